/// The tags of the core schema (YAML 1.2 section 10.3.1), and `!`, which says "not resolved", that is, text.
enum CoreTag: String {
    case str = "!!str"
    case int = "!!int"
    case float = "!!float"
    case bool = "!!bool"
    case null = "!!null"
    case map = "!!map"
    case seq = "!!seq"

    private static let prefix = "tag:yaml.org,2002:"

    /// - Parameter tag: as libyaml gives it, with its handle replaced.
    init?(_ tag: String) {
        if tag == "!" {
            self = .str
        } else {
            guard tag.hasPrefix(Self.prefix) else { return nil }
            self.init(rawValue: "!!" + tag.dropFirst(Self.prefix.count))
        }
    }

    /// The meaning of a scalar that has this tag; `nil` where the text does not fit it.
    func resolve(_ text: String) -> YAMLValue? {
        let bytes = Array(text.utf8)
        return switch self {
        case .str: .string(text)
        case .int: CoreSchema.integer(bytes)
        case .float: float(bytes)
        case .bool: CoreSchema.bool(text).map(YAMLValue.bool)
        case .null: CoreSchema.isNull(text) ? .null : nil
        case .map, .seq: nil
        }
    }

    private func float(_ bytes: [UInt8]) -> YAMLValue? {
        if case .int(let whole)? = CoreSchema.integer(bytes) { return .float(Double(whole)) }
        return CoreSchema.integer(bytes) ?? CoreSchema.float(bytes)
    }
}
