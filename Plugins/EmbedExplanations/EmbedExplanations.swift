import Foundation
import PackagePlugin

/// Puts the pages in the folder `Explanations` of a target into the target's code, so that the program needs no files beside it.
@main
struct EmbedExplanations: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appendingPathComponent("Explanations")
        let pages = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Explanations.swift")
        return [
            .buildCommand(
                displayName: "Embedding the explanations of \(target.name)",
                executable: try context.tool(named: "ExplanationEmbedder").url,
                arguments: [output.path] + pages.map(\.path),
                inputFiles: pages,
                outputFiles: [output])
        ]
    }
}
