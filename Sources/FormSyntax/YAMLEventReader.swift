import CLibYAML
import FormSource

/// What libyaml reports, with positions as UTF-8 offsets and text as Swift strings.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(value: String, style: YAMLScalar.Style)
        case sequenceStart(isFlow: Bool)
        case sequenceEnd
        case mappingStart(isFlow: Bool)
        case mappingEnd
    }

    var kind: Kind
    var span: Span
    var anchor: String?
    var tag: String?
}

/// Why libyaml stopped.
struct YAMLFailure {
    var problem: String
    var context: String
    /// The place in UTF-8 offsets.
    var offset: Int
    var contextOffset: Int
}

/// Pulls events out of libyaml.
struct YAMLEventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool
    private let positions: PositionMap

    /// - Parameter input: valid UTF-8 that outlives the reader.
    init(_ input: UnsafeBufferPointer<UInt8>, positions: PositionMap) {
        self.positions = positions
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) != 0
        if isReady {
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        }
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deinitialize(count: 1)
        parser.deallocate()
    }

    /// The next event, or `nil` when there is none because of ``failure``.
    func next() -> YAMLEvent? {
        guard isReady else { return nil }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) != 0 else { return nil }
        defer { yaml_event_delete(&event) }
        return convert(event)
    }

    var failure: YAMLFailure {
        guard isReady else {
            return YAMLFailure(problem: "not enough memory", context: "", offset: 0, contextOffset: 0)
        }
        let state = parser.pointee
        // A reader error has no mark, only an offset in bytes.
        let offset =
            state.error == YAML_READER_ERROR
            ? state.problem_offset : positions.offset(ofScalar: state.problem_mark.index)
        return YAMLFailure(
            problem: state.problem.map { String(cString: $0) } ?? "not enough memory",
            context: state.context.map { String(cString: $0) } ?? "",
            offset: offset,
            contextOffset: positions.offset(ofScalar: state.context_mark.index))
    }

    private func convert(_ event: yaml_event_t) -> YAMLEvent? {
        guard let kind = kind(of: event) else { return nil }
        let (anchor, tag) = properties(of: event)
        let span = Span(
            positions.offset(ofScalar: event.start_mark.index),
            positions.offset(ofScalar: event.end_mark.index))
        return YAMLEvent(kind: kind, span: span, anchor: text(anchor), tag: text(tag))
    }

    private func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
        switch event.type {
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_STREAM_END_EVENT: .streamEnd
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT: scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            .sequenceStart(isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            .mappingStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_MAPPING_END_EVENT: .mappingEnd
        default: nil
        }
    }

    private func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
        let data = event.data.scalar
        let value = String(
            decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
        return .scalar(value: value, style: style(data.style))
    }

    private func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private func properties(
        of event: yaml_event_t
    ) -> (anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?) {
        switch event.type {
        case YAML_SCALAR_EVENT: (event.data.scalar.anchor, event.data.scalar.tag)
        case YAML_SEQUENCE_START_EVENT: (event.data.sequence_start.anchor, event.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT: (event.data.mapping_start.anchor, event.data.mapping_start.tag)
        default: (nil, nil)
        }
    }

    private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
