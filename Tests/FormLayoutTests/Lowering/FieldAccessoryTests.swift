import FormLayout
import FormModel
import Testing

@Suite("Buttons inside a field")
struct FieldAccessoryTests {
    @Test("They stand at the trailing end, 8 apart, 44 wide and as high as the field")
    func defaults() {
        let buttons = [
            button("clear", style: .plain, icon: "xmark"), button("reveal", style: .plain, icon: "eye"),
        ]
        let solved = Solved(makeForm([field("password", accessories: buttons)]))
        let (field, clear, reveal) = (solved["password"], solved["clear"], solved["reveal"])
        #expect(near(field.maxX - reveal.maxX, 8) && near(reveal.x - clear.maxX, 8))
        #expect(near(reveal.width, 44) && near(clear.width, 44))
        #expect(near(reveal.height, field.height) && near(reveal.y, field.y))
    }

    @Test("One placed by hand is as large as its icon")
    func byHand() {
        let reveal = button("reveal", style: .plain, icon: "eye")
        let solved = Solved(
            makeForm(
                constraints: [
                    hand(.element("reveal"), .trailing, .equal, .element("password"), plus: .points(-56)),
                    hand(.element("reveal"), .top, .equal, .element("password"), plus: .points(16)),
                ], [field("password", accessories: [reveal])]))
        #expect(near(solved["password"].maxX - solved["reveal"].maxX, 56))
        #expect(near(solved["reveal"].width, 20) && near(solved["reveal"].height, 20))
    }
}
