import FormCompiler
import FormTool

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let tool = FormcTool(compiler: CompilerSession(), fileSystem: PosixFileSystem(), console: PosixConsole())
exit(tool.run(Argument.ofProcess).rawValue)
