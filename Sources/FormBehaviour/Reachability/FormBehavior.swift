package import FormModel
package import FormSource
package import RuleProofs

/// A configuration that a person can bring about.
package struct Reached: Sendable {
    /// The events from the launch on.
    package let trace: Trace
    /// What the trace leads to.
    package let configuration: Configuration
}

/// What a form can come to, worked out from its launch on.
package struct FormBehavior: Sendable {
    /// The machine of the form.
    package let machine: FormMachine
    /// The values to try in each input, by its number.
    package let values: [InputValues]
    /// The states that are reached, in the order of ``FormState``, each with one configuration of that name and a
    /// shortest trace to it; for `invalid` the one with as many messages as can show at once.
    package private(set) var states: [(state: FormState, reached: Reached)]
    /// What may be reached at most.
    package let bound: MayReach
    /// What shows in each of the states.
    package private(set) var screens: StateScreens
    /// Names that the form may have and for which no trace was found within the budget.
    package private(set) var undecided: [FormState]
    /// Whether each check of `submit` can be the first that fails, in their order.
    package private(set) var checkReach: [CheckReach] = []
    /// Whether a submit can be refused because a rule is broken.
    package private(set) var ruleReach = CheckReach.undecided

    /// Explores a form; what is not given is worked out.
    package init(_ form: LoginForm, analysis: FormAnalysis? = nil, matcher: (any PatternMatcher)? = nil) {
        self.init(
            FormMachine(form, matcher: matcher ?? ICUMatcher(form)), analysis ?? FormAnalysis(form))
    }

    /// Explores the form once.
    package init(_ machine: FormMachine, _ analysis: FormAnalysis) {
        self = uncancelled { cancellation throws(Cancelled) in
            try FormBehavior(machine, analysis, cancellation)
        }
    }

    /// Explores the form once; the caller is asked between configurations whether the result is still wanted.
    package init(
        _ machine: FormMachine, _ analysis: FormAnalysis, _ cancellation: Cancellation
    ) throws(Cancelled) {
        try cancellation.check()
        let values = machine.values(analysis)
        try cancellation.check()
        let bound = MayReach(machine, values, analysis)
        var explorer = Explorer(Planner(machine: machine, values: values), wanted: bound.states)
        try explorer.explore(cancellation)
        self.machine = machine
        self.values = values
        self.bound = bound
        states = FormState.allCases.compactMap { state in explorer.found[state].map { (state, $0.reached) } }
        screens = StateScreens(machine, states.map(\.reached.configuration))
        undecided = FormState.allCases.filter { bound.states.contains($0) && explorer.found[$0] == nil }
        checkReach = try searchedChecks(cancellation)
        ruleReach = try searchedRules(cancellation)
        if undecided.contains(.invalid) { addRefusal() }
    }

    /// Takes a submit that is refused for the state `invalid`.
    private mutating func addRefusal() {
        for case .fails(let trace) in checkReach + [ruleReach] {
            guard let configuration = try? machine.configuration(after: trace),
                configuration.state == .invalid
            else {
                continue
            }
            states.append((.invalid, Reached(trace: trace, configuration: configuration)))
            states.sort { $0.state < $1.state }
            undecided.removeAll { $0 == .invalid }
            screens = StateScreens(machine, states.map(\.reached.configuration))
            return
        }
    }

    /// What stands for a name; nil where nothing has it.
    package func reached(_ state: FormState) -> Reached? {
        states.first { $0.state == state }?.reached
    }
}

extension EventPath {
    var reached: Reached { Reached(trace: Trace(events), configuration: configuration) }
}
