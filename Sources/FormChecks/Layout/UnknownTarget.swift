package import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// A device or text size under `targets` that there is none of.
package enum UnknownTarget: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0317, "unknown-target", .error,
        summary: "unknown device or text size in `targets`")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let targets = context.form.targets
        let devices = (targets.devices ?? []).filter { Device.named($0.value) == nil }
        let sizes = (targets.textSizes ?? []).filter { TextSize(name: $0.value) == nil }
        let (deviceNames, sizeNames) = (Device.all.map(\.id), TextSize.allCases.map(\.rawValue))
        return devices.map {
            report(
                $0, "device", suggestions: nearestNames(to: $0.value, among: Device.allNames),
                all: deviceNames)
        }
            + sizes.map {
                report(
                    $0, "text size", suggestions: nearestNames(to: $0.value, among: sizeNames), all: sizeNames
                )
            }
    }

    private static func report(
        _ entry: Located<String>, _ noun: String, suggestions: [String], all: [String]
    ) -> Diagnostic {
        Diagnostic(
            kind, "no \(noun) is called `\(entry.value)`", at: entry.span,
            help: [
                suggestions.isEmpty ? "use one of \(listed(all))" : "did you mean \(listed(suggestions))?"
            ],
            fixes: suggestions.prefix(1).map { Fix("write `\($0)`", .unsafe, [Fix.Edit(entry.span, $0)]) })
    }

    private static func listed(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }
}
