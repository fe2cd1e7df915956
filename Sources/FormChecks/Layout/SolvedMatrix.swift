import FormBehaviour
import FormLayout

extension CheckContext {
    /// The layout matrix where no cell of it conflicts: what a layout with conflicts leaves open says nothing. Nil too where
    /// there is no matrix.
    var solvedMatrix: MatrixReport? {
        guard let matrix, matrix.findings(.conflict).isEmpty else { return nil }
        return matrix
    }

    /// Each state of the form on the default device, without the keyboard.
    func stateEnvironments(_ report: MatrixReport) -> [LayoutEnvironment] {
        report.space.scenes.filter { !$0.keyboardIsUp }.map { scene in
            var environment = LayoutEnvironment.standard(for: behavior.screens)
            environment.state = scene.state
            return environment
        }
    }
}
