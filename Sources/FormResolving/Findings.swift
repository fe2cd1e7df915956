import FormDiagnostics
import FormModel
import FormSource

/// What is found beside the form: mistakes, and what can be checked only when every part is resolved. Parts add to it and
/// never ask it for anything.
struct Findings {
    /// What is wrong, in the order in which it was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// Every place that names an element, be there one or not.
    private(set) var references: [Located<String>] = []
    /// References to names that no element has, by name.
    private(set) var dangling: [String: Dangling] = [:]
    /// Items of layouts, which may also be elements that are made later.
    private(set) var items: [Located<String>] = []
    /// The report about each color and pattern that the spec does not have; it grows with each use.
    private(set) var unknownNames: [String: Diagnostic] = [:]
    /// Names of patterns that rules have, or probably mean.
    private(set) var usedPatterns: Set<String> = []
    /// Comparisons `equals` between fields.
    private(set) var comparisons: [(from: String, to: Located<String>)] = []
    /// Keys of `strings` that texts look for.
    private(set) var usedStrings: Set<String> = []
    /// Every text with the place at which a missing language is reported.
    private(set) var texts: [(text: LocalizedText, span: Span)] = []
    /// Texts that may have fields' ids in braces.
    private(set) var alertMessages: [LocalizedText] = []
    /// Keys of the texts into which values, numbers or links are put.
    private(set) var textsWithValues: Set<String> = []

    struct Dangling {
        /// Names that may be meant.
        var candidates: [String]
        var spans: [Span] = []
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    mutating func note(reference: Located<String>) {
        references.append(reference)
    }

    /// Notes a name that no element has.
    mutating func note(dangling reference: Located<String>, among names: [String]) {
        dangling[reference.value, default: Dangling(candidates: names)].spans.append(reference.span)
    }

    /// Notes an item of a layout, which refers to an element.
    mutating func note(item: Located<String>) {
        items.append(item)
        references.append(item)
    }

    /// Keeps a report about a name: one for all places, as it is one mistake.
    mutating func note(unknown name: String, _ diagnostic: Diagnostic) {
        let key = "\(diagnostic.kind.code) \(name)"
        guard var first = unknownNames[key] else {
            unknownNames[key] = diagnostic
            return
        }
        first.secondary.append(.init(diagnostic.primary.span, "also named here"))
        if let fix = diagnostic.fixes.first,
            let index = first.fixes.firstIndex(where: { $0.title == fix.title })
        {
            first.fixes[index].edits += fix.edits
        }
        unknownNames[key] = first
    }

    mutating func note(
        usedPattern name: String
    ) { usedPatterns.insert(name) }

    mutating func note(comparisonFrom field: String, to other: Located<String>) {
        comparisons.append((field, other))
    }

    mutating func note(usedString key: String) { usedStrings.insert(key) }

    mutating func note(text: LocalizedText, at span: Span) { texts.append((text, span)) }

    mutating func note(alertMessage text: LocalizedText) {
        alertMessages.append(text)
    }

    mutating func note(textWithValues key: String) { textsWithValues.insert(key) }
}

/// The elements that the compiler made beside the written ones.
struct MadeElements {
    /// Their ids, with the places that asked for them.
    private(set) var ids: [String: Span] = [:]
    /// The stacks around fields and toggles, by the ids of these.
    private(set) var groups: [String: String] = [:]

    mutating func add(_ id: String, at span: Span) { ids[id] = span }

    mutating func add(_ stack: String, around id: String) { groups[id] = stack }
}
