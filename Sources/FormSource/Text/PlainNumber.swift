/// The number as a person writes it: without a fraction where it has none.
package func plainNumber(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
