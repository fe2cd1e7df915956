import FormTestSupport
import Foundation
import Testing

/// A property of a map that no table has would never be read, and nothing in the types says so.
struct KeyTests {
    /// Maps that are parts of others, which have some of their keys.
    private static let parts = ["AppearanceKeys", "ParagraphKeys"]

    @Test func `Each key is in a table`() throws {
        let folder = Python.packageRoot + "/Sources/FormLanguage/Keys/"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let texts = try names.map { try String(contentsOfFile: folder + $0, encoding: .utf8) }
        let maps = texts.flatMap { $0.components(separatedBy: "package struct ").dropFirst() }
        try #require(maps.count > 40)
        let tables = maps.joined()
        var keys = 0
        for map in maps {
            let body = map.range(of: "\n}\n").map { map[..<$0.upperBound] } ?? map[...]
            let name = map.prefix { $0.isLetter }
            for property in body.matches(of: /@Key\((?:(?!@Key).)*?package var (\w+)/.dotMatchesNewlines()) {
                let key = property.1
                keys += 1
                #expect(
                    body.contains(".at(\\.$\(key))")
                        || Self.parts.contains(String(name)) && tables.contains(".$\(key))"),
                    "\(name).\(key)")
            }
        }
        #expect(keys > 150)
    }
}
