/// A value with the place in the spec that it comes from.
package struct Located<Value> {
    /// As it is used; what was written may look otherwise.
    package var value: Value
    /// Of the value, not of its key. UTF-8 offsets.
    package var span: Span

    package init(_ value: Value, _ span: Span) {
        self.value = value
        self.span = span
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
