import Foundation

// `formc-benchmarks [NAME ...]`, from the root of the package and built with `-c release`.
// Tables are Markdown; `--markdown` is taken and changes nothing. `--views` lists what `frames` finds elsewhere.
let names = Set(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") })
for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
    print("## \(benchmark.name)\n\n\(benchmark.summary)\n")
    try benchmark.run()
    print("")
}
