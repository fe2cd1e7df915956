/// The spec that `formc init` writes. It builds without a message.
package enum FirstSpec {
    /// The name of the file, in the folder that `formc init` runs in, unless told otherwise.
    package static let fileName = "signin.yaml"

    /// Ends with a line break; a test builds it.
    package static let text = """
        # A sign-in form for formc. Build it with `formc build signin.yaml`, look at it with `formc preview signin.yaml`.
        formc: 1                        # the version of the language
        form: SignIn                    # the form's name, in all that is made of it

        body:                           # everything on the screen, from top to bottom
          - label: title                # `kind: id`; the id is the element's name everywhere
            text: Welcome back
            style: largeTitle           # a Dynamic Type text style
          - field: email
            caption: E-mail             # the name above the field
            rules:                      # the first rule that fails gives the message
              - required: true
                error: Enter your e-mail address
              - format: email
                error: This is not an e-mail address
          - field: password
            caption: Password
            secure: true
            reveal: true                # a button that shows what was typed
            rules:
              - required: true
                error: Enter your password
          - button: signIn
            title: Sign In
            action: submit
            gap: 2                      # to the element above, in system spacings; points are written `16pt`
          - message: errorMessage       # says what went wrong; hidden until then

        submit:
          rejected: E-mail or password is wrong

        """
}
