import FormModel
import FormPatterns
import FormSource

/// The values that a tester would try, chosen by what the rules say: both sides of every bound, one value for each
/// message, one for each branch, what comes with pasted text, and the spec's own examples.
struct FieldSamples {
    struct Sample {
        var value: String
        var others: [ValidationCase.OtherText] = []
        var reason: String
    }

    private let field: Field
    private let analysis: FieldAnalysis

    init(_ field: Field, _ analysis: FieldAnalysis) {
        self.field = field
        self.analysis = analysis
    }

    /// Each value once, with the first reason for it; examples always.
    var all: [Sample] {
        var seen: Set<String> = []
        let usual = [nothing] + shortest + sameLength + bounds + ends
        let chosen = (usual + branches + messages + pasted).filter {
            seen.insert($0.value + "\u{0}" + $0.others.map(\.text).joined(separator: "\u{0}")).inserted
        }
        return chosen + examples
    }

    private var languages: FieldLanguages { analysis.languages }

    /// Longer values are not shown.
    private static let longest = 300

    // MARK: The usual ones

    private var nothing: Sample { Sample(value: "", reason: "nothing typed") }

    private var shortest: [Sample] {
        analysis.shortest.value.map { [sample($0, "the shortest accepted")] } ?? []
    }

    /// A value of the shortest accepted length that is refused for another reason.
    private var sameLength: [Sample] {
        guard let shortest = analysis.shortest.value else { return [] }
        let refused = Language.allOf([languages.values, .not(languages.accepted)])
        let value = languages.member(of: refused, length: shortest.unicodeScalars.count)
        return value.map { [sample($0, "as long as the shortest accepted")] } ?? []
    }

    private var examples: [Sample] {
        field.examples.accept.map { sample($0.value, "example to accept") }
            + field.examples.reject.map { sample($0.value, "example to reject") }
    }

    /// A sample with the texts in other fields that comparisons want, except the one to break.
    private func sample(_ value: String, _ reason: String, breaking broken: Int? = nil) -> Sample {
        let typed = field.trims.value ? RuleEvaluator.trimmed(value) : value
        let others = field.rules.enumerated().compactMap { index, rule -> ValidationCase.OtherText? in
            guard let (other, isEqual) = rule.condition.comparison else { return nil }
            if index == broken {
                return ValidationCase.OtherText(field: other, text: isEqual ? typed + "x" : typed)
            }
            return isEqual ? ValidationCase.OtherText(field: other, text: typed) : nil
        }
        return Sample(value: value, others: others, reason: reason)
    }

    // MARK: Bounds

    private var bounds: [Sample] {
        field.rules.indices.flatMap { index -> [Sample] in
            guard case .length(let minimum, let maximum) = field.rules[index].condition else { return [] }
            let low = minimum.map { [($0 - 1, "one under the minimum"), ($0, "the minimum")] } ?? []
            let high = maximum.map { [($0, "the maximum"), ($0 + 1, "one over the maximum")] } ?? []
            return (low + high).compactMap { length, name in
                value(ofLength: length, at: index).map { sample($0, "\(characters(length)), \(name)") }
            }
        }
    }

    /// A value of that length that breaks none of the other rules, or at least none before.
    private func value(ofLength length: Int, at index: Int) -> String? {
        guard (1...Self.longest).contains(length) else { return nil }
        let others = languages.meeting(languages.rules.indices.filter { $0 != index })
        return languages.member(of: others, length: length)
            ?? languages.member(of: languages.meeting(0..<index), length: length)
    }

    /// Where no rule names a length, the lengths that the patterns leave: the longest value, and its neighbors.
    private var ends: [Sample] {
        let hasLength = field.rules.contains { if case .length = $0.condition { true } else { false } }
        guard !hasLength, let shortest = analysis.shortest.value else { return [] }
        let count = shortest.unicodeScalars.count
        let below =
            count > 1
            ? [sample(String(shortest.unicodeScalars.dropLast()), "\(characters(count - 1)), one fewer")] : []
        guard let longest = languages.longest,
            longest > count,
            longest <= Self.longest, let value = languages.member(of: languages.accepted, length: longest)
        else { return below }
        let more = value + String(value.suffix(1))
        return below + [
            sample(value, "\(characters(longest)), the longest accepted"),
            sample(more, "\(characters(longest + 1)), one more"),
        ]
    }

    private func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

    // MARK: Rules

    private var branches: [Sample] {
        analysis.choices.flatMap { choices in
            choices.enumerated().compactMap { branch, finding in
                finding.value.map { sample($0, "the shortest of choice \(branch + 1)") }
            }
        }
    }

    private var messages: [Sample] {
        analysis.breaks.enumerated().compactMap { index, finding in
            finding.value.map { sample($0, "the shortest that this rule refuses", breaking: index) }
        }
    }

    // MARK: White space and emoji

    /// What is seldom thought of and often pasted: `trims` and the patterns decide what becomes of it.
    private var pasted: [Sample] {
        guard !field.rules.isEmpty else { return [] }
        let blank = sample("   ", "3 spaces")
        guard let shortest = analysis.shortest.value else { return [blank] }
        return [
            blank, sample(" \(shortest) ", "a space at both ends"),
            sample(shortest + "😀", "an emoji at the end"),
        ]
    }
}
