import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    /// The looks that an element or a condition writes.
    /// - Parameter font: the text style where none is written; nil for elements without text.
    mutating func appearance(_ entry: AppearanceKeys, font style: String? = nil, because reason: String = "")
        -> Appearance
    {
        var appearance = Appearance(
            background: color(entry.background), foreground: color(entry.color),
            cornerRadius: entry.cornerRadius.map { Setting($0) },
            border: entry.border.flatMap { border($0.value, at: $0.span) },
            shadow: entry.shadow.flatMap { shadow($0.value, at: $0.span) })
        appearance.underline = entry.underline?.value ?? false
        appearance.font = font(entry) ?? style.map { Setting(.style($0, weight: nil), .defaulted(reason)) }
        return appearance
    }

    mutating func conditional(_ entry: CommonKeys) -> [Element.ConditionalAppearance] {
        var result: [Element.ConditionalAppearance] = []
        for (condition, written) in entry.conditional {
            guard let map = written?.value else { continue }
            result.append(.init(condition, appearance(map)))
        }
        return result
    }

    private mutating func border(_ entry: BorderKeys, at span: Span) -> Located<Border>? {
        guard let color = color(entry.color) else { return nil }
        return Located(Border(color: color.value, width: entry.width?.value ?? 1), span)
    }

    /// A field's `border` where it is a stroke.
    mutating func stroke(_ written: Located<BorderSyntax>?) -> Located<Border>? {
        guard let written, case .stroke(let entry) = written.value else { return nil }
        return border(entry, at: written.span)
    }

    private mutating func shadow(_ entry: ShadowKeys, at span: Span) -> Located<Shadow>? {
        let color =
            entry.$color.isWritten
            ? self.color(entry.color)?.value : SystemColors.byName["black"]
        guard let color else { return nil }
        let shadow = Shadow(
            color: color, opacity: entry.opacity?.value ?? 0.2,
            radius: entry.radius?.value ?? 3,
            x: entry.x?.value ?? 0, y: entry.y?.value ?? 2)
        return Located(shadow, span)
    }

    /// The font that `font` or `style` writes. A button's `style` is its own and of another type.
    mutating func font(_ entry: AppearanceKeys) -> Setting<FormFont>? {
        let style = entry.style
        if style != nil {
            reportExclusive(
                entry.$font, entry.$style,
                help: "keep one of them; `style` is short for a `font` that is a style")
        }
        if let font = entry.font { return self.font(font) }
        return style.map { Setting(.style($0.value, weight: nil), .written($0.span)) }
    }

    private mutating func font(_ written: Located<FontSyntax>) -> Setting<FormFont>? {
        switch written.value {
        case .style(let name): return Setting(.style(name, weight: nil), .written(written.span))
        case .settings(let entry):
            reportExclusive(
                entry.$style, entry.$family,
                help: "a `family` needs a `size`; text styles use the system font")
            let weight = entry.weight?.value
            if let style = entry.style {
                return Setting(.style(style.value, weight: weight), .written(written.span))
            }
            guard let size = entry.size?.value else { return nil }
            return Setting(
                .fixed(size: size, weight: weight ?? .regular, family: entry.family?.value),
                .written(written.span))
        }
    }

    mutating func accessibility(_ entry: CommonKeys, id: String) -> Accessibility {
        guard let map = entry.accessibility?.value else { return Accessibility() }
        return Accessibility(
            label: text(map.label, key: "\(id).accessibilityLabel"),
            hint: text(map.hint, key: "\(id).accessibilityHint"),
            isHidden: map.hidden?.value ?? false)
    }

    mutating func visibility(_ entry: CommonKeys) -> Setting<VisibilityCondition>? {
        guard let written = entry.visible else { return nil }
        let origin = Origin.written(written.span)
        switch written.value {
        case .constant(let isVisible): return Setting(isVisible ? .always : .never, origin)
        case .condition(let map): return condition(map).map { Setting($0, origin) }
        }
    }

    private mutating func condition(_ map: VisibilityKeys) -> VisibilityCondition? {
        if let states = map.states?.value { return .states(states.map(\.value)) }
        if let id = map.notEmpty.flatMap({ field($0) }) { return .notEmpty(field: id.value) }
        if let id = map.empty.flatMap({ field($0) }) { return .empty(field: id.value) }
        if let id = map.invalid.flatMap({ field($0) }) { return .invalid(field: id.value) }
        if let id = map.valid.flatMap({ field($0) }) { return .valid(field: id.value) }
        return nil
    }
}

