/// How much a spec may ask of the compiler. A form is far below each; what is above is a mistake or an attack.
package struct YAMLLimits: Sendable {
    /// Bytes of the file.
    package var fileSize: Int
    /// Lists and maps inside one another.
    package var nesting: Int
    /// Values in the document after every alias is replaced by what it stands for, where aliases make it grow.
    package var expandedNodes: Int

    package init(fileSize: Int, nesting: Int, expandedNodes: Int) {
        self.fileSize = fileSize
        self.nesting = nesting
        self.expandedNodes = expandedNodes
    }

    /// 16 MiB, 64 levels, 100 000 values.
    package static let `default` = YAMLLimits(
        fileSize: 16 * 1024 * 1024, nesting: 64, expandedNodes: 100_000)
}
