import FormBehaviour
import FormModel
import FormSource

/// The words for a step of a trace, in one language of the form.
struct TraceWording {
    let machine: FormMachine
    let locale: String

    // MARK: What shows

    /// The state and the keyboard.
    func state(_ configuration: Configuration) -> String {
        "state: \(configuration.state.rawValue)" + (configuration.keyboardIsUp ? ", keyboard up" : "")
    }

    /// A line for each element that shows something else than before; without a before for each that shows something.
    func changes(from before: Configuration?, to now: Configuration) -> [String] {
        let old = before.map { machine.screen(of: $0).elements }
        return zip(machine.form.allElements, machine.screen(of: now).elements).enumerated().compactMap {
            index, pair in
            let (element, shown) = pair
            let description = element.isStructure ? nil : shown.description(of: element, in: locale)
            let earlier = old.flatMap {
                element.isStructure ? nil : $0[index].description(of: element, in: locale)
            }
            guard let description, description != earlier, shown.isOnScreen || old != nil else { return nil }
            return "\(element.id.value): \(description)"
        }
    }

    // MARK: What the form does

    /// Nil for what the screen shows anyway.
    func description(_ effect: Effect) -> String? {
        switch effect {
        case .focus: return nil
        case .announcement(let text): return "VoiceOver reads “\(string(text))”"
        case .send(let values):
            return (machine.form.submission.request?.sendingDescription ?? "sends") + list(values)
        case .handOver: return "asks the app to send"
        case .checkSession(let values):
            return (machine.form.session?.check?.sendingDescription ?? "sends") + list(values)
        case .storeSession: return "stores the session"
        case .removeSession: return "removes the stored session"
        case .show(let screen, let passing): return "shows the screen \(screen)" + list(passing)
        case .alert(let title, let message, let button):
            return "alert “\(string(title))”: “\(string(message))”, button “\(string(button))”"
        case .open(let url): return "opens \(url)"
        case .call(let name): return "calls \(name)"
        case .signInWith(let index): return "signs in with \(machine.id(index))"
        }
    }

    private func string(_ text: LocalizedText) -> String { text.string(in: locale) }

    private func list(_ values: [SentValue]) -> String {
        values.isEmpty
            ? "" : ": " + values.map { "\($0.name) = \(description($0.value))" }.joined(separator: ", ")
    }

    private func description(_ value: SentValue.Value) -> String {
        switch value {
        case .text(let text): Escaping.quoted(text)
        case .bool(let isTrue): String(isTrue)
        case .int(let number): String(number)
        case .float(let number): number.description
        case .session: "the stored session"
        }
    }

    // MARK: What cannot happen

    /// Why an event cannot happen, with the rule of `Behavior.md` that says so.
    func description(_ impossible: Impossible) -> String {
        switch impossible {
        case .hidden(let index): because("\(id(index)) is not on the screen", .onScreen)
        case .disabled(let index, let reason):
            because("\(id(index)) is disabled" + clause(reason), rule(reason))
        case .keepsFocus(let index): because("\(id(index)) keeps the focus while it is empty", .keptFocus)
        case .noKey(let index, let character):
            because("the keyboard of \(id(index)) has no key for `\(character)`", .typing)
        case .lineBreak(let index): because("\(id(index)) holds one line", .typing)
        case .noFocus: because("no field has the focus", .focus)
        case .noReturnKey(let index): because("the keyboard of \(id(index)) has no return key", .returnKey)
        case .nothingDismisses: because("this takes away the focus in no state", .keyboard)
        case .wrongKind(let index): "\(id(index)) takes no such event"
        case .noLink(let index, let name): "\(id(index)) has no link `\(name)`"
        case .nothingUnderWay: because("no request is under way", .reply)
        case .noSession: because("the form keeps no session", .storedSession)
        }
    }

    private func because(_ clause: String, _ rule: BehaviorRule) -> String { "\(clause) (\(rule.rawValue))" }

    private func id(_ index: Int) -> String { "`\(machine.id(index))`" }

    private func clause(_ reason: DisabledReason) -> String {
        switch reason {
        case .busy: " while the request is under way"
        case .override(let state): " in the state \(state.rawValue)"
        case .broken(let elements):
            " while \(list(elements)) \(elements.count == 1 ? "breaks a rule" : "break rules")"
        case .empty(let elements): " while \(list(elements)) \(elements.count == 1 ? "is" : "are") empty"
        }
    }

    private func list(_ elements: [Int]) -> String { elements.map(id).joined(separator: ", ") }

    private func rule(_ reason: DisabledReason) -> BehaviorRule {
        switch reason {
        case .busy: .busy
        case .override: .stateOverride
        case .broken: .whenValid
        case .empty: .whenFilled
        }
    }
}

extension Element {
    /// Whether it has nothing to say by itself.
    fileprivate var isStructure: Bool {
        switch kind {
        case .stack, .divider, .spacer: true
        case .label, .field, .button, .message, .image, .toggle, .provider: false
        }
    }
}
