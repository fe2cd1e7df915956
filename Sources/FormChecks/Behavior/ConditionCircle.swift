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
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            guard case .circle(let elements) = end, let first = elements.first else { return nil }
            return elements.count == 1 ? own(first, wording) : diagnostic(elements, wording)
        }
    }

    private static func own(_ index: Int, _ wording: BehaviorWording) -> Diagnostic {
        let shows = !wording.behavior.bound.shown[index].isEmpty
        return Diagnostic(
            kind,
            shows
                ? "\(wording.name(index)) goes as soon as something is typed into it"
                : "\(wording.name(index)) never shows: it waits for itself",
            at: wording.condition(wording.conditionOwner(index)), help: ["let it show without this condition"]
        )
    }

    private static func diagnostic(_ elements: [Int], _ wording: BehaviorWording) -> Diagnostic {
        let waits = elements.indices.map { index in
            "\(wording.name(elements[index])) waits for \(wording.name(elements[(index + 1) % elements.count]))"
        }
        return Diagnostic(
            kind,
            "\(wording.list(elements.map { wording.element($0).id.value })) wait for one another and never show",
            at: wording.condition(wording.conditionOwner(elements[0])),
            secondary: elements.dropFirst().map { .init(wording.condition(wording.conditionOwner($0))) },
            notes: [waits.joined(separator: ", ")],
            help: ["let \(wording.name(elements[0])) show without this condition"])
    }
}
