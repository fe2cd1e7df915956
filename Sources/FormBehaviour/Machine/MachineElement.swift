import FormSource
import FormModel

/// An element, as the machine needs it.
struct MachineElement: Sendable {
    /// When it shows, with inputs by number.
    enum Condition: Sendable, Hashable {
        case always, never, hasMessage
        case states(Set<FormState>)
        case notEmpty(Int), empty(Int), invalid(Int), valid(Int)
    }

    /// What it is for an event.
    enum Kind: Sendable {
        case input(Int)
        case button(MachineButton)
        case provider
        /// The message of an input, by its number; nil for the message of the whole form.
        case message(Int?)
        case label([TextLink])
        case other
    }

    let id: String
    /// The element around it.
    let parent: Int?
    let condition: Condition
    let kind: Kind
    /// What the spec overrides in each state; empty where it says nothing.
    let overrides: [FormState: MachineOverride]
}

/// A button's own action and when it can be tapped.
struct MachineButton: Sendable {
    let action: Action
    let enablement: Enablement
}

/// What the spec says of an element in a state.
struct MachineOverride: Sendable {
    var title: LocalizedText?
    var isHidden: Bool?
    var isEnabled: Bool?
    var action: Action?

    /// What is written later wins.
    mutating func merge(_ override: StateOverride) {
        title = override.title ?? title
        isHidden = override.isHidden?.value ?? isHidden
        isEnabled = override.isEnabled?.value ?? isEnabled
        action = override.action?.value ?? action
    }
}
