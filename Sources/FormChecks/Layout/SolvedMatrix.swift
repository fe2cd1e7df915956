import FormLayout

extension CheckContext {
    /// The layout matrix where no cell of it conflicts: what a layout with conflicts leaves open says nothing. Nil too where
    /// there is no matrix.
    var solvedMatrix: MatrixReport? {
        guard let matrix, matrix.findings(.conflict).isEmpty else { return nil }
        return matrix
    }
}
