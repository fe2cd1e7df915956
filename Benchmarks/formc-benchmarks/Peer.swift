import ConstraintSolver
import FormLayout
import Foundation

/// A Python script that does the same work with another library.
enum Peer {
    /// The interpreter with the packages of Tests/requirements.txt; nil when there is none.
    static var python: String? {
        let environment = ProcessInfo.processInfo.environment
        let path = environment["FORMC_PYTHON"] ?? ".venv/bin/python"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// What the script prints for `input`; nil without Python.
    static func run(_ script: String, input: String) throws -> String? {
        guard let python else { return nil }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("formc-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        try Data(input.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["Benchmarks/peers/\(script)"]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// A system for kiwi_bench.py.
    static func input(_ variableCount: Int, _ constraints: [LinearConstraint], runs: Int) -> String {
        let lines = constraints.map { constraint in
            let relation =
                switch constraint.relation {
                case .equal: "=="
                case .lessOrEqual: "<="
                case .greaterOrEqual: ">="
                }
            let terms = constraint.expression.terms.map { "\($0.variable.index) \($0.coefficient)" }
            return "\(relation) \(constraint.priority) \(constraint.expression.constant) "
                + terms.joined(separator: " ")
        }
        return "\(variableCount) \(runs)\n" + lines.joined(separator: "\n")
    }
}
