/// The emitters of a compiler.
package struct EmitterRegistry: Sendable {
    /// The emitters of formc.
    package static let standard = EmitterRegistry(
        review: [LayoutEmitter(), ValidationEmitter(), PreviewEmitter(), FindingsEmitter()],
        targets: [LayoutJSONEmitter(), ValidationJSONEmitter()])

    /// The review artefacts, which every build writes.
    package let review: [any Emitter]
    /// The emitters that write only when their names are given.
    package let targets: [any Emitter]

    package init(review: [any Emitter], targets: [any Emitter]) {
        self.review = review
        self.targets = targets
    }

    /// Every emitter, the review artefacts first.
    package var all: [any Emitter] { review + targets }

    /// The files of a form: the review artefacts, then those of the targets that are asked for in the registry's order.
    package func files(of compiled: CompiledForm, for requests: [TargetRequest] = []) -> [OutputFile] {
        all.enumerated().flatMap { index, emitter -> [OutputFile] in
            let request = requests.last { $0.name == emitter.name }
            guard index < review.count || request != nil else { return [] }
            return emitter.files(of: compiled, request?.options ?? TargetOptions())
        }
    }
}
