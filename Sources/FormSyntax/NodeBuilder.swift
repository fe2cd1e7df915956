import FormDiagnostics
import FormSource

/// Makes the tree from the events, without recursion, and reports what the tree may not have.
struct NodeBuilder {
    let source: SourceFile
    let limits: YAMLLimits
    private(set) var root: YAMLNode?
    private(set) var bag = DiagnosticBag()

    private var frames: [Frame] = []
    private var anchors: [String: Subtree] = [:]
    private var documents = 0
    private var expandedNodes = 0
    /// The scalar read last; where a quote is missing, it has swallowed lines that were not meant for it.
    private var lastScalar: Span?

    init(source: SourceFile, limits: YAMLLimits) {
        self.source = source
        self.limits = limits
    }

    mutating func build(from reader: borrowing YAMLEventReader) {
        while let event = reader.next() {
            if case .streamEnd = event.kind { return finish() }
            guard take(event) else { return }
        }
        stop(SyntaxErrors(source: source, failure: reader.failure, lastScalar: lastScalar).diagnostic)
    }

    /// A mistake that ends the reading takes the place of a warning about the same characters.
    private mutating func stop(_ diagnostic: Diagnostic) {
        root = nil
        for index in frames.indices { reportRepetitions(in: index) }
        let others = bag.diagnostics.filter { $0.primary.span != diagnostic.primary.span }
        bag = DiagnosticBag()
        bag.report(contentsOf: others + [diagnostic])
        sort()
    }

    private mutating func finish() {
        if documents == 0 || root.map(isNothing) == true {
            root = nil
            report(YAMLReport.emptyFile())
        }
        sort()
    }

    /// Keys that stand again are reported at the end of their map, which puts them behind what is wrong in it.
    private mutating func sort() {
        let ordered = bag.diagnostics.enumerated().sorted {
            ($0.element.primary.span.lower, $0.offset) < ($1.element.primary.span.lower, $1.offset)
        }
        bag = DiagnosticBag()
        bag.report(contentsOf: ordered.map(\.element))
    }

    /// More would not be read, and a file made of nothing else must not fill the memory.
    private static let reportLimit = 1000

    private mutating func report(_ diagnostic: Diagnostic) {
        if bag.diagnostics.count < Self.reportLimit { bag.report(diagnostic) }
    }

