import FormDiagnostics

/// A spec after its safe fixes have been applied, as often as they bring up further ones.
struct SpecRepair: Sendable {
    private(set) var compiled: CompiledSpec
    private(set) var bytes: [UInt8] = []
    private(set) var fixCount = 0

    /// A fix may make another one possible; more rounds than this would be a circle.
    private static let roundLimit = 10

    /// A spec that is left as it is.
    init(_ compiled: CompiledSpec) { self.compiled = compiled }

    static func repair(
        _ input: SpecInput, _ compiler: any FormCompiling, _ options: CompileOptions
    ) -> SpecRepair {
        var input = input
        var repair = SpecRepair(compiler.compile(input, options))
        for _ in 0..<roundLimit {
            let fixes = safeFixes(repair.compiled.diagnostics)
            if fixes.isEmpty { break }
            input.bytes = lostMark(input, repair.compiled.source) + applied(fixes, to: repair.compiled.source)
            repair.bytes = input.bytes
            repair.fixCount += fixes.count
            repair.compiled = compiler.compile(input, options)
        }
        return repair
    }

    /// The byte order mark that the file has and the source has not.
    private static func lostMark(_ input: SpecInput, _ source: SourceFile) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return input.bytes.starts(with: mark) && !source.utf8.starts(with: mark) ? mark : []
    }

    /// The safe fixes that do not overlap an earlier one.
    private static func safeFixes(_ diagnostics: [Diagnostic]) -> [Fix] {
        var taken: [Span] = []
        var result: [Fix] = []
        for fix in diagnostics.compactMap({ $0.fixes.first { $0.applicability == .safe } }) {
            let spans = fix.edits.map(\.span)
            guard !spans.contains(where: { span in taken.contains { overlaps($0, span) } }) else { continue }
            taken += spans
            result.append(fix)
        }
        return result
    }

    private static func overlaps(_ left: Span, _ right: Span) -> Bool {
        left.lower < right.upper && right.lower < left.upper || left.lower == right.lower
    }

    private static func applied(_ fixes: [Fix], to source: SourceFile) -> [UInt8] {
        var bytes = source.utf8
        for edit in fixes.flatMap(\.edits).sorted(by: { $0.span > $1.span }) {
            bytes.replaceSubrange(edit.span.clamped(to: bytes.count).range, with: edit.replacement.utf8)
        }
        return bytes
    }
}
