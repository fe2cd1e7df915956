package import FormDiagnostics
package import FormSource

package import FormDiagnostics
package import FormSource

/// Applies fixes that do not touch one another.
///
/// - Parameters:
///   - fixes: in order of preference; one that meets an edit of an earlier one is left for the next run.
///   - includingUnsafe: also those of which ``Fix/Applicability/unsafe`` says that a person should look.
/// - Returns: the new text, and how many fixes it has.
package func apply(
    _ fixes: [Fix], to source: SourceFile, includingUnsafe: Bool = false
) -> (text: String, applied: Int) {
    var accepted: [Fix.Edit] = []
    var applied = 0
    for fix in fixes where fix.applicability == .safe || includingUnsafe && fix.applicability == .unsafe {
        guard !fix.edits.isEmpty, let merged = merge(fix.edits, into: accepted, source.utf8) else { continue }
        accepted = merged
        applied += 1
    }
    return (text(of: source.utf8, with: accepted), applied)
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
