import FormCompiler
import FormTool

/// What a command line did.
struct ToolResult {
    let status: ToolStatus
    let output: String
    let error: String
}

/// Runs the command line in this process, on the stub compiler and the given files.
func runTool(
    _ arguments: String..., files: MemoryFileSystem = MemoryFileSystem(), console: TestConsole = TestConsole()
) -> ToolResult {
    let tool = FormcTool(compiler: StubCompiler(), fileSystem: files, console: console)
    let status = tool.run(arguments.map { Argument($0) })
    return ToolResult(status: status, output: console.output, error: console.error)
}
