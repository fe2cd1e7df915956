/// The number of a term in a store; equal terms have equal numbers.
typealias TermID = Int32

/// Terms of regular languages with intersection, complement, counted repetition and zero-width assertions,
/// each stored once and in normal form. Derivatives of terms are the states of the automaton.
///
/// A term stands for "the rest of the text from here". A term is closed when its meaning depends on nothing
/// else; `soFar` and a bare `rest` are open and are resolved while deriving.
final class TermStore {
    enum Shape: Hashable {
        case nothing
        case empty
        case set(ClassSet)
        case cat(TermID, TermID)
        case alt([TermID])
        case and([TermID])
        case not(TermID)
        /// -1: without limit.
        case rep(TermID, Int32, Int32)
        case rest(TermID)
        case soFar(tracker: Int32, Bool)
        /// A body, and the languages of the text so far that its `soFar`s ask about.
        case scope(TermID, [TermID])
    }

    struct Facts {
        /// Meaningless while open.
        var isNullable: Bool
        /// Contains a bare `rest` or `soFar`.
        var isOpen: Bool
        /// Contains a `soFar` of the scope around it.
        var asksBack: Bool
        /// No `and`, `not`, `rest`, `soFar`, `scope` inside: then the lengths are exact and it is not empty.
        var isPlain: Bool
        /// A lower bound of the lengths of its texts, in scalars.
        var least: Int
        /// An upper bound; `Int.max` is no bound.
        var most: Int
    }

    static let nothing: TermID = 0
    static let empty: TermID = 1
    static let anything: TermID = 2

    private(set) var shapes: [Shape] = []
    private(set) var facts: [Facts] = []
    private var ids: [Shape: TermID] = [:]
    private(set) var anyScalar: TermID = 0
    private let allClasses: ClassSet
    private let workLimit: Int
    private(set) var work = 0
    /// Set when the budget is used up; every result after that is meaningless.
    private(set) var isExhausted = false

    var derivatives: [DerivativeKey: TermID] = [:]
    var depth = 0

    struct DerivativeKey: Hashable {
        let term: TermID
        let letter: Int32
        /// Which `soFar`s hold, bit by bit.
        let context: UInt64
    }

    init(classCount: Int, work: Int) {
        self.workLimit = work
        self.allClasses = .all(classCount)
        _ = intern(.nothing)
        _ = intern(.empty)
        let all = intern(.set(allClasses), reserving: 3)
        anyScalar = all
        _ = intern(.rep(all, 0, -1), at: 2)
    }

    func shape(_ id: TermID) -> Shape { shapes[Int(id)] }
    func fact(_ id: TermID) -> Facts { facts[Int(id)] }

    func spend(_ amount: Int) {
        work += amount
        if work > workLimit { isExhausted = true }
    }

    func exhaust() { isExhausted = true }

    /// The set of all scalars is number 3, since `anything` takes the place before it.
    private func intern(_ shape: Shape, reserving index: Int) -> TermID {
        shapes.append(.nothing)
        facts.append(facts[0])
        shapes.append(shape)
        facts.append(makeFacts(shape))
        ids[shape] = TermID(index)
        return TermID(index)
    }

    private func intern(_ shape: Shape, at index: Int) -> TermID {
        shapes[index] = shape
        facts[index] = makeFacts(shape)
        ids[shape] = TermID(index)
        return TermID(index)
    }

    func intern(_ shape: Shape) -> TermID {
        if let id = ids[shape] { return id }
        spend(8)
        if isExhausted { return Self.nothing }
        let id = TermID(shapes.count)
        shapes.append(shape)
        facts.append(makeFacts(shape))
        ids[shape] = id
        return id
    }

    // MARK: Facts

