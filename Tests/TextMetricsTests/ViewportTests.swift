import Testing
import TextMetrics

@Suite("Viewports")
struct ViewportTests {
    private func viewport(_ name: String, _ orientation: Orientation = .portrait, split: Double? = nil) throws
        -> Viewport
    {
        Viewport(try #require(Device.named(name)), orientation: orientation, splitWidth: split)
    }

    @Test func landscapeSwapsTheSides() throws {
        let window = try viewport("iphone-16", .landscape)
        #expect(window.width == 852 && window.height == 393)
        #expect(window.safeArea == Insets(left: 59, bottom: 21, right: 59))
        #expect(window.name == "iPhone 16, landscape")
    }

    @Test(arguments: [
        ("iphone-se-3", 16.0), ("iphone-16", 16), ("iphone-17", 16), ("iphone-11", 20), ("ipad-mini", 20),
    ])
    func margins(name: String, margin: Double) throws {
        #expect(try viewport(name).margin == margin)
    }

    @Test func aNarrowSplitWindowIsAPhoneWide() throws {
        let window = try viewport("ipad-air-11", split: 320)
        #expect(window.width == 320 && window.height == 1180 && window.margin == 16)
        #expect(window.isSplit && window.isCompactWidth)
        #expect(window.readableWidth() == 288)
    }

    @Test func readableWidth() throws {
        let tablet = try viewport("ipad-air-13")
        #expect(tablet.readableWidth(.large) == 672)
        #expect((tablet.width - tablet.readableWidth(.large)) / 2 == 176)
        #expect(tablet.readableWidth(.xSmall) == 560)
        #expect(tablet.readableWidth(.ax5) == 896)
        #expect(try viewport("iphone-16").readableWidth() == 361)
    }

    @Test func readableWidthGrowsWithTheText() {
        let limits = TextSize.allCases.map(Viewport.readableLimit)
        #expect(zip(limits, limits.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func navigationBars() throws {
        #expect(try viewport("iphone-16").navigationBarHeight() == 44)
        #expect(try viewport("iphone-16").navigationBarHeight(largeTitle: true) == 96)
        #expect(try viewport("iphone-16", .landscape).navigationBarHeight(largeTitle: true) == 32)
        #expect(try viewport("ipad-mini").navigationBarHeight() == 50)
    }

    @Test func sizeClasses() throws {
        #expect(try viewport("iphone-16", .landscape).isCompactWidth)
        #expect(try !viewport("iphone-16-plus", .landscape).isCompactWidth)
        #expect(try viewport("ipad-air-13", split: 639).isCompactWidth)
        #expect(try !viewport("ipad-air-13", .landscape, split: 678).isCompactWidth)
    }

    /// On the smallest iPad with room for it; the keyboard reaches into it as far as into the middle of the screen.
    @Test func aFreeWindowIsPartOfAScreen() {
        let window = Viewport(freeWidth: 480, height: 733)
        #expect(window.name == "iPad mini, free window" && window.isSplit && window.isFree)
        #expect(window.safeArea == .zero && window.margin == 20 && window.isCompactWidth)
        #expect(window.keyboardHeight(.iOS17) == 378 - 200)
        #expect(Viewport(freeWidth: 1300, height: 900).device.id == "ipad-air-13")
        #expect(Viewport(freeWidth: 400, height: 300).keyboardHeight(.iOS17) == 0)
    }

    @Test func theMatrixHoldsEachWindowOnce() {
        let all = Viewport.all
        #expect(Set(all).count == all.count)
        #expect(all.contains(Viewport()))
        #expect(Set(all.map(\.device)).count == Device.all.count)
    }
}
