/// A value of which a part may have been unreadable. The mistake has been reported where it stands: who draws a conclusion from
/// the whole value asks whether it is poisoned, and is silent then.
@propertyWrapper package struct Poisonable<Value: Sendable>: Sendable {
    /// What could be read.
    package var wrappedValue: Value
    /// Whether something is missing in it that could not be read.
    package private(set) var isPoisoned: Bool

    /// The value with its mark, by `$` and the property's name.
    package var projectedValue: Poisonable {
        get { self }
        set { self = newValue }
    }

    /// A value that was read as a whole.
    package init(wrappedValue: Value) { self.init(wrappedValue, isPoisoned: false) }

    /// A value and whether something is missing in it.
    package init(_ value: Value, isPoisoned: Bool) {
        wrappedValue = value
        self.isPoisoned = isPoisoned
    }
}

extension Poisonable: Equatable where Value: Equatable {}
extension Poisonable: Hashable where Value: Hashable {}
