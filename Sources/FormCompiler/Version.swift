/// The version of the compiler; the newest heading of CHANGELOG.md, which a test compares.
package enum Version {
    /// Semantic version without a `v`.
    package static let number = "0.1.0"
}
