import FormModel

/// What the return key of a field does.
package enum ReturnKeyAction: Sendable, Hashable {
    /// The keyboard has no return key.
    case noKey
    /// The focus is taken away.
    case dismisses
    /// The focus goes to the first of these inputs that is on the screen and enabled. Only the last of them may always
    /// be; where it is not, and all are absent, the key submits.
    case focuses([Int], orSubmits: Bool)
    /// The key does what a tap on a button that submits does.
    case submits
}

extension FormBehavior {
    /// What the return key of an input's keyboard does: `return-key`.
    package func returnKey(of input: Int) -> ReturnKeyAction {
        switch machine.inputs[input].field?.traits.returnKeyPurpose {
        case nil: return .noKey
        case .dismiss: return .dismisses
        case .goOn: return nextFields(after: input)
        case .submit: return .submits
        }
    }

    private func nextFields(after input: Int) -> ReturnKeyAction {
        var found: [Int] = []
        for next in machine.inputs.indices.dropFirst(input + 1)
        where !machine.inputs[next].isToggle && bound.isUsable[next] {
            found.append(next)
            if isAlwaysUsable(next) { return .focuses(found, orSubmits: false) }
        }
        return found.isEmpty ? .submits : .focuses(found, orSubmits: true)
    }

    private func isAlwaysUsable(_ input: Int) -> Bool {
        let overrides = machine.elements[machine.inputs[input].element].overrides.values
        return !machine.inputs[input].isConditional && !overrides.contains { $0.isEnabled == false }
    }
}
