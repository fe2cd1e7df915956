package import FormModel
import FormPatterns

/// Decides by ICU's own matcher, which is what checks values on a device. Patterns are compiled once.
package struct ICUMatcher: PatternMatcher {
    private struct Key: Hashable {
        let text: String
        let ignoresCase: Bool

        init(_ pattern: PatternUse) {
            text = pattern.source.text
            ignoresCase = pattern.ignoresCase
        }
    }

    private var compiled: [Key: CompiledPattern] = [:]

    /// Compiles every pattern that a rule of the form uses.
    package init(_ form: LoginForm) {
        for (_, field) in form.fields {
            for use in field.rules.flatMap(\.condition.patternUses) { add(Key(use)) }
        }
    }

    /// Compiles every pattern that a rule of the field uses.
    init(_ field: Field) {
        for use in field.rules.flatMap(\.condition.patternUses) { add(Key(use)) }
    }

    private mutating func add(_ key: Key) {
        guard compiled[key] == nil else { return }
        compiled[key] = CompiledPattern(key.text, flags: key.ignoresCase ? .ignoringCase : [])
    }

    package func matchesWhole(_ pattern: PatternUse, _ value: String) -> Bool? {
        compiled[Key(pattern)]?.matchesWhole(value)
    }

    package func isFound(_ pattern: PatternUse, in value: String) -> Bool? {
        compiled[Key(pattern)]?.isFound(in: value)
    }
}