    private func isNothing(_ node: YAMLNode) -> Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.style == .plain && scalar.value.isEmpty && scalar.resolved == .null
    }

    /// Returns whether to go on.
    private mutating func take(_ event: YAMLEvent) -> Bool {
        switch event.kind {
        case .streamStart, .streamEnd, .documentEnd: return true
        case .documentStart: return startDocument(event)
        case .alias(let name): return takeAlias(name, event)
        case .scalar(let value, let style):
            takeScalar(value, style, event)
            return true
        case .sequenceStart(let isFlow): return push(isMapping: false, isFlow: isFlow, event)
        case .mappingStart(let isFlow): return push(isMapping: true, isFlow: isFlow, event)
        case .sequenceEnd, .mappingEnd:
            pop(event)
            return true
        }
    }

    private mutating func startDocument(_ event: YAMLEvent) -> Bool {
        documents += 1
        guard documents > 1 else { return true }
        report(YAMLReport.severalDocuments(event.span))
        return false
    }

    // MARK: Leaves

    private mutating func takeScalar(_ value: String, _ style: YAMLScalar.Style, _ event: YAMLEvent) {
        let properties = NodeProperties(event, in: source.utf8)
        let content = Span(properties.contentStart, event.span.upper)
        let tag = event.tag.flatMap { scalarTag($0, properties, content) }
        let reading = ScalarReading(source: source.utf8, value: value, style: style, content: content)
        let resolved = resolve(value, style, tag)
        let scalar = reading.scalar(resolved: resolved ?? .null)
        lastScalar = scalar.span
        if resolved == nil, let tag { report(YAMLReport.tagMismatch(tag.rawValue, value, scalar.span)) }
        if let lookalike = LookalikeCheck(source: source, scalar: scalar, position: position).diagnostic {
            report(lookalike)
        }
        let kind: YAMLNode.Kind = resolved == nil ? .invalid : .scalar(scalar)
        add(Subtree(node: YAMLNode(kind, scalar.span, anchor: event.anchor), weight: 1, height: 0))
    }

    /// What a scalar means; `nil` where its tag does not fit.
    private func resolve(_ value: String, _ style: YAMLScalar.Style, _ tag: CoreTag?) -> YAMLValue? {
        guard let tag else { return style == .plain ? YAMLValue(plain: value) : .string(value) }
        return tag.resolve(value)
    }

    private mutating func scalarTag(_ tag: String, _ properties: NodeProperties, _ content: Span) -> CoreTag?
    {
        guard let core = CoreTag(tag) else {
            reportTag(properties)
            return nil
        }
        return core
    }

    private mutating func reportTag(_ properties: NodeProperties) {
        let span = properties.tag ?? Span(properties.contentStart, properties.contentStart)
        report(YAMLReport.customTag(span, rest: rest(of: span), in: source))
    }

    private mutating func takeAlias(_ name: String, _ event: YAMLEvent) -> Bool {
        if let open = frames.last(where: { $0.anchor == name }) {
            report(YAMLReport.recursiveAlias(name, event.span, open.start))
            addInvalid(event.span)
            return true
        }
        guard var target = anchors[name] else {
            // Of very many names none is worth a search for each alias.
            let known = anchors.count <= 200 ? anchors.keys.sorted() : []
            report(
                YAMLReport.undefinedAlias(
                    name, event.span, known: known, rest: rest(of: event.span), in: source))
            addInvalid(event.span)
            return true
        }
        guard frames.count + target.height <= limits.nesting else { return stopNesting(event.span) }
        expandedNodes += target.weight
        guard expandedNodes <= limits.expandedNodes else {
            stop(YAMLReport.aliasExpansion(name, event.span, limit: limits.expandedNodes))
            return false
        }
        target.node.aliasSpan = event.span
        target.node.anchor = nil
        add(target)
        return true
    }

    /// The text that a tag or alias may have been meant to start.
    private func rest(of span: Span) -> Span {
        frames.last?.isFlow == true
            ? Quoting.restOfItem(from: span.lower, in: source.utf8)
            : Quoting.restOfLine(from: span.lower, in: source.utf8)
    }

    private mutating func addInvalid(_ span: Span) {
        add(Subtree(node: YAMLNode(.invalid, span), weight: 1, height: 0))
    }

    // MARK: Collections

    private mutating func push(isMapping: Bool, isFlow: Bool, _ event: YAMLEvent) -> Bool {
        let properties = NodeProperties(event, in: source.utf8)
        guard frames.count < limits.nesting else {
            return stopNesting(Span(properties.contentStart, event.span.upper))
        }
        let fitting: CoreTag = isMapping ? .map : .seq
        if let tag = event.tag, CoreTag(tag) != fitting, tag != "!" {
            if let core = CoreTag(tag) {
                let shape = isMapping ? "a map of keys" : "a list"
                report(YAMLReport.tagMismatch(core.rawValue, shape: shape, properties.tag ?? event.span))
            } else {
                reportTag(properties)
            }
        }
        if let anchor = event.anchor { anchors[anchor] = nil }
        frames.append(
            Frame(isMapping: isMapping, isFlow: isFlow, start: properties.contentStart, anchor: event.anchor))
        return true
    }

    private mutating func stopNesting(_ span: Span) -> Bool {
        stop(YAMLReport.nesting(span, limit: limits.nesting))
        return false
    }

    private mutating func pop(_ event: YAMLEvent) {
        if let top = frames.indices.last { reportRepetitions(in: top) }
        guard let frame = frames.popLast() else { return }
        let span = Span(frame.start, frame.isFlow && isClosed(event) ? event.span.upper : frame.end)
        let kind: YAMLNode.Kind = frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.items)
        let node = YAMLNode(kind, span, anchor: frame.anchor)
        add(Subtree(node: node, weight: frame.weight, height: frame.height))
    }

    /// The one pair of `[a: b]` has no bracket of its own; libyaml ends it where the next token starts.
    private func isClosed(_ event: YAMLEvent) -> Bool {
        event.span.upper > 0 && "]}".utf8.contains(source.utf8[event.span.upper - 1])
    }

    // MARK: Putting together

    private mutating func add(_ subtree: Subtree) {
        if let anchor = subtree.node.anchor { anchors[anchor] = subtree }
        guard let top = frames.indices.last else {
            root = subtree.node
            return
        }
        let isKey = frames[top].isMapping && frames[top].pending == .none
        if isKey {
            frames[top].pending = keyState(subtree.node, in: frames[top])
        }
        frames[top].append(subtree, asKey: isKey)
    }

    /// Keys that stood before the first one that stands again are one mistake with it when they stand again too: most
    /// often the line that begins an entry is missing.
    private mutating func reportRepetitions(in index: Int) {
        let repeated = frames[index].repeated
        frames[index].repeated = []
        var run: [YAMLReport.Repetition] = []
        for key in repeated {
            let isOtherRun = run.first.map { key.first.lower > $0.span.lower } ?? false
            if isOtherRun || run.contains(where: { $0.first == key.first }) {
                report(YAMLReport.duplicateKeys(run))
                run = []
            }
            run.append(key)
        }
        if !run.isEmpty { report(YAMLReport.duplicateKeys(run)) }
    }

    private mutating func keyState(_ key: YAMLNode, in frame: Frame) -> Frame.Pending {
        if key.isInvalid { return .dropped }
        guard let scalar = key.scalar, !isNothing(key) else {
            report(YAMLReport.complexKey(key))
            return .dropped
        }
        if scalar.style == .plain, scalar.value == "<<", scalar.resolved == .string("<<") {
            report(YAMLReport.mergeKey(key.writtenSpan))
            return .dropped
        }
        return frame.seen[scalar.value] == nil ? .key : .duplicate
    }

    /// What the value that comes next stands for, for the checks of look-alikes.
    private var position: LookalikeCheck.Position {
        guard let frame = frames.last else { return .root }
        guard frame.isMapping else { return .item }
        return frame.pending == .none ? .key : .value
    }
}

