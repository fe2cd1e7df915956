// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "formc",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "formc", targets: ["formc"]),
        .executable(name: "formc-benchmarks", targets: ["formc-benchmarks"]),
    ],
    targets: [
        // MARK: Reading
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "FormSource"),
        .target(name: "FormDiagnostics", dependencies: ["FormSource"]),
        .target(
            name: "FormSyntax", dependencies: ["CLibYAML", "FormSource", "FormDiagnostics"],
            plugins: ["EmbedExplanations"]),
        .target(name: "FormModel", dependencies: ["FormSource", "FormDiagnostics"]),
        // What may be written, and what is written.
        .target(
            name: "FormLanguage", dependencies: ["FormSource", "FormDiagnostics", "FormSyntax", "FormModel"],
            plugins: ["EmbedExplanations"]),
        // What is meant.
        .target(
            name: "FormResolving",
            dependencies: ["FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormLanguage"]),

        // MARK: Analysis
        .target(name: "FormPatterns"),
        .target(name: "ConstraintSolver"),
        .target(
            name: "TextMetrics",
            // Rounding a Double calls libm, which nothing else links where Foundation is not imported.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(
            name: "FormLayout",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormModel", "FormBehaviour", "ConstraintSolver",
                "TextMetrics",
            ]),
        // What a form does: events and a configuration give the next one; which of them can be reached.
        .target(
            name: "FormBehaviour", dependencies: ["FormSource", "FormModel", "FormPatterns", "RuleProofs"]),
        // What can be proven of rules and patterns together.
        .target(
            name: "RuleProofs", dependencies: ["FormSource", "FormDiagnostics", "FormModel", "FormPatterns"],
            plugins: ["EmbedExplanations"]),
        .target(
            name: "FormChecks",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormLanguage", "FormPatterns",
                "ConstraintSolver", "FormBehaviour", "TextMetrics", "FormLayout", "RuleProofs",
            ],
            plugins: ["EmbedExplanations"]
        ),

        // MARK: Output
        .target(
            name: "FormArtefacts",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormPatterns", "TextMetrics",
                "FormLayout", "FormBehaviour", "RuleProofs",
            ],
            exclude: ["Formats"]
        ),
        .target(
            name: "FormCompiler",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormLanguage", "FormResolving",
                "TextMetrics", "FormLayout", "FormBehaviour", "RuleProofs", "FormChecks", "FormArtefacts",
            ]
        ),
        // The command line: arguments, console and files around the compiler.
        .target(
            name: "FormTool",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormModel", "FormChecks", "FormArtefacts", "FormCompiler",
            ]
        ),
        .executableTarget(name: "formc", dependencies: ["FormCompiler", "FormTool"]),
        .executableTarget(
            name: "formc-benchmarks",
            dependencies: [
                "CLibYAML", "FormSource", "FormSyntax", "FormModel", "FormResolving", "FormPatterns",
                "ConstraintSolver", "TextMetrics", "FormLayout", "FormBehaviour", "RuleProofs", "FormChecks",
                "FormArtefacts",
                "FormCompiler", "FormTool", "AppleSizes", "InterfaceBuilderScenes",
            ],
            path: "Benchmarks/formc-benchmarks"
        ),

        // MARK: Building
        // The explanations of diagnostics are Markdown beside the targets that report them, and part of the program.
        .executableTarget(name: "ExplanationEmbedder", path: "Plugins/ExplanationEmbedder"),
        .plugin(name: "EmbedExplanations", capability: .buildTool(), dependencies: ["ExplanationEmbedder"]),

        // MARK: Tests
        // Reads the sources and the manifest; imports nothing of them.
        .testTarget(name: "ArchitectureTests"),
        .target(
            name: "FormTestSupport",
            dependencies: ["FormSource", "FormDiagnostics", "ConstraintSolver"],
            path: "Tests/FormTestSupport"
        ),
        // Sizes that Apple's Interface Builder stored, as facts, for tests and benchmarks.
        .target(
            name: "AppleSizes", dependencies: ["TextMetrics"], path: "Tests/AppleSizes",
            exclude: ["Resources"]),
        // Screens with the frames that Apple's engine computed, as facts, and what formc makes of them.
        .target(
            name: "InterfaceBuilderScenes", dependencies: ["FormModel", "TextMetrics", "FormLayout"],
            path: "Tests/InterfaceBuilderScenes", exclude: ["Resources"]),
        .testTarget(name: "ExplanationEmbedderTests", dependencies: ["ExplanationEmbedder"]),
        .testTarget(
            name: "FormSourceTests", dependencies: ["FormSource", "FormDiagnostics", "FormTestSupport"]),
        .testTarget(
            name: "FormDiagnosticsTests", dependencies: ["FormSource", "FormDiagnostics", "FormTestSupport"]),
        .testTarget(
            name: "FormSyntaxTests",
            dependencies: ["FormSource", "FormDiagnostics", "FormSyntax", "FormTestSupport"]),
        .testTarget(
            name: "FormResolvingTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormLanguage", "FormResolving",
                "FormTestSupport",
            ]),
        .testTarget(
            name: "FormPatternsTests",
            dependencies: ["FormPatterns", "FormTestSupport"],
            resources: [.copy("Resources")]),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "FormTestSupport"]),
        .testTarget(
            name: "TextMetricsTests", dependencies: ["TextMetrics", "AppleSizes", "FormTestSupport"]),
        .testTarget(
            name: "FormLayoutTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormResolving", "FormBehaviour",
                "ConstraintSolver", "TextMetrics", "FormLayout", "FormTestSupport", "InterfaceBuilderScenes",
            ]),
        .testTarget(
            name: "FormArtefactsTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormResolving", "TextMetrics",
                "FormLayout", "FormBehaviour", "RuleProofs", "FormArtefacts", "FormTestSupport",
            ]),
        .testTarget(
            name: "RuleProofsTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormResolving", "FormPatterns",
                "RuleProofs", "FormTestSupport",
            ]),
        .testTarget(
            name: "FormBehaviourTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormResolving", "FormBehaviour",
                "RuleProofs", "FormLayout", "FormArtefacts", "FormCompiler", "FormTestSupport",
            ],
            exclude: ["Faults"]),
        .testTarget(
            name: "FormChecksTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormSyntax", "FormModel", "FormResolving", "FormBehaviour",
                "TextMetrics",
                "FormLayout", "FormChecks", "FormTestSupport",
            ],
            exclude: ["Layout/Faults", "Layout/Ordinary"]),
        .testTarget(
            name: "FormCompilerTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormModel", "FormResolving", "FormArtefacts",
                "FormCompiler",
                "FormTestSupport",
            ]),
        // Depends on the executable so that it is built: the end-to-end tests run it.
        .testTarget(
            name: "FormToolTests",
            dependencies: [
                "FormSource", "FormDiagnostics", "FormChecks", "FormArtefacts", "FormCompiler", "FormTool",
                "FormTestSupport", "formc",
            ]),
    ]
)

// Every target is held to the same rules: Swift 6 language mode, explicit `any`, imports that stay
// inside the file unless said otherwise.
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
