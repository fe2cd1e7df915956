import FormSource
import FormModel

// What is said and nobody reads, and what is not said.

extension DeadEndSearch {
    var messages: [DeadEnd] {
        let said = machine.inputs.indices.filter(saysErrors).map { Saying.input($0) } + notices
        return speechless(said) + machine.inputs.indices.compactMap(untold) + said.flatMap(unread)
    }

    /// Messages that none of the sayings is for. One that hides by its own condition, or with what it stands in, is told
    /// as that.
    private func speechless(_ said: [Saying]) -> [DeadEnd] {
        let used = Set(said.flatMap(elements))
        return machine.elements.indices.filter { index in
            guard case .message(let input) = machine.elements[index].kind,
                machine.elements[index].condition == .hasMessage, !used.contains(index),
                blocker(of: index) == index, machine.form.allElements[index].synthesized == nil
            else { return false }
            // That its field is never told, that no answer comes without a submit, and that answers have no texts, is told
            // of these.
            if let input { return untold(input) == nil && (canBeSent || machine.form.submission.saysNothing) }
            return answers.isEmpty && (canBeSent || machine.form.submission.saysNothing)
        }.map { .neverSpeaks($0) }
    }

    // MARK: Errors of inputs

    /// Rules that may be broken and have a text for it.
    private func toldRules(_ input: Int) -> [Int] {
        machine.inputs[input].rules.indices.filter { rule in
            machine.inputs[input].rules[rule].error != nil && bound.mayBreak(input, rule)
        }
    }

    private func saysErrors(_ input: Int) -> Bool {
        !bound.shown[machine.inputs[input].element].isEmpty && bound.isTold[input]
            && !toldRules(input).isEmpty && coveringCheck(input) == nil
    }

    /// Why the errors of an input are never told; nil where they are, or where nobody can fill it in.
    private func untold(_ input: Int) -> DeadEnd? {
        guard bound.isUsable[input], canBeSent || machine.inputs[input].checkTime != .onSubmit,
            let rule = toldRules(input).first(where: { !isDefault(input, $0) })
        else { return nil }
        guard bound.isTold[input] else { return .neverTold(input, rule: rule) }
        return coveringCheck(input).map { .coveredByCheck(input, check: $0) }
    }

    private func isDefault(_ input: Int, _ rule: Int) -> Bool {
        machine.inputs[input].rules[rule].error?.isDefault == true
    }

    /// A check that fails whenever a rule of the input is broken; the input is told by a submit alone, after the checks.
    private func coveringCheck(_ input: Int) -> Int? {
        machine.inputs[input].checkTime == .onSubmit ? reach.coveringCheck(of: input) : nil
    }

    // MARK: What is said for the whole form

    private var notices: [Saying] {
        let submission = machine.form.submission
        var said = machine.checks.indices.filter { bound.mayFail(machine.checks[$0]) }.map {
            Saying.check($0)
        }
        if canBeSent {
            if submission.rejected != nil { said.append(.rejected) }
            if submission.failed != nil { said.append(.failed) }
            said += submission.serverErrors.indices.map { .serverError($0) }
        }
        return said
    }

    /// Where a saying is not read at all.
    private func unread(_ saying: Saying) -> [DeadEnd] {
        let elements = elements(of: saying)
        let states = states(of: saying)
        let seen = elements.flatMap { index in
            FormState.allCases.filter { states.contains($0) && bound.shown[index].contains($0) }
                .map { (index: index, state: $0) }
        }
        guard let first = seen.first else {
            return elements.contains(where: isToldHidden) ? [] : [.unseen(saying)]
        }
        let isCovered = seen.allSatisfy { machine.overriding($0.index, $0.state)?.title != nil }
        return isCovered ? [.coveredByOverride(saying, first.state, element: first.index)] : []
    }

    /// Whether it is told that a message never shows.
    private func isToldHidden(_ index: Int) -> Bool {
        guard let blocker = blocker(of: index) else { return false }
        return isWorthTelling(blocker)
    }

    /// The messages that may say it.
    private func elements(of saying: Saying) -> [Int] {
        let input: Int? =
            switch saying {
            case .input(let input): input
            case .serverError(let error):
                machine.form.submission.serverErrors[error].field.flatMap { machine.inputNumbers[$0.value] }
            case .check, .rejected, .failed: nil
            }
        guard let input else { return machine.formMessages }
        return machine.inputs[input].messages + (bound.mayLeaveErrors(input) ? machine.formMessages : [])
    }

    /// The states in which it may be said.
    private func states(of saying: Saying) -> Set<FormState> {
        switch saying {
        case .rejected, .serverError: [.rejected]
        case .failed: [.failed]
        case .check: bound.states.intersection([.invalid, .rejected, .failed, .signedIn])
        case .input: bound.states.filter { bound.mayTell(in: $0) }
        }
    }

    // MARK: Answers

    /// Replies of which nothing on the screen speaks.
    var answers: [DeadEnd] {
        guard machine.form.submission.request != nil else { return [] }
        let submission = machine.form.submission
        return [(FormState.rejected, submission.rejected), (.failed, submission.failed)].compactMap {
            state, text in
            bound.states.contains(state) && text == nil && !isShown(state) ? .silent(state) : nil
        }
    }

    /// Whether the spec has something show, or change, in a state.
    private func isShown(_ state: FormState) -> Bool {
        machine.elements.indices.contains { index in
            let element = machine.elements[index]
            if case .states(let states) = element.condition, states.contains(state), !states.contains(.ready)
            {
                return bound.shown[index].contains(state)
            }
            let override = element.overrides[state]
            return override?.title != nil || override?.isHidden == false
        }
    }
}

extension Submission {
    fileprivate var saysNothing: Bool { rejected == nil && failed == nil && serverErrors.isEmpty }
}
