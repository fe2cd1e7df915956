import ConstraintSolver
import FormBehaviour
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import Foundation

extension Benchmark {
    /// The constraint systems of real and generated forms beside kiwisolver.
    static let systems = Benchmark(
        name: "systems",
        summary: """
            The constraints of a form on the default phone, both axes as one system, solved from nothing by our solver \
            and by kiwisolver. Processor time, the least of several runs. kiwisolver has four strengths where Auto \
            Layout has a thousand priorities: values may differ where optional constraints compete.
            """
    ) {
        var table = Table(["form", "variables", "constraints", "formc", "kiwisolver", "kiwisolver/formc"])
        for name in Seeds.names { table.add(try measure(name, try Seeds.bytes(name))) }
        for fields in [10, 30, 100] {
            table.add(try measure("\(fields) fields", Array(GeneratedForm.yaml(fields: fields).utf8)))
        }
        table.print()
    }

    private static func measure(_ name: String, _ bytes: [UInt8]) throws -> [String] {
        let loaded = loadYAML(bytes, name: name)
        guard let form = loaded.root.flatMap({ readForm($0, in: loaded.source).form }) else { return [name] }
        let screens = FormBehavior(form).screens
        var engine = LayoutEngine(screens, lower(form))
        let system = engine.linearConstraints(in: .standard(for: screens))
        let ours = leastTime(runs: 20) {
            var solver = SimplexSolver(variableCount: system.variableCount, constraints: system.constraints)
            solver.solve()
        }
        let input = Peer.input(system.variableCount, system.constraints, runs: 1)
        let peer = try Peer.run("kiwi_bench.py", input: input)?.split(separator: " ").first.flatMap {
            Double($0)
        }
        return [
            name, "\(system.variableCount)", "\(system.constraints.count)", Table.milliseconds(ours),
            peer.map(Table.milliseconds) ?? "-", peer.map { Table.factor($0 / ours) } ?? "-",
        ]
    }
}
