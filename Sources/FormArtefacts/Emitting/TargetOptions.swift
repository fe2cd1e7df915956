/// An option that emitters of source code take. The raw value is its name on the command line:
/// `--target NAME:access=public`.
package enum TargetOption: String, Sendable, Hashable, CaseIterable {
    /// The access level of the declarations that an app uses.
    case access
    /// The module that the generated code imports.
    case module
    /// What the names of the generated types begin with.
    case prefix
}

/// The options of a target, each with its default.
package struct TargetOptions: Sendable, Hashable {
    /// Access levels of Swift that a declaration of a file of its own can have.
    package enum AccessLevel: String, Sendable, Hashable, CaseIterable { case `internal`, package, `public` }

    /// Declarations are internal by default.
    package private(set) var access = AccessLevel.internal
    /// The module to import; nil imports none.
    package private(set) var module: String?
    /// Types have no prefix by default.
    package private(set) var prefix = ""

    /// Every option at its default.
    package init() {}

    /// Sets an option from its text.
    ///
    /// - Returns: what the value must be where it is not one of the option's; nil where it was set.
    package mutating func set(_ option: TargetOption, to value: String) -> String? {
        switch option {
        case .access:
            guard let level = AccessLevel(rawValue: value) else {
                return "one of " + AccessLevel.allCases.map(\.rawValue).joined(separator: ", ")
            }
            access = level
        case .module, .prefix:
            guard Self.isIdentifier(value) else { return "a Swift identifier of ASCII characters" }
            if option == .module { module = value } else { prefix = value }
        }
        return nil
    }

    /// Whether a text is a letter or underscore and then letters, digits and underscores, all of ASCII.
    private static func isIdentifier(_ text: String) -> Bool {
        let isWord = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isWord && !(text.first?.isNumber ?? true)
    }
}

/// A target that is asked for.
package struct TargetRequest: Sendable, Hashable {
    /// The name of an emitter.
    package var name: String
    /// The options for it.
    package var options: TargetOptions

    package init(_ name: String, _ options: TargetOptions = TargetOptions()) {
        self.name = name
        self.options = options
    }
}
