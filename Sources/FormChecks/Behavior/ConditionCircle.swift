import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A field that waits for itself.
package enum ConditionCircle: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0464, "condition-circle", .error,
        summary: "whether a field shows depends on the field itself")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let words = BehaviorWords(context)
        return context.deadEnds.compactMap { end in
            guard case .circle(let places) = end, let first = places.first else { return nil }
            return places.count == 1 ? own(first, words) : diagnostic(places, words)
        }
    }

    private static func own(_ place: Int, _ words: BehaviorWords) -> Diagnostic {
        let shows = !words.behavior.bound.shown[place].isEmpty
        return Diagnostic(
            kind,
            shows
                ? "\(words.name(place)) goes as soon as something is typed into it"
                : "\(words.name(place)) never shows: it waits for itself",
            at: words.condition(words.placeOfCondition(place)), help: ["let it show without this condition"])
    }

    private static func diagnostic(_ places: [Int], _ words: BehaviorWords) -> Diagnostic {
        let waits = places.indices.map { index in
            "\(words.name(places[index])) waits for \(words.name(places[(index + 1) % places.count]))"
        }
        return Diagnostic(
            kind,
            "\(words.list(places.map { words.element($0).id.value })) wait for one another and never show",
            at: words.condition(words.placeOfCondition(places[0])),
            secondary: places.dropFirst().map { .init(words.condition(words.placeOfCondition($0))) },
            notes: [waits.joined(separator: ", ")],
            help: ["let \(words.name(places[0])) show without this condition"])
    }
}
