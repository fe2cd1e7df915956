extension Device {
    /// Widths in points that a window can have in Split View, narrowest first; none on a phone. A window in Slide Over is as
    /// wide as the narrow one.
    ///
    /// Two windows share the screen with 10 points between them: a narrow and a wide one, and in landscape
    /// also two halves. The narrow one is 320 wide, 375 on large screens. So much is read off the widths that
    /// swift-snapshot-testing lists for 9.7, 10.5, 11 and 12.9 inch screens; other screens follow the rule.
    package func splitWidths(_ orientation: Orientation) -> [Double] {
        guard isTablet else { return [] }
        let screen = orientation == .portrait ? width : height
        let narrow: Double = screen >= (orientation == .portrait ? 1024 : 1180) ? 375 : 320
        let wide = screen - 10 - narrow
        return orientation == .portrait ? [narrow, wide] : [narrow, (screen - 10) / 2, wide]
    }
}
