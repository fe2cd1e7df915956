import FormDiagnostics
import FormSource
import FormSyntax

/// A spec after its safe fixes have been applied, as often as they bring up further ones.
package struct SpecRepair: Sendable {
    /// What compiling the text yields, repaired or not.
    package private(set) var compiled: CompiledSpec
    /// The spec's text, repaired or not.
    package private(set) var bytes: [UInt8]
    /// How many fixes were applied, over all rounds.
    package private(set) var fixCount = 0

    /// A fix may make another one possible; more rounds than this would be a circle.
    private static let roundLimit = 10

    /// A spec that is left as it is.
    package init(_ compiled: CompiledSpec, of input: SpecInput) {
        self.compiled = compiled
        bytes = input.bytes
    }

    /// Compiles a spec, applies its safe fixes and compiles again, until none is left.
    package static func repair(
        _ input: SpecInput, _ compiler: any FormCompiling, _ options: CompileOptions
    ) -> SpecRepair {
        var input = input
        var repair = SpecRepair(compiler.compile(input, options), of: input)
        for _ in 0..<roundLimit {
            let source = repair.compiled.source
            let fixes = repair.compiled.diagnostics.compactMap {
                $0.fixes.first { $0.applicability == .safe }
            }
            let (text, applied) = apply(fixes, to: source)
            if applied == 0 { break }
            input.bytes = lostMark(input, source) + text.utf8
            repair.bytes = input.bytes
            repair.fixCount += applied
            repair.compiled = compiler.compile(input, options)
        }
        return repair
    }

    /// The byte order mark that the file has and the source has not.
    private static func lostMark(_ input: SpecInput, _ source: SourceFile) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return input.bytes.starts(with: mark) && !source.utf8.starts(with: mark) ? mark : []
    }
}
