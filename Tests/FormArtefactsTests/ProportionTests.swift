import FormArtefacts
import Testing

/// Artefacts say how a proportional fill shares a stack view.
struct ProportionTests {
    private func compiled(_ distribution: String) throws -> CompiledForm {
        try Specs.compile(
            """
            formc: 1
            form: Row
            body:
              - stack: row
                axis: horizontal
                distribution: \(distribution)
                spacing: 10pt
                body:
                  - image: a
                    size: { width: 40, height: 20 }
                  - image: b
                    size: { width: 50, height: 20 }
              - field: email
              - button: go
                action: submit
            """)
    }

    /// 40 and 50 of 40 + 50 + 10 points.
    @Test func `The multipliers of a proportional fill are written out`() throws {
        let compiled = try compiled("fillProportionally")
        let layout = try Artefact.text("layout", compiled)
        #expect(layout.contains("a.width = 0.4 × row.width @999 — UISV-fill-proportionally"))
        #expect(layout.contains("b.width = 0.5 × row.width @998 — UISV-fill-proportionally"))
        let json = try Artefact.text("layout-json", compiled)
        #expect(json.contains("\"multiplier\": 0.4") && json.contains("\"multiplier\": 0.5"))
    }

    @Test func `Other distributions have none`() throws {
        let json = try Artefact.text("layout-json", try compiled("fillEqually"))
        #expect(!json.contains("multiplier"))
    }
}
