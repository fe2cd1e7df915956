/// The version of the compiler; the newest heading of CHANGELOG.md, which a test compares.
package enum Version {
    package static let number = "0.1.0"
}
