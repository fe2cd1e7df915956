package import FormModel

/// Something that happens to a form. Elements are named by their places in ``LoginForm/allElements``.
package enum Event: Sendable, Hashable {
    /// The screen opens, with a session stored by an earlier sign-in or without.
    case launch(hasSession: Bool)
    /// A tap into a field.
    case focus(Int)
    /// The whole text of a field is typed anew on the keyboard that the field shows.
    case type(Int, String)
    /// The whole text of a field is replaced by what is pasted.
    case paste(Int, String)
    /// AutoFill writes into a field; the focus stays where it is.
    case fill(Int, String)
    /// The return key of the field that has the focus.
    case returnKey
    /// A tap on a button, a provider or a toggle.
    case tap(Int)
    /// A tap on a link in a text, by its name.
    case tapLink(Int, String)
    /// A tap beside everything that takes taps.
    case tapOutside
    /// The form is scrolled with a finger.
    case drag
    /// The software keyboard comes or goes while a field has the focus, as when another keyboard is connected.
    case keyboard(isUp: Bool)
    /// The server answers: the HTTP status, and the error code in the reply where there is one.
    case reply(status: Int, code: String?)
    /// The time for an answer is over.
    case noAnswer
}

/// Something that a form does to the world around it.
package enum Effect: Sendable, Hashable {
    /// The focus moves to an input's element; nil is to none.
    case focus(Int?)
    /// VoiceOver reads a message.
    case announcement(LocalizedText)
    /// The request of `submit` is sent.
    case send([SentValue])
    /// The form has no request: the app is asked to send.
    case handOver
    /// The request of `session.check` is sent.
    case checkSession([SentValue])
    /// The session in the reply is stored.
    case storeSession
    /// The stored session is removed.
    case removeSession
    /// Another screen of the app shows, with parameters.
    case show(screen: String, passing: [SentValue])
    /// The message has its values.
    case alert(title: LocalizedText, message: LocalizedText, button: LocalizedText)
    /// An address opens.
    case open(url: String)
    /// The app is called back under a name.
    case call(String)
    /// A sign-in service takes over, by the place of its button.
    case signInWith(Int)
}

/// A named value that leaves the form.
package struct SentValue: Sendable, Hashable {
    /// What is sent for a name.
    package enum Value: Sendable, Hashable {
        case text(String)
        case bool(Bool)
        case int(Int)
        case float(Double)
        /// The stored session.
        case session
    }

    /// The name by which the receiver knows the value.
    package var name: String
    /// What is sent.
    package var value: Value
}

/// Why an event cannot happen.
package enum Impossible: Error, Sendable, Hashable {
    /// The element is not on the screen.
    case hidden(Int)
    /// The element takes no taps and no typing.
    case disabled(Int, because: DisabledReason)
    /// The field keeps the focus while it is empty.
    case keepsFocus(Int)
    /// The keyboard of the field has no key for the character.
    case noKey(Int, Character)
    /// A text field holds one line.
    case lineBreak(Int)
    /// No field has the focus.
    case noFocus
    /// The keyboard of the field has no return key.
    case noReturnKey(Int)
    /// Nothing hides the keyboard this way.
    case nothingDismisses
    /// The element is none that can be tapped, typed into or focused so.
    case wrongKind(Int)
    /// The text has no link of the name.
    case noLink(Int, String)
    /// No request is under way.
    case nothingUnderWay
    /// The form keeps no session.
    case noSession
}

/// Why an element is disabled.
package enum DisabledReason: Sendable, Hashable {
    /// A request is under way.
    case busy
    /// The spec disables it in this state.
    case override(FormState)
    /// Rules of these elements are broken.
    case broken([Int])
    /// These fields are empty.
    case empty([Int])
}
