import FormDiagnostics
import FormCompiler
import Testing

struct DiagnosticRegistryTests {
    @Test func `codes and names are unique, and codes belong to a family`() {
        let kinds = DiagnosticRegistry.all
        #expect(Set(kinds.map(\.code)).count == kinds.count)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        for kind in kinds {
            #expect(kind.code.wholeMatch(of: /F0[0-7][0-9]{2}/) != nil, "\(kind.code)")
            #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(kind.name)")
        }
    }
}
