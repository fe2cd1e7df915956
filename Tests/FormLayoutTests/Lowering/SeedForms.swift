import FormDiagnostics
import FormModel

/// The seed screens as the reader gives them, as far as layout sees.
enum SeedForms {
    static let bankey: Form = {
        let centered = byDefault(Length.zero)
        return makeForm(
            vertical: .center(element: Located("loginView", nowhere), offset: centered),
            margin: .systemSpacing(2),
            [
                label("title", "Bankey", aligned(.center), font: .style("largeTitle", weight: nil)),
                label(
                    "subtitle", "Your premium source for all things banking!", gap(.systemSpacing(3)),
                    lines: 0,
                    font: .style("title3", weight: nil)),
                stack(
                    "loginView", spacing: .points(8), padding: .systemSpacing(1), at: gap(.systemSpacing(3)),
                    background: true,
                    [
                        field("username", border: .none), divider("divider"),
                        field("password", border: .none),
                    ]),
                button("signIn", "Sign In", gap(.systemSpacing(2))),
                message("errorMessage", gap(.systemSpacing(2))),
            ])
    }()

    static let tving = makeForm(
        vertical: .top(spec(.points(4))), margin: .points(20),
        constraints: [
            hand(.element("clear"), .top, .equal, .element("password"), plus: .points(16)),
            hand(.element("clear"), .trailing, .equal, .element("password"), plus: .points(-56)),
            hand(.element("reveal"), .top, .equal, .element("password"), plus: .points(16)),
            hand(.element("reveal"), .leading, .equal, .element("clear"), .trailing, plus: .points(16)),
        ], locale: "ko",
        [
            label("loginTitle", "TVING ID 로그인", aligned(.center), font: pretendard(23, .medium)),
            stack(
                "fields", spacing: .points(7), distribution: .fillEqually,
                at: size(height: 111, gap: .points(31)),
                [
                    field("id", placeholder: "아이디", border: .none, inset: .points(22)),
                    field(
                        "password", placeholder: "비밀번호", border: .none, inset: .points(22),
                        accessories: [
                            button("clear", style: .custom, icon: "icCancel", visibility: filled),
                            button("reveal", style: .custom, icon: "icEyeSlash", visibility: filled),
                        ]),
                ]),
            button(
                "login", "로그인 하기", size(height: 52, gap: .points(21)), style: .custom, font: pretendard(14)),
            stack(
                "search", .horizontal, spacing: .points(36), distribution: .equalSpacing, at: row(inset: 85),
                [
                    label("idSearch", "아이디 찾기", font: pretendard(14)), label("searchDivider", "|"),
                    label("passwordSearch", "비밀번호 찾기", font: pretendard(14)),
                ]),
            stack(
                "signUp", .horizontal, spacing: .points(8), distribution: .equalSpacing, at: row(inset: 51),
                [
                    label("noAccount", "아직 계정이 없으신가요?", font: pretendard(14)),
                    button(
                        "makeNickname", "TVING ID 회원가입하기", style: .link, font: pretendard(14, .regular)),
                ]),
        ])

    static let keyboardTips = makeForm(
        vertical: .center(element: Located("loginForm", nowhere), offset: byDefault(.zero)),
        avoidance: .moveHalf,
        [
            stack(
                "loginForm", spacing: .systemSpacing(1),
                [
                    field("userName", placeholder: "User name"), field("password", placeholder: "Password"),
                    button("login", "Login"),
                ])
        ])

    private static let filled = Visibility.notEmpty(field: "password")

    private static func pretendard(_ size: Double, _ weight: FontWeight = .semibold) -> Font {
        .fixed(size: size, weight: weight, family: "Pretendard")
    }

    private static func row(inset: Double) -> Placement {
        var placement = size(height: 22, gap: .points(31))
        placement.inset = HorizontalInsets(leading: spec(.points(inset)), trailing: spec(.points(inset)))
        return placement
    }
}

func aligned(_ alignment: CrossAlignment) -> Placement { Placement(align: spec(alignment)) }
