/// A property that says nothing about the meaning, such as the place of a value in the spec: it takes no part in equality, so
/// that a comment or a blank line more does not make another form.
@propertyWrapper package struct IgnoredByEquality<Value: Sendable>: Sendable, Hashable {
    /// The property's own value.
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (left: IgnoredByEquality, right: IgnoredByEquality) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
