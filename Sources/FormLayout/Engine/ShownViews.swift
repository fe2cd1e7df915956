/// What all environments have in common that differ in nothing but the window, if its scale is the same, and the keyboard.
struct ShownViews: Sendable {
    let contents: SizedContents
    let hidden: HiddenViews
}
