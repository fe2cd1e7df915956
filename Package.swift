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
        .target(name: "FormDiagnostics"),
        .target(name: "FormYAML", dependencies: ["CLibYAML", "FormDiagnostics"]),
        .target(name: "FormModel", dependencies: ["FormDiagnostics"]),
        // What may be written, and what is written.
        .target(name: "FormLanguage", dependencies: ["FormModel", "FormYAML", "FormDiagnostics"]),
        // What is meant.
        .target(
            name: "FormResolving",
            dependencies: ["FormLanguage", "FormModel", "FormYAML", "FormDiagnostics"]),

        // MARK: Analysis
        .target(name: "FormPatterns", dependencies: ["FormDiagnostics"]),
        .target(name: "ConstraintSolver"),
        .target(
            name: "TextMetrics",
            // Rounding a Double calls libm, which nothing else links where Foundation is not imported.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(
            name: "FormLayout",
            dependencies: ["FormDiagnostics", "FormModel", "ConstraintSolver", "TextMetrics"]),
        // What can be proven of rules and patterns together.
        .target(name: "FormRules", dependencies: ["FormModel", "FormPatterns", "FormDiagnostics"]),
        .target(
            name: "FormChecks",
            dependencies: [
                "FormDiagnostics", "FormYAML", "FormModel", "FormLanguage", "FormLayout", "TextMetrics",
                "ConstraintSolver", "FormPatterns", "FormRules",
            ]
        ),

        // MARK: Output
        .target(
            name: "FormArtefacts",
            dependencies: [
                "FormDiagnostics", "FormYAML", "FormModel", "FormLayout", "TextMetrics", "FormPatterns",
                "FormRules",
            ],
            exclude: ["LayoutJSON/FORMAT.md", "ValidationJSON/FORMAT.md"]
        ),
        .target(
            name: "FormCompiler",
            dependencies: [
                "FormDiagnostics", "FormYAML", "FormModel", "FormLanguage", "FormResolving", "FormLayout",
                "TextMetrics", "FormPatterns", "FormRules", "FormChecks", "FormArtefacts",
            ]
        ),
        // The command line: arguments, console and files around the compiler.
        .target(
            name: "FormTool",
            dependencies: ["FormDiagnostics", "FormModel", "FormChecks", "FormArtefacts", "FormCompiler"]
        ),
        .executableTarget(name: "formc", dependencies: ["FormCompiler", "FormTool"]),
        .executableTarget(
            name: "formc-benchmarks",
            dependencies: [
                "CLibYAML", "FormDiagnostics", "FormYAML", "FormModel", "FormResolving", "FormPatterns",
                "FormRules",
                "FormLayout", "TextMetrics", "ConstraintSolver", "FormChecks", "FormArtefacts",
                "FormCompiler",
                "FormTool",
            ],
            path: "Benchmarks/formc-benchmarks"
        ),

        // MARK: Tests
        .target(
            name: "FormTestSupport",
            dependencies: ["FormDiagnostics", "ConstraintSolver"],
            path: "Tests/FormTestSupport"
        ),
        .testTarget(
            name: "FormDiagnosticsTests", dependencies: ["FormDiagnostics", "FormTestSupport"]),
        .testTarget(
            name: "FormYAMLTests", dependencies: ["FormYAML", "FormDiagnostics", "FormTestSupport"]),
        .testTarget(
            name: "FormResolvingTests",
            dependencies: [
                "FormResolving", "FormLanguage", "FormModel", "FormYAML", "FormDiagnostics",
                "FormTestSupport",
            ]),
        .testTarget(
            name: "FormPatternsTests",
            dependencies: ["FormPatterns", "FormDiagnostics", "FormTestSupport"],
            resources: [.copy("Resources")]),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "FormTestSupport"]),
        .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics", "FormTestSupport"]),
        .testTarget(
            name: "FormLayoutTests",
            dependencies: [
                "FormLayout", "ConstraintSolver", "TextMetrics", "FormResolving", "FormModel", "FormYAML",
                "FormDiagnostics", "FormTestSupport",
            ]),
        .testTarget(
            name: "FormArtefactsTests",
            dependencies: [
                "FormArtefacts", "FormRules", "FormLayout", "TextMetrics", "FormResolving", "FormModel",
                "FormYAML",
                "FormDiagnostics", "FormTestSupport",
            ]),
        .testTarget(
            name: "FormRulesTests",
            dependencies: [
                "FormRules", "FormPatterns", "FormResolving", "FormModel", "FormYAML", "FormDiagnostics",
                "FormTestSupport",
            ]),
        .testTarget(
            name: "FormChecksTests",
            dependencies: [
                "FormChecks", "FormLayout", "TextMetrics", "FormResolving", "FormModel", "FormYAML",
                "FormDiagnostics",
                "FormTestSupport",
            ]),
        .testTarget(
            name: "FormCompilerTests",
            dependencies: ["FormCompiler", "FormDiagnostics", "FormTestSupport"]),
        // Depends on the executable so that it is built: the end-to-end tests run it.
        .testTarget(
            name: "FormToolTests",
            dependencies: [
                "FormTool", "FormCompiler", "FormArtefacts", "FormChecks", "FormModel", "FormDiagnostics",
                "FormTestSupport", "formc",
            ]),
    ]
)

// Every target is held to the same rules: Swift 6 language mode, explicit `any`, imports that stay
// inside the file unless said otherwise.
for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
