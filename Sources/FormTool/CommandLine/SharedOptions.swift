import FormCompiler
import FormDiagnostics
import FormSource

/// The options that several subcommands have.
struct SharedOptions {
    let vocabulary: Vocabulary

    let help = OptionSpec.flag(.help, short: "h", "print this help")
    let quiet = OptionSpec.flag(.quiet, short: "q", "print errors and results only")
    let color = OptionSpec.option(
        .color, "WHEN", .choice(["auto", "always", "never"]),
        "use color; auto, the default, does so on a terminal where NO_COLOR is not set")
    let format = OptionSpec.option(
        .format, "FORMAT", .choice(DiagnosticFormat.allCases.map(\.rawValue)),
        "how messages are printed, human by default")
    let jobs = OptionSpec.option(
        .jobs, short: "j", "N", .count, "compile N specs at a time; all cores is the default")
    let strict = OptionSpec.flag(
        .strict, "also report what is redundant or could be better, and take every warning for an error")

    var severities: [OptionSpec] {
        let codes = vocabulary.kindWords
        return [
            strict,
            .option(
                .allow, "CODE", .list(codes), repeatable: true, "do not report a warning; a code or a name"),
            .option(.warn, "CODE", .list(codes), repeatable: true, "report as a warning; a code or a name"),
            .option(.deny, "CODE", .list(codes), repeatable: true, "report as an error; a code or a name"),
        ]
    }

    var device: OptionSpec {
        .option(
            .device, "NAME", .name(vocabulary.devices),
            "lay the screen out for this device, by default \(vocabulary.defaultDevice)")
    }

    var textSize: OptionSpec {
        .option(
            .textSize, "SIZE", .choice(vocabulary.textSizes), "lay the screen out for this Dynamic Type size")
    }

    let landscape = OptionSpec.flag(.landscape, "turn the device on its side")

    let locale = OptionSpec.option(
        .locale, "LOCALE", .text, "use the strings and the writing direction of this locale")

    var target: OptionSpec {
        .option(
            .target, "NAME", .list(vocabulary.targets), repeatable: true,
            "also write this target"
                + (vocabulary.targets.isEmpty ? "" : ": " + vocabulary.targets.joined(separator: ", ")))
    }

    var messages: [OptionSpec] { [format, color, quiet, jobs, help] }
}
