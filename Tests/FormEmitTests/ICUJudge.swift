import FormModel
import FormPatterns

/// Decides by ICU's own matcher, which is what checks values on a device.
struct ICUJudge: PatternJudge {

    func matchesWhole(_ pattern: FormModel.PatternUse, _ value: String) -> Bool? {
        compiled(pattern)?.matchesWhole(value)
    }

    func isFound(_ pattern: FormModel.PatternUse, in value: String) -> Bool? {
        compiled(pattern)?.isFound(in: value)
    }

    private func compiled(_ pattern: FormModel.PatternUse) -> CompiledPattern? {
        CompiledPattern(pattern.source.text, flags: pattern.ignoresCase ? .ignoringCase : [])
    }
}
