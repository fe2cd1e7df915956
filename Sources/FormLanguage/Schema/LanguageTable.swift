/// Every section of the language, in the order of the reference.
enum LanguageTable {
    static let sections: [SectionDescription] =
        [RootKeys.table.section] + ElementKind.allCases.map(\.section) + [
            CaptionKeys.table.section, PlaceholderKeys.table.section, HintKeys.table.section,
            InlineErrorKeys.table.section,
            AccessoryKeys.table.section,
            ExamplesKeys.table.section, RuleKeys.table.section, ConditionKeys.table.section,
            TextLinkKeys.table.section,
            ActionKeys.table.section, VisibilityKeys.table.section, AccessibilityKeys.table.section,
            AppearanceKeys.conditional.section,
            FontKeys.table.section, BorderKeys.table.section, ShadowKeys.table.section,
            InsetKeys.table.section, PaddingKeys.table.section,
            AxisPriorityKeys.table.section, ImageSizeKeys.table.section, LayoutKeys.table.section,
            CenterKeys.table.section,
            KeyboardKeys.table.section, SubmitKeys.table.section, SubmitCheckKeys.table.section,
            ServerErrorKeys.table.section,
            RequestKeys.table.section, OutcomeKeys.table.section, AlertKeys.table.section,
            SessionKeys.table.section,
            StateKeys.table.section, NamedPatternKeys.table.section, AdaptiveColorKeys.table.section,
            TargetKeys.table.section, WindowKeys.table.section,
            LintKeys.table.section,
        ]
}
