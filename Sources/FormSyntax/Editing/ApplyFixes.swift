package import FormDiagnostics
package import FormSource

/// What fixes made of the files of a source map.
package struct FixedSources: Sendable {
    /// The new text of each file that was changed, in the order of the map.
    package let texts: [(name: String, text: String)]
    /// How many fixes they have.
    package let applied: Int
}

/// Applies fixes that do not touch one another, in every file that they change; a fix is applied as a whole or not at all.
///
/// - Parameters:
///   - fixes: in order of preference; one that meets an edit of an earlier one is left for the next run.
///   - includingUnsafe: also those of which ``Fix/Applicability/unsafe`` says that a person should look.
package func apply(_ fixes: [Fix], to sources: SourceMap, includingUnsafe: Bool = false) -> FixedSources {
    var accepted: [Int: [Fix.Edit]] = [:]
    var applied = 0
    for fix in fixes where fix.applicability == .safe || includingUnsafe && fix.applicability == .unsafe {
        guard !fix.edits.isEmpty, let merged = merge(fix.edits, into: accepted, sources) else { continue }
        accepted = merged
        applied += 1
    }
    let texts = accepted.sorted { $0.key < $1.key }.map { file, edits in
        (name: sources.files[file].name, text: text(of: sources.files[file].utf8, with: edits))
    }
    return FixedSources(texts: texts, applied: applied)
}

/// Applies fixes of a spec that is one file.
///
/// - Returns: the new text, and how many fixes it has.
package func apply(
    _ fixes: [Fix], to source: SourceFile, includingUnsafe: Bool = false
) -> (text: String, applied: Int) {
    let fixed = apply(fixes, to: SourceMap(source), includingUnsafe: includingUnsafe)
    return (fixed.texts.first?.text ?? String(decoding: source.utf8, as: UTF8.self), fixed.applied)
}

/// The edits of each file with those of one more fix, or `nil` where two meet or one does not fit its file.
private func merge(_ edits: [Fix.Edit], into accepted: [Int: [Fix.Edit]], _ sources: SourceMap)
    -> [Int: [Fix.Edit]]?
{
    var result = accepted
    for (file, edits) in Dictionary(grouping: edits, by: { sources.fileIndex(at: $0.span.lower) }) {
        let start = sources.start(ofFile: file)
        let local = edits.map {
            Fix.Edit(Span($0.span.lower - start, $0.span.upper - start), $0.replacement)
        }
        guard let merged = merge(local, into: accepted[file] ?? [], sources.files[file].utf8) else {
            return nil
        }
        result[file] = merged
    }
    return result
}

/// The edits in order, or `nil` where two meet or one does not fit the text.
private func merge(_ edits: [Fix.Edit], into accepted: [Fix.Edit], _ bytes: [UInt8]) -> [Fix.Edit]? {
    guard edits.allSatisfy({ fits($0.span, bytes) }) else { return nil }
    let all = (accepted + edits).sorted { $0.span < $1.span }
    for (left, right) in zip(all, all.dropFirst()) where meet(left.span, right.span) { return nil }
    return all
}

/// Whether two spans, the first not after the second, overlap or leave the order of their replacements open.
private func meet(_ left: Span, _ right: Span) -> Bool {
    left.upper > right.lower || left.lower == right.lower || left.upper == right.lower && right.isEmpty
}

private func fits(_ span: Span, _ bytes: [UInt8]) -> Bool {
    span.lower >= 0 && span.upper <= bytes.count && isBoundary(span.lower, bytes)
        && isBoundary(span.upper, bytes)
}

private func isBoundary(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
}

private func text(of bytes: [UInt8], with edits: [Fix.Edit]) -> String {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
        result += bytes[offset..<edit.span.lower]
        result += edit.replacement.utf8
        offset = edit.span.upper
    }
    result += bytes[offset...]
    return String(decoding: result, as: UTF8.self)
}