// MARK: Placement

extension Resolver {
    mutating func placement(_ entry: CommonKeys, id: String) -> Placement {
        var placement = Placement(
            gap: entry.gap.map { Setting($0) }, inset: inset(entry.inset),
            align: entry.align.map { Setting($0) },
            width: sizes(entry.width, .width, of: id),
            height: sizes(entry.height, .height, of: id))
        placement.aspectRatio = entry.aspectRatio
        placement.isFloating = entry.floating?.value ?? false
        placement.hugging = priorities(entry.hugging)
        placement.compression = priorities(entry.compression)
        return placement
    }

    func inset(_ written: Located<InsetSyntax>?) -> HorizontalInsets? {
        guard let written else { return nil }
        switch written.value {
        case .both(let length):
            let setting = Setting(length, .written(written.span))
            return HorizontalInsets(leading: setting, trailing: setting)
        case .sides(let map):
            return HorizontalInsets(
                leading: side(map.leading), trailing: side(map.trailing))
        }
    }

    func side(_ written: Located<Length>?) -> Setting<Length> {
        Setting(written, default: .zero, because: "only the other sides are written")
    }

    private func priorities(_ written: Located<PrioritySyntax>?) -> AxisPriorities {
        guard let written else { return AxisPriorities() }
        switch written.value {
        case .both(let value):
            let located = Located(value, written.span)
            return AxisPriorities(horizontal: located, vertical: located)
        case .axes(let map):
            return AxisPriorities(
                horizontal: map.horizontal, vertical: map.vertical)
        }
    }

    private mutating func sizes(
        _ written: Located<[RelationSyntax]>?, _ attribute: LayoutAttribute, of id: String
    ) -> [SizeRule] {
        var rules: [SizeRule] = []
        for relation in written?.value ?? [] {
            guard let value = sizeValue(relation.term, attribute, of: id) else { continue }
            rules.append(
                SizeRule(
                    relation: relation.relation, value: value, priority: relation.priority,
                    origin: .written(relation.span)))
        }
        return rules
    }

    private mutating func sizeValue(_ term: TermSyntax, _ attribute: LayoutAttribute, of id: String)
        -> SizeRule.Value?
    {
        guard let anchor = term.anchor else { return .length(term.constant) }
        guard anchor.attribute.value.isDimension else {
            reportMismatch(anchor, with: attribute, "the \(attribute.rawValue) of `\(id)`")
            return nil
        }
        let item = item(anchor.item)
        if item == .element(id), anchor.attribute.value == attribute {
            reportSelfReference(anchor)
            return nil
        }
        return .dimension(
            of: item, attribute: anchor.attribute.value, multiplier: term.multiplier, constant: term.constant)
    }

    mutating func reportSelfReference(_ anchor: AnchorSyntax) {
        report(
            Diagnostic(
                NameDiagnostics.selfReference,
                "`\(anchor.item.value).\(anchor.attribute.value.rawValue)` is constrained to itself",
                at: anchor.span,
                help: ["name another item or another attribute"]))
    }

    mutating func reportMismatch(_ anchor: AnchorSyntax, with first: LayoutAttribute, _ described: String) {
        let wanted = LayoutAttribute.allCases.filter { isComparable($0, first) }.map(\.rawValue)
        report(
            Diagnostic(
                ShapeDiagnostics.axisMismatch,
                "`\(anchor.item.value).\(anchor.attribute.value.rawValue)` cannot be compared with \(described)",
                at: anchor.span, help: ["use \(quoted(wanted)) of `\(anchor.item.value)`"]))
    }

    func isComparable(_ left: LayoutAttribute, _ right: LayoutAttribute) -> Bool {
        if left.isDimension || right.isDimension { return left.isDimension && right.isDimension }
        return left.axis == right.axis
    }
}
