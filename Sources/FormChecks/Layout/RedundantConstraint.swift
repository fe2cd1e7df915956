import ConstraintSolver
package import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// A written constraint that follows from others. Only with `--strict`.
package enum RedundantConstraint: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0305, "redundant-constraint", .warning,
        summary: "a constraint is redundant (only with `--strict`)")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.isStrict, let report = context.solvedMatrix else { return [] }
        var engine = report.engine
        let written = Set(
            context.plan.constraints.indices.filter {
                let constraint = context.plan.constraints[$0]
                return [.handWritten, .size].contains(constraint.source) && constraint.origin.span != nil
            })
        guard !written.isEmpty else { return [] }
        let places = environments.map { redundant(&engine, $0, among: written) }
        let always = places.dropFirst().reduce(places[0]) { $0.intersection($1) }
        let wording = LayoutWording(plan: context.plan)
        return always.sorted().compactMap { index in
            let constraint = context.plan.constraints[index]
            guard let span = constraint.origin.span else { return nil }
            return Diagnostic(
                kind, "`\(wording.equation(constraint))` follows from the other constraints", at: span,
                help: ["remove it"])
        }
    }

    /// What holds in one by chance does not in the others.
    private static let environments: [LayoutEnvironment] = [
        LayoutEnvironment(viewport: Viewport(Device.all[0]), textSize: .small),
        LayoutEnvironment(),
        LayoutEnvironment(viewport: Viewport(Device.all[Device.all.count - 1]), textSize: .xxxLarge),
    ]

    private static func redundant(
        _ engine: inout LayoutEngine, _ environment: LayoutEnvironment, among written: Set<Int>
    ) -> Set<Int> {
        let (variableCount, constraints) = engine.linearConstraints(in: environment)
        let solver = SimplexSolver(variableCount: variableCount, constraints: constraints)
        return Set(solver.redundantConstraints(among: written))
            .union(solver.duplicateConstraints().flatMap { $0.dropFirst() })
            .intersection(written)
    }
}
