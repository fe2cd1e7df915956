/// A value with the place in the spec that it comes from.
package struct Located<Value> {
    /// The value as it is used; what was written may look different.
    package var value: Value
    /// The span of the value, not of its key, in UTF-8 offsets.
    package var span: Span

    package init(_ value: Value, _ span: Span) {
        self.value = value
        self.span = span
    }
}

extension Located: Sendable where Value: Sendable {}

/// Equality is that of the values: where a value stands says nothing about what it means.
extension Located: Equatable where Value: Equatable {
    package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Located: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