    private func makeFacts(_ shape: Shape) -> Facts {
        switch shape {
        case .nothing:
            Facts(isNullable: false, isOpen: false, asksBack: false, isPlain: false, least: .max / 4, most: 0)
        case .empty: plain(nullable: true, 0, 0)
        case .set: plain(nullable: false, 1, 1)
        case .cat(let head, let tail): catFacts(fact(head), fact(tail))
        case .alt(let branches): altFacts(branches.map(fact))
        case .and(let parts): andFacts(parts.map(fact))
        case .not(let inner): notFacts(fact(inner))
        case .rep(let body, let least, let most):
            repFacts(fact(body), Int(least), most < 0 ? .max : Int(most))
        case .rest(let inner):
            Facts(
                isNullable: false, isOpen: true, asksBack: fact(inner).asksBack, isPlain: false, least: 0,
                most: 0)
        case .soFar:
            Facts(isNullable: false, isOpen: true, asksBack: true, isPlain: false, least: 0, most: 0)
        case .scope(let body, let trackers): scopeFacts(body, trackers)
        }
    }

    private func plain(nullable: Bool, _ least: Int, _ most: Int) -> Facts {
        Facts(isNullable: nullable, isOpen: false, asksBack: false, isPlain: true, least: least, most: most)
    }

    private func catFacts(_ a: Facts, _ b: Facts) -> Facts {
        Facts(
            isNullable: a.isNullable && b.isNullable, isOpen: a.isOpen || b.isOpen,
            asksBack: a.asksBack || b.asksBack, isPlain: a.isPlain && b.isPlain,
            least: Self.sum(a.least, b.least), most: Self.sum(a.most, b.most))
    }

    private func altFacts(_ parts: [Facts]) -> Facts {
        Facts(
            isNullable: parts.contains(where: \.isNullable), isOpen: parts.contains(where: \.isOpen),
            asksBack: parts.contains(where: \.asksBack), isPlain: parts.allSatisfy(\.isPlain),
            least: parts.map(\.least).min() ?? 0, most: parts.map(\.most).max() ?? 0)
    }

    private func andFacts(_ parts: [Facts]) -> Facts {
        Facts(
            isNullable: parts.allSatisfy(\.isNullable), isOpen: parts.contains(where: \.isOpen),
            asksBack: parts.contains(where: \.asksBack), isPlain: false, least: parts.map(\.least).max() ?? 0,
            most: parts.map(\.most).min() ?? 0)
    }

    private func notFacts(_ inner: Facts) -> Facts {
        Facts(
            isNullable: !inner.isNullable, isOpen: inner.isOpen, asksBack: inner.asksBack, isPlain: false,
            least: !inner.isOpen && inner.isNullable ? 1 : 0, most: .max)
    }

    private func repFacts(_ body: Facts, _ least: Int, _ most: Int) -> Facts {
        Facts(
            isNullable: least == 0 || body.isNullable, isOpen: body.isOpen, asksBack: body.asksBack,
            isPlain: body.isPlain, least: Self.product(body.least, least), most: Self.product(body.most, most)
        )
    }

    private func scopeFacts(_ body: TermID, _ trackers: [TermID]) -> Facts {
        let inner = fact(body)
        return Facts(
            isNullable: nullable(body, context: context(of: trackers)), isOpen: false, asksBack: false,
            isPlain: false, least: inner.least, most: inner.most)
    }

    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (result, overflow) = a.addingReportingOverflow(b)
        return overflow ? .max : result
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        let (result, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? .max : result
    }

    // MARK: Nullability

    func context(of trackers: [TermID]) -> UInt64 {
        var result: UInt64 = 0
        for (index, tracker) in trackers.enumerated() where fact(tracker).isNullable {
            result |= 1 << UInt64(index)
        }
        return result
    }

    func nullable(_ id: TermID, context: UInt64) -> Bool {
        let known = fact(id)
        if !known.isOpen { return known.isNullable }
        switch shape(id) {
        case .nothing, .empty, .set, .scope: return known.isNullable
        case .cat(let head, let tail):
            return nullable(head, context: context) && nullable(tail, context: context)
        case .alt(let branches): return branches.contains { nullable($0, context: context) }
        case .and(let parts): return parts.allSatisfy { nullable($0, context: context) }
        case .not(let inner): return !nullable(inner, context: context)
        case .rep(let body, let least, _): return least == 0 || nullable(body, context: context)
        case .rest(let inner): return nullable(inner, context: context)
        case .soFar(let tracker, let wanted): return (context >> UInt64(tracker) & 1 == 1) == wanted
        }
    }
}
