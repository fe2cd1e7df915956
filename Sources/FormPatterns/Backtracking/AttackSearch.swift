/// Looks for values that send a matcher round loops and are refused in the end: words to the loops, words that are
/// read in them more than once, and what makes the whole fail. The way through the pattern and the language of futile
/// values are followed side by side, so that assertions take part in the choice of every letter.
struct AttackSearch {
    /// A loop to go round.
    struct Goal {
        /// The state from which the word is read.
        let state: Int
        /// The word, for each place the classes that fit.
        let pump: [ClassMask]
        /// The state from which the way goes on to the next goal.
        let next: Int
    }

    private let paths: PathAutomaton
    private let futile: Automaton
    /// The class in the automaton of ways for each letter of the futile values.
    private let pathClass: [Int]
    /// States that may still be visited.
    private var remaining = 3_000
    /// Attacks that may still be proposed.
    private var proposals = 16

    /// Whether an attack is only a guess, to be tried.
    private let isTried: Bool

    private static let pumpLimit = 64
    private static let cycleLimit = 24
    /// Rounds after which a trial has seen enough.
    private static let roundsOfTrial = 12

    init(_ paths: PathAutomaton, _ futile: Automaton, isTried: Bool) {
        self.paths = paths
        self.isTried = isTried
        self.futile = futile
        pathClass = futile.alphabet.representatives.map { paths.alphabet.index(of: $0) }
    }

    /// The first attack on loops one behind the other that convinces.
    mutating func attack(
        on goals: [Goal], where convinces: (AttackString) -> Bool
    ) throws(Undecidable) -> AttackString? {
        try attack(on: goals[...], from: Place(state: 0, rest: futile.root), [], convinces)
    }

    /// Where a way stands: in the pattern, and what must follow for the value to be futile.
    private struct Place: Hashable {
        let state: Int
        let rest: TermID
    }

    private mutating func attack(
        on goals: ArraySlice<Goal>, from start: Place, _ parts: [AttackString.Part],
        _ convinces: (AttackString) -> Bool
    ) throws(Undecidable) -> AttackString? {
        guard let goal = goals.first else { return nil }
        var origins: [Place: (place: Place, letter: Int)] = [:]
        var queue = [start]
        var head = 0
        while head < queue.count, proposals > 0 {
            let place = queue[head]
            head += 1
            if place.state == goal.state || isSearchStart(place.state, goal.state) {
                let lead = Self.word(to: place, from: start, origins)
                for pump in pumps(goal.pump) {
                    let found = try attack(goals, place.rest, lead, pump, parts, convinces)
                    if let found { return found }
                }
            }
            guard remaining > 0 else { break }
            remaining -= 1
            for letter in pathClass.indices {
                for edge in paths.edges[place.state] where edge.label.contains(pathClass[letter]) {
                    let next = Place(state: edge.target, rest: try after(place.rest, letter))
                    guard next.rest != TermStore.nothing, next != start, origins[next] == nil else {
                        continue
                    }
                    origins[next] = (place, letter)
                    queue.append(next)
                }
            }
        }
        return nil
    }

    /// An attack whose part is this lead and pump.
    private mutating func attack(
        _ goals: ArraySlice<Goal>, _ start: TermID, _ lead: [Int], _ pump: [Int],
        _ parts: [AttackString.Part],
        _ convinces: (AttackString) -> Bool
    ) throws(Undecidable) -> AttackString? {
        guard let cycle = try cycle(of: pump, from: start) else { return nil }
        for round in try rounds(cycle) where proposals > 0 {
            let before = lead + [Int](repeating: 0, count: round.before).flatMap { _ in pump }
            let text = futile.text([Int](repeating: 0, count: round.count).flatMap { _ in pump })
            let part = AttackString.Part(prefix: futile.text(before), pump: text)
            guard goals.count == 1 else {
                let next = Place(state: goals[goals.startIndex].next, rest: round.rest)
                return try attack(on: goals.dropFirst(), from: next, parts + [part], convinces)
            }
            guard let suffix = try futile.shortestMember(from: round.rest) else { continue }
            proposals -= 1
            let attack = AttackString(parts: parts + [part], suffix: suffix)
            if convinces(attack) { return attack }
        }
        return nil
    }

    /// What must follow a pump after each of its rounds; from `first` on it repeats itself, if ever.
    private struct Cycle {
        let first: Int?
        let rests: [TermID]
    }

    private func cycle(of pump: [Int], from start: TermID) throws(Undecidable) -> Cycle? {
        var history = [start]
        for _ in 0..<Self.cycleLimit {
            var rest = history[history.count - 1]
            for letter in pump { rest = try after(rest, letter) }
            if rest == TermStore.nothing { return isTried ? Cycle(first: nil, rests: history) : nil }
            if let first = history.firstIndex(of: rest) { return Cycle(first: first, rests: history) }
            history.append(rest)
        }
        return isTried ? Cycle(first: nil, rests: history) : nil
    }

    /// How to repeat a pump: so many rounds before, so many at a time, and what must follow then.
    private typealias Round = (before: Int, count: Int, rest: TermID)

    /// At best the same may follow any number of rounds; else the number of rounds says what may.
    private func rounds(_ cycle: Cycle) throws(Undecidable) -> [Round] {
        guard let first = cycle.first else {
            let few = try all(cycle.rests.dropFirst().prefix(Self.roundsOfTrial))
            return few == TermStore.nothing ? [] : [(1, 1, few)]
        }
        let repeating = cycle.rests.indices.dropFirst(first).map { index in
            (before: index, count: cycle.rests.count - first, rest: cycle.rests[index])
        }
        let always = try all(cycle.rests.dropFirst())
        guard always != TermStore.nothing else { return repeating }
        return [(1, 1, always)] + repeating.filter { $0.rest != always }
    }

    /// What may follow in every case; nothing where there is no case.
    private func all(_ rests: ArraySlice<TermID>) throws(Undecidable) -> TermID {
        guard !rests.isEmpty else { return TermStore.nothing }
        let result = futile.store.and(Array(rests))
        if futile.store.isExhausted { throw futile.exhausted }
        return result
    }

    /// Before its first letter a search stands where its own loop does.
    private func isSearchStart(_ state: Int, _ goal: Int) -> Bool {
        state == 0 && goal - 1 == paths.graph.searchPosition
    }

    private func after(_ rest: TermID, _ letter: Int) throws(Undecidable) -> TermID {
        let next = futile.store.derivative(rest, by: letter)
        if futile.store.isExhausted { throw futile.exhausted }
        return next
    }

    private static func word(
        to goal: Place, from start: Place, _ origins: [Place: (place: Place, letter: Int)]
    ) -> [Int] {
        var word: [Int] = []
        var place = goal
        while place != start, let origin = origins[place] {
            word.append(origin.letter)
            place = origin.place
        }
        return word.reversed()
    }

    /// The words of a pump: those of the first letters that fit, of the second ones and so on, then any others.
    private func pumps(_ masks: [ClassMask]) -> [[Int]] {
        let choices = masks.map { mask in pathClass.indices.filter { mask.contains(pathClass[$0]) } }
        let most = choices.map(\.count).max() ?? 0
        var words: [[Int]] = (0..<most).map { index in choices.map { $0[index % $0.count] } }
        var others: [[Int]] = [[]]
        for letters in choices {
            others = others.flatMap { word in letters.map { word + [$0] } }
            others = Array(others.prefix(Self.pumpLimit))
        }
        var seen = Set(words)
        words += others.filter { seen.insert($0).inserted }
        return Array(words.prefix(Self.pumpLimit))
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
