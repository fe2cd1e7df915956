import FormArtefacts
import FormBehaviour
import FormLayout
import FormModel
import RuleProofs
import FormSource
import TextMetrics

/// A small form made by hand, with one text in every place that holds a text.
struct SampleForm {
    /// The text of every property.
    var text = "Bankey"
    var locale = "en"
    var gap = Length.systemSpacing(3)

    private let nowhere = Span(0, 0)

    private func located<Value>(_ value: Value) -> Located<Value> { Located(value, nowhere) }

    private func preset<Value>(_ value: Value) -> Setting<Value> { Setting(value, .defaulted("sample")) }

    private func words(_ key: String) -> LocalizedText {
        LocalizedText(
            key: key, base: located(text), translations: [.init(locale: "ar", string: located(text))])
    }

    // MARK: Elements

    private func element(
        _ id: String, _ kind: Element.Kind, visibility: VisibilityCondition = .always,
        appearance: Appearance = Appearance()
    ) -> Element {
        var element = Element(
            id: located(id), span: nowhere, kind: kind, placement: Placement(),
            visibility: preset(visibility), hiddenSpace: preset(.reserve))
        element.appearance = appearance
        element.accessibility = Accessibility(label: words("\(id).accessibility"), hint: nil)
        return element
    }

    private var traits: InputTraits {
        InputTraits(
            keyboard: preset(.default), contentType: preset("username"), capitalization: preset(.none),
            correction: preset(false), returnKey: preset(.next))
    }

    private func field(_ role: FieldRole, isSecure: Bool, accessories: [Element] = []) -> Field {
        let rules = [
            Rule(condition: .required, error: words("required"), span: nowhere),
            Rule(condition: .length(minimum: 8, maximum: 12), error: words("length"), span: nowhere),
        ]
        var field = Field(
            role: preset(role), isSecure: preset(isSecure), traits: traits,
            rules: Poisonable(wrappedValue: rules), check: preset(.onChange), trims: preset(!isSecure))
        field.caption = words("caption")
        field.placeholder = words("placeholder")
        field.hint = words("hint")
        field.examples = Examples(accept: [located("abcdefgh")], reject: [located(text)])
        field.accessories = accessories
        field.clearsOnRejection = preset(isSecure)
        return field
    }

    private func button(_ action: Action, icon: String? = nil) -> ButtonElement {
        ButtonElement(
            title: icon == nil ? words("title") : nil, icon: icon.map(located), style: preset(.filled),
            action: located(action), enabled: preset(.always))
    }

    private var body: [Element] {
        let label = LabelElement(text: words("title"), lines: preset(0), textAlignment: preset(.center))
        let clear = element("clear", .button(button(.clear(field: "password"), icon: "x")))
        let stack = StackElement(
            axis: preset(.vertical), spacing: preset(.points(8)), distribution: preset(.fill),
            alignment: preset(.fill), padding: EdgeLengths(all: preset(.systemSpacing(1))),
            body: [
                element("username", .field(field(.username, isSecure: false))),
                element("divider", .divider),
                element("password", .field(field(.password, isSecure: true, accessories: [clear]))),
            ])
        let message = MessageElement(field: nil, lines: preset(0), textAlignment: preset(.natural))
        let surface = Appearance(
            background: located(FormColor(name: "secondarySystemBackground")),
            cornerRadius: preset(.points(5)))
        return [
            element("title", .label(label)),
            element("loginView", .stack(stack), appearance: surface),
            element("signIn", .button(button(.submit))),
            element("errorMessage", .message(message), visibility: .hasMessage),
        ]
    }

    var form: LoginForm {
        let check = SubmitCheck(
            condition: .require([located("username")]), error: words("check"), span: nowhere)
        var form = LoginForm(
            name: located(text), span: nowhere, purpose: preset(.signIn),
            layout: ScreenLayout(
                vertical: .top(preset(.systemSpacing(2))), margin: preset(.systemSpacing(2)),
                container: preset(.screen), spacing: preset(.systemSpacing(1)), scrolls: preset(false)),
            keyboard: KeyboardBehavior(
                avoidance: preset(.none), dismissOnTapOutside: preset(true), dismissOnDrag: preset(false)),
            body: body)
        form.locales = [FormLocale(locale), FormLocale("ar")]
        form.navigationTitle = words("navigation")
        form.submission.checks = [check]
        form.submission.rejected = words("rejected")
        form.submission.failed = words("failed")
        form.submission.serverErrors = [ServerError(code: located(text), field: nil, error: words("server"))]
        form.submission.request = request
        form.submission.succeeded = [
            .alert(title: words("a"), message: words("b"), whenEmpty: nil, button: words("c"))
        ]
        form.session = Session(
            read: located(text), store: preset(.keychain), key: preset(text), check: nil,
            whenRefused: preset(.remove))
        return form
    }

    private var request: Request {
        Request(
            method: preset(.post), url: located(text), encoding: preset(.json),
            parameters: [.init(name: located(text), value: located(.literal(.text(text))))], status: nil,
            accepts: .init(path: located(text), equals: located(text)))
    }

