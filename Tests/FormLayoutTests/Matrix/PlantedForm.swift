import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import FormTestSupport

/// A form with one fault planted in it, and the same form without.
struct PlantedForm {
    enum Plant: String, CaseIterable, Sendable { case conflict, ambiguity, overlap, overflow }

    let faulty: LoginForm
    let twin: LoginForm
    /// The element that the plant is about.
    let victim: String
}

extension SplitMix64 {
    /// Rows from the top that fit every phone, with the fault in one of them.
    mutating func planted(_ plant: PlantedForm.Plant) -> PlantedForm {
        let rows = (0..<int(in: 2...5)).map { row("row\($0)") }
        let top = Double(int(in: 0...30))
        let spacing = Double(int(in: 8...24))
        func form(_ body: [Element], _ constraints: [HandConstraint] = []) -> LoginForm {
            makeForm(
                vertical: .top(byDefault(.points(top))), margin: .points(16), container: .safeArea,
                spacing: .points(spacing), constraints: constraints, body)
        }
        let place = int(in: 1...rows.count - 1)
        let victim = rows[place].id.value
        switch plant {
        case .conflict:
            let (faulty, twin) = conflict(victim)
            return PlantedForm(faulty: form(rows, faulty), twin: form(rows, twin), victim: victim)
        case .ambiguity:
            var note = label("note", "note")
            note.placement.isFloating = true
            var pins = [
                hand(.element("note"), .leading, .equal, .safeArea, plus: .points(Double(int(in: 0...50)))),
                hand(.element("note"), .top, .equal, .element(victim), .bottom, plus: .points(2)),
            ]
            let twin = form(rows + [note], pins)
            pins.remove(at: int(in: 0...1))
            return PlantedForm(faulty: form(rows + [note], pins), twin: twin, victim: "note")
        case .overlap:
            let before = rows[int(in: 0...place - 1)].id.value
            let over = hand(
                .element(victim), .top, .equal, .element(before), .top, plus: .points(Double(int(in: 0...8))))
            let under = hand(
                .element(victim), .top, .equal, .element(rows[place - 1].id.value), .bottom, plus: .points(8))
            return PlantedForm(faulty: form(rows, [over]), twin: form(rows, [under]), victim: victim)
        case .overflow:
            return overflow(rows, place, form)
        }
    }

    private mutating func row(_ id: String) -> Element {
        switch int(in: 0...3) {
        case 0: return label(id, pick(["Sign in", "Passwort vergessen", "W"]), lines: 0)
        case 1: return field(id, placeholder: "user")
        case 2: return button(id, "Anmelden")
        default:
            return stack(
                id, .horizontal, spacing: .points(8), alignment: .center,
                [label(id + "Text", "Name"), field(id + "Field", placeholder: "user")])
        }
    }

    /// Two heights or widths that contradict each other; the twin's agree or give way.
    private mutating func conflict(_ id: String) -> (faulty: [HandConstraint], twin: [HandConstraint]) {
        let size = Double(int(in: 50...80))
        let other = size + Double(int(in: 1...60))
        func height(_ relation: FormModel.Relation, _ points: Double, _ priority: Double = 1000)
            -> HandConstraint
        {
            hand(.element(id), .height, relation, plus: .points(points), priority: priority)
        }
        let first = height(.equal, size)
        switch int(in: 0...2) {
        case 0: return ([first, height(.equal, other)], [first, height(.equal, size)])
        case 1:
            return ([first, height(.greaterThanOrEqual, other)], [first, height(.lessThanOrEqual, other)])
        default: return ([first, height(.equal, other)], [first, height(.equal, other, 999)])
        }
    }

    /// A row pushed off the bottom, or wider than the screen; the twin's as far as there is room.
    private mutating func overflow(
        _ rows: [Element], _ place: Int, _ form: ([Element], [HandConstraint]) -> LoginForm
    ) -> PlantedForm {
        let id = rows[place].id.value
        // A wide label is no fault as long as its text is short.
        var isLabel = false
        if case .label = rows[place].kind { isLabel = true }
        if isLabel || chance(oneIn: 2) {
            func pushed(_ gap: Double) -> [Element] {
                var rows = rows
                rows[place].placement.gap = spec(.points(gap))
                return rows
            }
            return PlantedForm(
                faulty: form(pushed(Double(int(in: 850...1200))), []),
                twin: form(pushed(Double(int(in: 0...60))), []), victim: id)
        }
        let wide = hand(.element(id), .width, plus: .points(Double(int(in: 400...600))))
        let narrow = hand(.element(id), .width, plus: .points(Double(int(in: 200...300))))
        return PlantedForm(
            faulty: form(rows, [wide]), twin: form(rows, [narrow]), victim: id)
    }
}
