import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// What the names of a spec stand for, and what is decided of the form as a whole: made first, from everything that was read.
/// The parts of the form are resolved by it, and none of them changes it.
struct Symbols {
    /// The spec as it was read.
    let root: RootKeys
    let rootSpan: Span
    let source: SourceFile
    /// What could not be read of the elements.
    let lost: LostElements
    /// The language of the texts that are written without one.
    let language: String

    // MARK: Names

    /// Every written element with an id, by id.
    var elements: [String: ElementSyntax] = [:]
    /// Ids in the order of the spec.
    var ids: [String] = []
    /// Fields in the order of the spec.
    var fields: [(syntax: ElementSyntax, keys: FieldKeys)] = []
    /// Their ids, as far as they could be read.
    var fieldIDs: [String] = []
    var patterns: [String: NamedPattern] = [:]
    /// Patterns whose maps have no readable expression; that has been reported.
    var unreadPatterns: Set<String> = []
    var palette: [String: FormColor] = [:]

    /// Translations of the `strings` section by key.
    var strings: [String: [SectionString]] = [:]

    struct SectionString {
        var locale: Located<String>
        var key: Located<String>
        var string: Located<String>
    }

    // MARK: Decisions

    var purpose = Setting(Purpose.signIn, .defaulted(""))
    var roles: [String: Setting<FieldRole>] = [:]
    /// The field that names the account.
    var identifierField: String?
    var returnKeys: [String: Setting<ReturnKey>] = [:]
    /// The button that submits without saying so.
    var impliedSubmit: String?
    /// Fields that have a message element in the spec.
    var fieldsWithMessage: Set<String> = []
    var hasFormMessage = false
    /// Fields at which an error of the server shows.
    var fieldsWithServerError: Set<String> = []
    /// - Parameter found: takes in what is wrong with the names themselves.
    init(
        _ root: Located<RootKeys>, lost: LostElements, in source: SourceFile, _ found: inout Findings
    ) {
        self.root = root.value
        rootSpan = root.span
        self.source = source
        self.lost = lost
        language = root.value.language?.value ?? "en"
        collectColors(&found)
        collectPatterns()
        collectStrings(&found)
        collectElements(root.value.body?.value ?? [], &found)
        decideRoles()
        decideReturnKeys()
        collectServerErrorFields()
    }

    /// Whether default texts, which are English, fit the form.
    var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

    /// Whether a text with the language tag, or without one, is in the form's own language.
    func isBase(_ locale: String?) -> Bool { locale == nil || locale == language }

}
