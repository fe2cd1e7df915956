import FormDiagnostics
import FormSource

/// The path of a file or folder as the system has it: bytes, which need not be UTF-8 and which nothing normalizes.
/// Two paths are equal where their bytes are, so that `é` in one code point and in two are two names.
package struct FilePath: Hashable, Sendable {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// The bytes as the system calls take them, without a NUL at the end.
    package let bytes: [UInt8]

    /// A path of bytes that came from the system.
    package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// A path that is written in the program, or made of a text.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether this is the path of nothing at all, which is also the folder of a bare name.
    package var isEmpty: Bool { bytes.isEmpty }

    /// `a/b` of `a/b/c.yaml`; empty for a bare name, `/` for one at the root.
    package var folder: FilePath {
        guard let last = bytes.lastIndex(of: Self.slash) else { return FilePath(bytes: []) }
        return FilePath(bytes: last == 0 ? bytes[...0] : bytes[..<last])
    }

    /// `c.yaml` of `a/b/c.yaml`.
    package var name: FilePath {
        guard let last = bytes.lastIndex(of: Self.slash) else { return self }
        return FilePath(bytes: bytes[(last + 1)...])
    }

    /// `c` of `a/b/c.yaml`, `c.d` of `c.d.yaml`.
    package var stem: FilePath {
        let name = name.bytes
        guard let last = name.lastIndex(of: Self.dot), last != 0 else { return FilePath(bytes: name) }
        return FilePath(bytes: name[..<last])
    }

    /// The path of a name in this folder.
    package func joined(_ name: FilePath) -> FilePath {
        if isEmpty { return name }
        return FilePath(
            bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
    }

    /// The path with the text at its end.
    package func appending(_ text: String) -> FilePath { FilePath(bytes: bytes + text.utf8) }

    /// Where a link with this text leads, that stands in the folder.
    package func resolved(in folder: FilePath) -> FilePath { isAbsolute ? self : folder.joined(self) }

    /// The folder that an empty path means.
    package var orCurrent: FilePath { isEmpty ? "." : self }

    /// `a/b` of `a/b/`.
    var withoutSlashAtEnd: FilePath {
        bytes.count > 1 && bytes.last == Self.slash ? FilePath(bytes: bytes.dropLast()) : self
    }

    /// Whether it starts at the root.
    package var isAbsolute: Bool { bytes.first == Self.slash }

    /// Whether the name starts with a dot.
    package var isHidden: Bool { name.bytes.first == Self.dot }

    /// Whether the name ends like a YAML file.
    package var isYAML: Bool { ends(with: ".yaml") || ends(with: ".yml") }

    private func ends(with text: String) -> Bool {
        bytes.suffix(text.utf8.count).elementsEqual(text.utf8)
    }

    /// Whether the path is the folder, or of something below it; both without links and `..`.
    package func isInside(_ folder: FilePath) -> Bool {
        bytes.starts(with: folder.bytes)
            && (bytes.count == folder.bytes.count || folder.bytes.last == Self.slash
                || bytes[folder.bytes.count] == Self.slash)
    }

    /// The path for messages: control characters are escaped, and bytes that are no UTF-8 are written `\xff`.
    package var shown: String { printable(bytes: bytes) }

    /// The path as a text: the path itself, and `\xff` for each byte that is not UTF-8.
    var text: String { readable(bytes: bytes) }

    /// The path as a URI reference, where it is not UTF-8.
    var uri: String? {
        String(validating: bytes, as: UTF8.self) == nil ? PercentEncoding.uri(path: bytes) : nil
    }

    /// The path as a C string for a system call.
    var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}

extension FilePath: ExpressibleByStringInterpolation {
    /// A path that is written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: Comparable {
    /// The order of the bytes.
    package static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