/// A finished value with its size.
private struct Subtree {
    var node: YAMLNode
    /// Values in it, aliases counted as what they stand for.
    var weight: Int
    /// Levels of lists and maps in it.
    var height: Int
}

/// A list or map that is still open.
private struct Frame {
    /// What became of the key whose value comes next.
    enum Pending { case none, key, duplicate, dropped }

    let isMapping: Bool
    let isFlow: Bool
    let start: Int
    let anchor: String?
    var items: [YAMLNode] = []
    var pairs: [YAMLPair] = []
    var seen: [String: Span] = [:]
    /// Keys that stand again, in order; reported when the map is read to its end.
    var repeated: [YAMLReport.Repetition] = []
    var pending = Pending.none
    var key: YAMLNode?
    var end: Int
    var weight = 1
    var height = 1

    init(isMapping: Bool, isFlow: Bool, start: Int, anchor: String?) {
        self.isMapping = isMapping
        self.isFlow = isFlow
        self.start = start
        self.anchor = anchor
        end = start
    }

    mutating func append(_ child: Subtree, asKey: Bool) {
        weight += child.weight
        height = max(height, child.height + 1)
        end = max(end, child.node.writtenSpan.upper)
        if !isMapping {
            items.append(child.node)
        } else if asKey {
            key = child.node
            note(child.node)
        } else {
            if let key {
                let kept = pending == .key ? key : YAMLNode(.invalid, key.writtenSpan)
                pairs.append(YAMLPair(key: kept, value: child.node))
            }
            pending = .none
        }
    }
    private mutating func note(_ key: YAMLNode) {
        guard let name = key.scalar?.value else { return }
        if pending == .key { seen[name] = key.writtenSpan }
        if pending == .duplicate, let first = seen[name] {
            repeated.append(.init(name: name, span: key.writtenSpan, first: first))
        }
    }
}
