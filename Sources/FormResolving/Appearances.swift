import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    /// The looks that an element or a condition writes.
    /// - Parameter font: the text style where none is written; nil for elements without text.
    mutating func appearance(_ entry: Entry, font style: String? = nil, because reason: String = "")
        -> Appearance
    {
        var appearance = Appearance(
            background: color(entry[CommonKeys.background]), foreground: color(entry[CommonKeys.color]),
            cornerRadius: entry[CommonKeys.cornerRadius].map { Setting($0) },
            border: entry[CommonKeys.border].flatMap { border($0.value, at: $0.span) },
            shadow: entry[CommonKeys.shadow].flatMap { shadow($0.value, at: $0.span) },
            underline: entry[TextKeys.underline]?.value ?? false)
        appearance.font = font(entry) ?? style.map { Setting(.style($0, weight: nil), .defaulted(reason)) }
        return appearance
    }

    mutating func conditional(_ entry: Entry) -> [Element.ConditionalAppearance] {
        var result: [Element.ConditionalAppearance] = []
        for (condition, key) in CommonKeys.conditions {
            guard let map = entry[key]?.value else { continue }
            result.append(.init(condition, appearance(map)))
        }
        return result
    }

    private mutating func border(_ entry: Entry, at span: Span) -> Located<Border>? {
        guard let color = color(entry[BorderKeys.color]) else { return nil }
        return Located(Border(color: color.value, width: entry[BorderKeys.width]?.value ?? 1), span)
    }

    /// A field's `border` where it is a stroke.
    mutating func stroke(_ written: Located<BorderSyntax>?) -> Located<Border>? {
        guard let written, case .stroke(let entry) = written.value else { return nil }
        return border(entry, at: written.span)
    }

    private mutating func shadow(_ entry: Entry, at span: Span) -> Located<Shadow>? {
        let color =
            entry.has(ShadowKeys.color)
            ? self.color(entry[ShadowKeys.color])?.value : SystemColors.byName["black"]
        guard let color else { return nil }
        let shadow = Shadow(
            color: color, opacity: entry[ShadowKeys.opacity]?.value ?? 0.2,
            radius: entry[ShadowKeys.radius]?.value ?? 3,
            x: entry[ShadowKeys.x]?.value ?? 0, y: entry[ShadowKeys.y]?.value ?? 2)
        return Located(shadow, span)
    }

    /// The font that `font` or `style` writes. A button's `style` is its own and of another type.
    mutating func font(_ entry: Entry) -> Setting<Font>? {
        let style = entry[TextKeys.style]
        if style != nil {
            reader.reportExclusive(
                entry, TextKeys.font, TextKeys.style,
                help: "keep one of them; `style` is short for a `font` that is a style")
        }
        if let font = entry[TextKeys.font] { return self.font(font) }
        return style.map { Setting(.style($0.value, weight: nil), .written($0.span)) }
    }

    private mutating func font(_ written: Located<FontSyntax>) -> Setting<Font>? {
        switch written.value {
        case .style(let name): return Setting(.style(name, weight: nil), .written(written.span))
        case .settings(let entry):
            reader.reportExclusive(
                entry, FontKeys.style, FontKeys.family,
                help: "a `family` needs a `size`; text styles use the system font")
            let weight = entry[FontKeys.weight]?.value
            if let style = entry[FontKeys.style] {
                return Setting(.style(style.value, weight: weight), .written(written.span))
            }
            guard let size = entry[FontKeys.size]?.value else { return nil }
            return Setting(
                .fixed(size: size, weight: weight ?? .regular, family: entry[FontKeys.family]?.value),
                .written(written.span))
        }
    }

    mutating func accessibility(_ entry: Entry, id: String) -> Accessibility {
        guard let map = entry[CommonKeys.accessibility]?.value else { return Accessibility() }
        return Accessibility(
            label: text(map[AccessibilityKeys.label], key: "\(id).accessibilityLabel"),
            hint: text(map[AccessibilityKeys.hint], key: "\(id).accessibilityHint"),
            isHidden: map[AccessibilityKeys.hidden]?.value ?? false)
    }

    mutating func visibility(_ entry: Entry) -> Setting<Visibility>? {
        guard let written = entry[CommonKeys.visible] else { return nil }
        let origin = Origin.written(written.span)
        switch written.value {
        case .constant(let isVisible): return Setting(isVisible ? .always : .never, origin)
        case .condition(let map): return condition(map).map { Setting($0, origin) }
        }
    }

    private mutating func condition(_ map: Entry) -> Visibility? {
        if let states = map[VisibilityKeys.states]?.value { return .states(states.map(\.value)) }
        if let id = map[VisibilityKeys.notEmpty].flatMap({ field($0) }) { return .notEmpty(field: id.value) }
        if let id = map[VisibilityKeys.empty].flatMap({ field($0) }) { return .empty(field: id.value) }
        if let id = map[VisibilityKeys.invalid].flatMap({ field($0) }) { return .invalid(field: id.value) }
        if let id = map[VisibilityKeys.valid].flatMap({ field($0) }) { return .valid(field: id.value) }
        return nil
    }
}

// MARK: Placement

extension Resolver {
    mutating func placement(_ entry: Entry, id: String) -> Placement {
        Placement(
            gap: entry[CommonKeys.gap].map { Setting($0) }, inset: inset(entry[CommonKeys.inset]),
            align: entry[CommonKeys.align].map { Setting($0) },
            width: sizes(entry[CommonKeys.width], .width, of: id),
            height: sizes(entry[CommonKeys.height], .height, of: id),
            aspectRatio: entry[CommonKeys.aspectRatio],
            isFloating: entry[CommonKeys.floating]?.value ?? false,
            hugging: priorities(entry[CommonKeys.hugging]),
            compression: priorities(entry[CommonKeys.compression]))
    }

    func inset(_ written: Located<InsetSyntax>?) -> HorizontalInsets? {
        guard let written else { return nil }
        switch written.value {
        case .both(let length):
            let setting = Setting(length, .written(written.span))
            return HorizontalInsets(leading: setting, trailing: setting)
        case .sides(let map):
            return HorizontalInsets(
                leading: side(map, InsetKeys.leading), trailing: side(map, InsetKeys.trailing))
        }
    }

    func side(_ map: Entry, _ key: Key<Length>) -> Setting<Length> {
        Setting(map[key], default: .zero, because: "only the other sides are written")
    }

    private func priorities(_ written: Located<PrioritySyntax>?) -> AxisPriorities {
        guard let written else { return AxisPriorities() }
        switch written.value {
        case .both(let value):
            let located = Located(value, written.span)
            return AxisPriorities(horizontal: located, vertical: located)
        case .axes(let map):
            return AxisPriorities(
                horizontal: map[AxisPriorityKeys.horizontal], vertical: map[AxisPriorityKeys.vertical])
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
                "`\(anchor.item.value).\(anchor.attribute.value.rawValue)` is related to itself",
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
