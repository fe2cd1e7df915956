/// The rules by which a form behaves. Each has a section of this name on the page `Behavior.md` of the documentation;
/// tables, traces and diagnostics cite them by it.
package enum BehaviorRule: String, Sendable, Hashable, CaseIterable {
    // What there is at first
    case launch
    case storedSession = "stored-session"
    case focusFirst = "focus-first"

    // What shows
    case stateName = "state-name"
    case onScreen = "on-screen"
    case stateOverride = "state-override"
    case errorPlace = "error-place"

    // What is asked
    case value
    case hiddenIsNotAsked = "hidden-is-not-asked"
    case emptyValue = "empty-value"
    case repeatedValue = "repeated-value"
    case whenChecked = "when-checked"
    case messageFollowsValue = "message-follows-value"

    // What a person can do
    case typing
    case autoFill = "autofill"
    case focus
    case keptFocus = "kept-focus"
    case lostFocus = "lost-focus"
    case returnKey = "return-key"
    case keyboard
    case toggle
    case action
    case enabled
    case whenValid = "when-valid"
    case whenFilled = "when-filled"

    // What a submit does
    case checksFirst = "checks-first"
    case thenRules = "then-rules"
    case sending
    case oneRequest = "one-request"
    case busy
    case reply
    case refusal
    case serverError = "server-error"
    case clearOnRejection = "clear-on-rejection"
    case noAnswer = "no-answer"
    case success
    case logout
}