    // MARK: Layout

    private static let classes: [String: LayoutView.Class] = [
        "title": .label, "loginView": .view, "username": .textField, "divider": .view, "password": .textField,
        "clear": .button, "signIn": .button, "errorMessage": .label,
    ]

    /// Frames on a 393 × 852 screen.
    private static let frames: [String: Rect] = [
        "title": Rect(x: 16, y: 210, width: 361, height: 41),
        "loginView": Rect(x: 16, y: 275, width: 361, height: 101),
        "username": Rect(x: 24, y: 283, width: 345, height: 34),
        "divider": Rect(x: 24, y: 325, width: 345, height: 1),
        "password": Rect(x: 24, y: 334, width: 345, height: 34),
        "clear": Rect(x: 340, y: 341, width: 20, height: 20),
        "signIn": Rect(x: 16, y: 392, width: 361, height: 35),
        "errorMessage": Rect(x: 16, y: 443, width: 361, height: 21),
    ]

    var plan: LayoutPlan {
        let usual = Setting(250.0, .defaulted("UIKit")), strong = Setting(750.0, .defaulted("UIKit"))
        let hugging = AxisPair(horizontal: usual, vertical: usual)
        let compression = AxisPair(horizontal: strong, vertical: strong)
        var views = [
            LayoutView(
                name: "screen", viewClass: .view, parent: nil, element: nil, isArranged: false,
                hugging: hugging,
                compression: compression)
        ]
        func add(_ element: Element, _ parent: Int) {
            let index = views.count
            views.append(
                LayoutView(
                    name: element.id.value, viewClass: Self.classes[element.id.value] ?? .view,
                    parent: ViewIndex(parent), element: element, isArranged: parent > 0, hugging: hugging,
                    compression: compression))
            for child in element.children { add(child, index) }
        }
        for element in body { add(element, 0) }
        let top = LayoutConstraint(
            owner: ViewIndex(2), first: .init(.view(ViewIndex(2)), .top), relation: .equal,
            second: .init(.view(ViewIndex(1)), .bottom), constant: gap, source: .flow,
            origin: .defaulted("sample"))
        let bottom = LayoutConstraint(
            owner: ViewIndex(7), first: .init(.view(ViewIndex(7)), .bottom), relation: .lessThanOrEqual,
            second: .init(.keyboard, .top), multiplier: 0.5, constant: .points(-8), priority: 750,
            source: .handWritten,
            origin: .defaulted("sample"))
        return LayoutPlan(views: views, constraints: [top, bottom])
    }

    var compiled: CompiledForm {
        let (form, plan) = (form, plan)
        let behavior = FormBehavior(form, matcher: NoPatterns())
        return CompiledForm(
            form: form, plan: plan, behavior: behavior,
            spec: SpecText(source: SourceFile(name: "sample.yaml", text: ""), paths: SpecPaths()),
            tables: ValidationTables(form, analysis: FormAnalysis(form), matcher: NoPatterns())
        ) { requests in
            requests.map { Self.screen(behavior.screens, plan, $0) }
        }
    }

    private static func screen(
        _ screens: StateScreens, _ plan: LayoutPlan, _ request: ScreenRequest
    ) -> SolvedScreen {
        let window = ScreenWindow(
            device: "iPhone 16", width: 393, height: 852, safeArea: Insets(top: 59, bottom: 34),
            navigationBar: 44, keyboard: screens[request.state].keyboardIsUp ? 336 : nil)
        let views = plan.views.map { view in
            let frame = frames[view.name] ?? Rect(x: 0, y: 0, width: 393, height: 852)
            let mirrored = Rect(x: 393 - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
            return SolvedView(
                frame: request.locale.isRightToLeft ? mirrored : frame,
                isHidden: view.element.map { screens.elementState(of: $0, in: request.state).isHidden }
                    ?? false)
        }
        return SolvedScreen(request: request, window: window, textSize: .large, views: views)
    }
}

extension SampleForm {
    /// A picture of labels `<0>`, `<1>` and so on at the frames after the first, which is the screen's.
    static func picture(_ frames: [Rect]) -> String {
        let sample = SampleForm()
        var plan = sample.plan
        let label = plan.views[1]
        plan.views = [plan.views[0]] + frames.dropFirst().map { _ in label }
        let views = frames.enumerated().map { index, frame in
            SolvedView(frame: frame, lines: index == 0 ? [] : ["<\(index - 1)>"])
        }
        let window = ScreenWindow(device: "phone", width: frames[0].width, height: frames[0].height)
        let screen = SolvedScreen(
            request: ScreenRequest(state: .idle, locale: FormLocale("en")), window: window, textSize: .large,
            views: views)
        return renderPreview(sample.compiled.behavior, plan, screen)
    }
}

/// Says of no pattern whether it matches.
struct NoPatterns: PatternMatcher {
    func matchesWhole(_ pattern: PatternUse, _ value: String) -> Bool? { nil }
    func isFound(_ pattern: PatternUse, in value: String) -> Bool? { nil }
}
