import ConstraintSolver
import Foundation

/// kiwisolver's answers about systems, from `Tests/Peers/kiwi_peer.py`.
package enum KiwiPeer {
    /// The optima of a system.
    package struct Solution: Decodable {
        /// Whether the required constraints can hold.
        package let holds: Bool
        /// The least and greatest value of each variable among the best solutions; nil when unbounded.
        package let ranges: [[Double?]]
        /// The least and greatest error of each optional constraint among the best solutions.
        package let errors: [[Double?]?]
        /// Of several best solutions the values of the one that is chosen: constraints hold one after another, by priority and
        /// then in their order, and then each variable in its order is as near to zero as it can be.
        package let chosen: [Double]
    }

    /// Whether a system is an irreducible conflict.
    package struct Minimality: Decodable {
        /// Whether all constraints hold together.
        package let holds: Bool
        /// For each constraint whether the others hold together.
        package let without: [Bool]
    }

    /// The optima of each system.
    package static func solve(_ systems: [GeneratedSystem]) throws -> [Solution] {
        try ask("solve", systems)
    }

    /// Whether each system, and each with one constraint taken out, can hold.
    package static func minimality(_ systems: [GeneratedSystem]) throws -> [Minimality] {
        try ask("minimal", systems)
    }

    private static func ask<Answer: Decodable>(
        _ question: String, _ systems: [GeneratedSystem]
    ) throws -> [Answer] {
        let script = try String(
            contentsOfFile: Python.packageRoot + "/Tests/Peers/kiwi_peer.py", encoding: .utf8)
        let lines = systems.map { line(question, $0) }.joined(separator: "\n")
        let output = try Python.run(script, input: Data(lines.utf8))
        return try output.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Answer.self, from: Data($0))
        }
    }

    private static func line(_ question: String, _ system: GeneratedSystem) -> String {
        let rows = system.constraints.map { constraint in
            let terms = constraint.expression.terms
                .map { "[\($0.variable.index),\($0.coefficient)]" }.joined(separator: ",")
            let relation =
                switch constraint.relation {
                case .equal: "=="
                case .lessOrEqual: "<="
                case .greaterOrEqual: ">="
                }
            return "[\"\(relation)\",\(constraint.priority),\(constraint.expression.constant),[\(terms)]]"
        }
        return
            "{\"ask\":\"\(question)\",\"n\":\(system.variableCount),\"rows\":[\(rows.joined(separator: ","))]}"
    }
}
