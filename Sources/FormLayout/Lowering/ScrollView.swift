import FormModel

/// The scroll view around a form: the set of constraints that leaves nothing of its content's size open.
extension Lowering {
    /// Adds the scroll view and the view that holds its content; gives the latter.
    mutating func lowerScrollView(in root: ViewIndex) -> ViewIndex {
        let scroll = addView("screen.scroll", .scrollView, in: root, reason: "the form scrolls")
        scrollView = scroll
        let content = addView("screen.content", .view, in: scroll, reason: "content of the scroll view")
        frame(scroll)
        fill(scroll, with: content)
        return content
    }

    /// The content is as high as the frame where it is not higher.
    mutating func fillFrame(_ content: ViewIndex) {
        guard let scrollView else { return }
        join(
            content.anchor(.height), LayoutItem.scrollFrame(scrollView).anchor(.height), priority: 250,
            owner: content)
    }

    /// The scroll view's frame: the safe area, down to the keyboard. Where the form measures its margins from
    /// the screen or from a guide of its own, it is as wide as the screen.
    private mutating func frame(_ scroll: ViewIndex) {
        let sides = form.layout.container.value == .safeArea ? LayoutItem.safeArea : .view(.root)
        let bottom: LayoutItem = form.keyboard.avoidance.value == .scroll ? .keyboard : .safeArea
        join(scroll.anchor(.leading), sides.anchor(.leading), owner: scroll)
        join(sides.anchor(.trailing), scroll.anchor(.trailing), owner: scroll)
        join(scroll.anchor(.top), LayoutItem.safeArea.anchor(.top), owner: scroll)
        join(bottom.anchor(bottom == .keyboard ? .top : .bottom), scroll.anchor(.bottom), owner: scroll)
    }

    private mutating func fill(_ scroll: ViewIndex, with content: ViewIndex) {
        let guide = LayoutItem.scrollContent(scroll)
        join(content.anchor(.leading), guide.anchor(.leading), owner: content)
        join(guide.anchor(.trailing), content.anchor(.trailing), owner: content)
        join(
            content.anchor(.width), LayoutItem.scrollFrame(scroll).anchor(.width), owner: content)
        join(content.anchor(.top), guide.anchor(.top), owner: content)
        join(guide.anchor(.bottom), content.anchor(.bottom), owner: content)
    }

    private mutating func join(
        _ first: LayoutConstraint.Anchor, _ second: LayoutConstraint.Anchor, priority: Double = 1000,
        owner: ViewIndex
    ) {
        add(
            first, .equal, second, priority: priority, owner: owner, source: .scroll,
            origin: form.layout.scrolls.origin)
    }
}
