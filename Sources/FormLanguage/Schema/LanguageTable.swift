/// Every section of the language, in the order of the reference.
enum LanguageTable {
    static let sections: [Section] =
        [RootKeys.section] + ElementKind.allCases.map(\.section) + [
            CaptionKeys.section, PlaceholderKeys.section, HintKeys.section, InlineErrorKeys.section,
            AccessoryKeys.section,
            ExamplesKeys.section, RuleKeys.section, RuleKeys.conditionSection, TextLinkKeys.section,
            ActionKeys.section, VisibilityKeys.section, AccessibilityKeys.section, ConditionalKeys.section,
            FontKeys.section, BorderKeys.section, ShadowKeys.section, InsetKeys.section, PaddingKeys.section,
            AxisPriorityKeys.section, ImageSizeKeys.section, LayoutKeys.section, CenterKeys.section,
            KeyboardKeys.section, SubmitKeys.section, SubmitCheckKeys.section, ServerErrorKeys.section,
            RequestKeys.section, OutcomeKeys.section, AlertKeys.section, SessionKeys.section,
            StateKeys.section, NamedPatternKeys.section, AdaptiveColorKeys.section, TargetKeys.section,
            LintKeys.section,
        ]
}
