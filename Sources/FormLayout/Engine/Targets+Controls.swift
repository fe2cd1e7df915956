package import FormModel
package import TextMetrics

extension Targets {
    /// The controls that the form is laid out with.
    package var controls: ControlGeneration { ControlGeneration(iOS: iOS) }
}
