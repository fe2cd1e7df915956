import FormCompiler

// One factory for each subcommand: its words, options and examples.

private let operandsText = """
    SPEC is a file, a folder or `-`. A folder stands for every .yaml and .yml file below it that has a \
    top-level `formc:` key. `-` is standard input.
    """

extension CommandSpec {
    static func build(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .build,
            summary: "compile specs and write their review artefacts",
            details: [
                "Writes NAME.layout, NAME.validation.md, NAME.preview.txt and NAME.findings.txt beside each spec, "
                    + "where NAME is the spec's file name without its extension. A file is written whole or not at all, and only "
                    + "when its content changes; nothing is written for a spec that has an error.",
                operandsText,
            ],
            operands: .specs,
            options: [
                .flag(
                    .check, "write nothing; print a diff and fail where the files on disk are not up to date"),
                .option(.output, short: "o", "DIR", .folder, "write into this folder; it is made if missing"),
                shared.target, shared.device, shared.textSize,
            ] + shared.severities + shared.messages,
            examples: [
                ("formc build signin.yaml", "write the four artefacts beside the spec"),
                ("formc build --check specs", "in CI: are the committed artefacts up to date"),
                ("formc build --output out - < signin.yaml", "compile standard input"),
            ]
        )
    }

    static func check(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .check,
            summary: "report the mistakes of specs and write nothing",
            details: [operandsText],
            operands: .specs,
            options: [
                .flag(.fix, "apply the fixes that are safe to the specs"),
                .flag(
                    .matrix,
                    "print what is wrong with the layout in each window, text size, language and state"),
            ] + shared.severities + shared.messages,
            examples: [
                ("formc check specs", "check every spec below a folder"),
                ("formc check --format sarif specs > formc.sarif", "for code scanning"),
                ("formc check --fix signin.yaml", "repair what can be repaired safely"),
                ("formc check --matrix signin.yaml", "where on which device something does not fit"),
            ]
        )
    }

    static func preview(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .preview,
            summary: "draw the screen on the terminal",
            details: [operandsText],
            operands: .specs,
            options: [
                .option(
                    .state, "STATE", .choice(shared.vocabulary.states),
                    "draw this state; the default is one picture for each interesting state"),
                shared.device, shared.landscape, shared.textSize, shared.locale,
                .flag(.matrix, "draw every device and text size"),
            ] + shared.messages,
            examples: [
                ("formc preview signin.yaml", "every interesting state on the default device"),
                ("formc preview --state rejected --locale ko signin.yaml", "one state in Korean"),
            ]
        )
    }

    static func test(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .test,
            summary: "run the examples of specs through their validation rules",
            details: [
                "Each `examples` entry of a field is a test, and so is each value to try of the validation tables. "
                    + "With --value it prints what the form says about values of your own instead; `terms=true` "
                    + "turns a toggle on.",
                operandsText,
            ],
            operands: .specs,
            options: [
                .option(
                    .value, "FIELD=TEXT", .text, repeatable: true,
                    "fill a field and print the outcome of each rule and of submit"),
                .option(.junit, "FILE", .file, "also write the results as a JUnit report"),
                shared.locale,
            ] + shared.messages,
            examples: [
                ("formc test specs", "run all examples"),
                ("formc test --value username=ab signin.yaml", "what is wrong with `ab`"),
            ]
        )
    }

    static func trace(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .trace,
            summary: "play events on a form and print what a person sees after each",
            details: [
                "EVENTS is a text such as `type username=ada; tap signIn; reply 401 locked`. Events are separated by `;` or "
                    + "line ends; the traces of artefacts and messages can be pasted. Without events the opening of the "
                    + "screen is printed. An event that cannot happen changes nothing, and it is said why.",
                "The events: `launch`, `launch with session`, `focus FIELD`, `type FIELD=TEXT`, `paste FIELD=TEXT`, "
                    + "`fill FIELD=TEXT` (AutoFill), `return`, `tap ELEMENT`, `tap LABEL.LINK`, `tap outside`, `drag`, "
                    + "`keyboard up`, `keyboard down`, `reply STATUS`, `reply STATUS CODE`, `no answer`.",
            ],
            operands: CommandSpec.Operands(
                usage: "SPEC [EVENTS]", range: 1...2, wanted: "a spec or `-`", words: [], completesFiles: true
            ),
            options: [
                .option(.events, "FILE", .file, "read the events from this file; `-` is standard input"),
                .flag(.pictures, "draw the screen after each event"),
                shared.device, shared.landscape, shared.textSize, shared.locale, shared.format, shared.color,
                shared.quiet, shared.help,
            ],
            examples: [
                (
                    "formc trace signin.yaml 'type email=ada@example.com; tap signIn'",
                    "what happens without a password"
                ),
                ("formc trace --events refused.txt --pictures signin.yaml", "events from a file, drawn"),
                ("formc trace --format json signin.yaml 'tap signIn'", "for programs"),
            ]
        )
    }

    static func initialize(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .`init`,
            summary: "write a commented first spec",
            details: [
                "FILE is \(FirstSpec.fileName) unless you name another; `-` is standard output. A file that exists is "
                    + "never overwritten."
            ],
            operands: Operands(
                usage: "[FILE]", range: 0...1, wanted: "a file", words: [], completesFiles: true),
            options: [shared.quiet, shared.help],
            examples: [("formc init && formc build \(FirstSpec.fileName)", "from nothing to a screen")]
        )
    }

    static func explain(_ shared: SharedOptions, _ vocabulary: Vocabulary) -> CommandSpec {
        CommandSpec(
            name: .explain,
            summary: "tell the long story of a diagnostic, or list all",
            details: ["CODE is a code such as F0203 or the name beside it."],
            operands: Operands(
                usage: "[CODE...]", range: 0...Int.max, wanted: "a code",
                words: vocabulary.kindWords, completesFiles: false),
            options: [
                shared.color, .flag(.markdown, hidden: true, "print the reference of all diagnostics"),
                shared.help,
            ],
            examples: [
                ("formc explain", "list all diagnostics"), ("formc explain F0203", "explain one"),
            ]
        )
    }

    static func schema(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .schema,
            summary: "print the JSON Schema of the spec language",
            details: [
                "Editors complete and check specs with it. The schema is JSON Schema 2020-12 and is made from the "
                    + "same table of keys that the compiler reads specs by.",
                "In an editor with the YAML language server (VS Code's YAML extension is one) write "
                    + "`# yaml-language-server: $schema=formc.schema.json` as the first line of a spec.",
            ],
            operands: .none,
            options: [
                .flag(.markdown, hidden: true, "print the reference of the language instead"), shared.help,
            ],
            examples: [("formc schema > formc.schema.json", "for the editor's YAML language server")]
        )
    }

    static func completions(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .completions,
            summary: "print a completion script for a shell",
            details: [],
            operands: Operands(
                usage: "SHELL", range: 1...1, wanted: "a shell: bash, zsh or fish",
                words: Shell.allCases.map(\.rawValue), completesFiles: false),
            options: [shared.help],
            examples: [
                ("source <(formc completions bash)", "bash, this session"),
                ("formc completions zsh > ~/.zfunc/_formc", "zsh, with ~/.zfunc in fpath"),
                ("formc completions fish > ~/.config/fish/completions/formc.fish", "fish"),
            ]
        )
    }

    static func help(_ shared: SharedOptions) -> CommandSpec {
        CommandSpec(
            name: .help,
            summary: "print the help of formc or of a subcommand",
            details: [],
            operands: Operands(
                usage: "[COMMAND]", range: 0...1, wanted: "a subcommand",
                words: CommandName.allCases.map(\.rawValue), completesFiles: false),
            options: [
                .flag(.markdown, hidden: true, "print the reference page of the whole command line"),
                shared.help,
            ],
            examples: []
        )
    }
}
