import FormModel
import FormSource

extension MayReach {
    /// Whether the focus may go, and to no other field, from a form that is filled in afterwards.
    var mayLoseFocus: Bool {
        let keyboard = machine.form.keyboard
        let isDismissed = keyboard.dismissOnTapOutside.value || keyboard.dismissOnDrag.value
        return machine.inputs.indices.contains { input in
            guard isUsable[input], let field = machine.inputs[input].field else { return false }
            let mayLeave = !field.keepsFocusWhileEmpty.value || isFilled[input]
            return mayLeave && (isDismissed || field.traits.returnKeyPurpose == .dismiss)
                || mayBeTakenAway(input)
        }
    }

    /// Whether a field may go from the screen or be disabled in a state after which the form is filled in.
    private func mayBeTakenAway(_ input: Int) -> Bool {
        let before = states.filter { !$0.isOfRequest || mayBeFilledInAgain }
        return before.contains {
            !isSurelyAsked(input, in: $0) || !mayBeEnabled(machine.inputs[input].element, in: $0)
        }
    }

    /// Whether a request may end in a form that is filled in as before.
    private var mayBeFilledInAgain: Bool {
        machine.form.session == nil
            || machine.form.submission.succeeded.contains { outcome in
                if case .state(let state) = outcome { !state.isOfRequest } else { false }
            }
    }
}
