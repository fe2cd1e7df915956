package import FormDiagnostics

/// What happens on submit: ordered checks, then the request, then one of its outcomes.
package struct Submission: Sendable, Hashable {
    /// Form-level checks in order; the first that fails shows its error.
    package var checks: [SubmitCheck]
    package var busy: Setting<BusyIndication>
    /// Shown when the server refuses the credentials.
    package var rejected: Text?
    /// Shown when no answer came or it could not be read.
    package var failed: Text?
    /// Errors by the server's code, in the order of the spec.
    package var serverErrors: [ServerError]
    package var request: Request?
    /// What follows success, in order.
    package var succeeded: [Outcome]
    /// Values that previews and tests take for right; never in release code.
    package var stub: [StubValue]
    package var span: Span?

    package init(
        checks: [SubmitCheck], busy: Setting<BusyIndication>, rejected: Text?, failed: Text?,
        serverErrors: [ServerError], request: Request?, succeeded: [Outcome], stub: [StubValue], span: Span?
    ) {
        self.checks = checks
        self.busy = busy
        self.rejected = rejected
        self.failed = failed
        self.serverErrors = serverErrors
        self.request = request
        self.succeeded = succeeded
        self.stub = stub
        self.span = span
    }
}

package struct SubmitCheck: Sendable, Hashable {
    package enum Condition: Sendable, Hashable {
        /// None of the fields is empty.
        case require([Located<String>])
        /// At least one of the fields has text.
        case requireAny([Located<String>])
        case equal(Located<String>, Located<String>)
        case different(Located<String>, Located<String>)
        /// Every rule of the fields is met.
        case valid([Located<String>])
    }

    package var condition: Condition
    package var error: Text
    package var span: Span

    package init(condition: Condition, error: Text, span: Span) {
        self.condition = condition
        self.error = error
        self.span = span
    }
}

package enum BusyIndication: String, Sendable, Hashable, CaseIterable {
    /// The submit button shows an activity indicator beside its title.
    case activityIndicator
    /// The form is disabled, nothing spins.
    case disabled
    case none
}

package struct ServerError: Sendable, Hashable {
    package var code: Located<String>
    /// The field whose message shows it; nil for the form's.
    package var field: Located<String>?
    package var error: Text

    package init(code: Located<String>, field: Located<String>?, error: Text) {
        self.code = code
        self.field = field
        self.error = error
    }
}

package struct StubValue: Sendable, Hashable {
    package var field: Located<String>
    package var value: Located<String>

    package init(field: Located<String>, value: Located<String>) {
        self.field = field
        self.value = value
    }
}

/// An HTTP request and what is read from its reply.
package struct Request: Sendable, Hashable {
    package enum Method: String, Sendable, Hashable, CaseIterable {
        case post = "POST", get = "GET", put = "PUT"
    }
    package enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// `application/x-www-form-urlencoded`, percent-encoded.
        case form
        case json
    }

    package struct Parameter: Sendable, Hashable {
        package enum Value: Sendable, Hashable {
            /// The text of a field.
            case field(String)
            /// The stored session.
            case session
            case literal(String)
        }

        package var name: Located<String>
        package var value: Located<Value>

        package init(name: Located<String>, value: Located<Value>) {
            self.name = name
            self.value = value
        }
    }

    /// A condition on the JSON reply: the value at the path equals the text.
    package struct ReplyTest: Sendable, Hashable {
        package var path: Located<String>
        package var equals: Located<String>

        package init(path: Located<String>, equals: Located<String>) {
            self.path = path
            self.equals = equals
        }
    }

    package var method: Setting<Method>
    package var url: Located<String>
    package var encoding: Setting<Encoding>
    package var parameters: [Parameter]
    /// HTTP status that means success; nil leaves it to `accepts`.
    package var status: Setting<Int>?
    package var accepts: ReplyTest?
    package var span: Span

    package init(
        method: Setting<Method>, url: Located<String>, encoding: Setting<Encoding>, parameters: [Parameter],
        status: Setting<Int>?, accepts: ReplyTest?, span: Span
    ) {
        self.method = method
        self.url = url
        self.encoding = encoding
        self.parameters = parameters
        self.status = status
        self.accepts = accepts
        self.span = span
    }
}

/// A session that outlives the screen.
package struct Session: Sendable, Hashable {
    package enum Store: String, Sendable, Hashable, CaseIterable { case keychain, userDefaults, memory }

    /// Path of the session string in the JSON reply of the submit request, for example `data.session`.
    package var read: Located<String>
    package var store: Setting<Store>
    /// Key under which it is stored.
    package var key: Setting<String>
    /// Request that asks on launch whether a stored session still holds.
    package var check: Request?
    package var span: Span

    package init(
        read: Located<String>, store: Setting<Store>, key: Setting<String>, check: Request?, span: Span
    ) {
        self.read = read
        self.store = store
        self.key = key
        self.check = check
        self.span = span
    }
}

/// What follows a successful submit.
package enum Outcome: Sendable, Hashable {
    /// Pushes a screen, with parameters from field values.
    case push(screen: Located<String>, passing: [Passed])
    /// Shows an alert; the message may hold `{field}`; `whenEmpty` is used while that field is empty.
    case alert(title: Text, message: Text, whenEmpty: EmptyFallback?, button: Text)
    case state(FormState)
    /// Calls the app back under this name.
    case custom(Located<String>)

    package struct Passed: Sendable, Hashable {
        package var parameter: Located<String>
        package var field: Located<String>

        package init(parameter: Located<String>, field: Located<String>) {
            self.parameter = parameter
            self.field = field
        }
    }

    package struct EmptyFallback: Sendable, Hashable {
        package var field: Located<String>
        package var message: Text

        package init(field: Located<String>, message: Text) {
            self.field = field
            self.message = message
        }
    }
}
