package import FormDiagnostics

/// The words of options that depend on what the compiler knows: devices, targets, diagnostics.
package struct Vocabulary: Sendable {
    /// Ids and aliases that `--device` takes.
    package var devices: [String]
    /// Id of the device that is taken where none is named.
    package var defaultDevice: String
    /// Dynamic Type sizes, smallest first.
    package var textSizes: [String]
    /// States of a form that `--state` takes.
    package var states: [String]
    /// What `--target` takes.
    package var targets: [String]
    /// Every kind of diagnostic, by code.
    package var kinds: [DiagnosticKind]

    package init(
        devices: [String] = [], defaultDevice: String = "", textSizes: [String] = [], states: [String] = [],
        targets: [String] = [],
        kinds: [DiagnosticKind] = []
    ) {
        self.devices = devices
        self.defaultDevice = defaultDevice
        self.textSizes = textSizes
        self.states = states
        self.targets = targets
        self.kinds = kinds
    }

    /// The codes and names that `--allow` and `explain` take.
    package var kindWords: [String] { kinds.flatMap { [$0.code, $0.name] } }
}
