import FormSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A word of the command line as the system hands it over: bytes, which need not be UTF-8.
package struct Argument: Hashable, Sendable {
    /// The bytes without a NUL at the end.
    package let bytes: [UInt8]

    /// A word of bytes that came from the system.
    package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// A word that is written in the program.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The words after the program's name.
    package static var ofProcess: [Argument] {
        (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
            CommandLine.unsafeArgv[index].map { word in
                Argument(bytes: UnsafeRawBufferPointer(start: word, count: strlen(word)))
            }
        }
    }

    /// The word as a text; nil where it is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The word as a text, with replacement characters where it is not UTF-8: no name of ours has them.
    var repaired: String { String(decoding: bytes, as: UTF8.self) }

    /// The argument for messages: control characters are escaped, and bytes that are no UTF-8 are written `\xff`.
    var shown: String { printable(bytes: bytes) }

    /// The word as the path of a file or folder.
    var path: FilePath { FilePath(bytes: bytes) }

    func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// The words on both sides of the first `=`; nil where there is none.
    var sides: (left: Argument, right: Argument)? {
        bytes.firstIndex(of: UInt8(ascii: "=")).map {
            (Argument(bytes: bytes[..<$0]), Argument(bytes: bytes[($0 + 1)...]))
        }
    }
}

extension Argument: ExpressibleByStringLiteral {
    /// A word that is written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
