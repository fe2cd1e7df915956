import FormArtefacts
import FormModel
import FormTestSupport
import Foundation
import Testing

/// The rules of `validation-json` read by another program, which judges the values beside them.
struct RulePeerTests {
    private static let everyKind = """
        formc: 1
        form: EveryKind
        purpose: signUp
        patterns:
          name: '^[a-z][a-z0-9]{2,7}$'
        body:
          - field: nick
            caption: Nickname
            for: text
            rules:
              - required: true
              - anyOf:
                  - matches: name
                  - allOf:
                      - format: digits
                      - length: 4..6
              - not: { contains: '00' }
          - field: email
            caption: E-mail
            rules:
              - format: email
              - differs: nick
          - field: newPassword
            caption: Password
            rules:
              - required: true
              - length: 10..16
              - atLeast: { digits: 1, uppercase: 1 }
              - forbidden: [space, '<>']
          - field: again
            caption: Password again
            for: newPassword
            rules:
              - equals: newPassword
          - field: code
            caption: Code
            for: text
            rules:
              - allowed: [uppercase, digits, '-']
              - contains: 'a[bc]'
                ignoreCase: true
          - field: plan
            caption: Plan
            for: text
            trim: false
            rules:
              - oneOf: [free, paid]
          - field: tag
            caption: Tag
            for: text
            rules:
              - format: alphanumeric
          - button: signUp
            action: submit
        """

    @Test func `The form has every kind of rule, but that of toggles`() {
        for kind in RuleKind.allCases where kind != .checked {
            #expect(Self.everyKind.contains(" \(kind.rawValue):"), "\(kind)")
        }
    }

    @Test(.enabled(if: Python.isAvailableOrRequired, "\(Python.reason)"))
    func `Every value is judged alike by a program that reads the rules`() throws {
        let texts = try Specs.paths.map { try String(contentsOfFile: $0, encoding: .utf8) } + [Self.everyKind]
        let documents = try texts.map { try document(Specs.compile($0)) }
        let script = try String(contentsOfFile: Python.packageRoot + "/Tests/Peers/rules.py", encoding: .utf8)
        let output = try Python.run(script, input: Data(documents.joined(separator: "\n").utf8))
        let verdicts = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        let others = verdicts.filter { !$0.hasSuffix("\tsame") }
        #expect(others.isEmpty, "\(others.joined(separator: "\n"))")
        #expect(verdicts.count > 130)
        #expect(verdicts.count { $0.hasPrefix("EveryKind") } > 25)
    }

    /// On one line.
    private func document(_ compiled: CompiledForm) throws -> String {
        let object = try JSONSerialization.jsonObject(
            with: Data(try Artefact.text("validation-json", compiled).utf8))
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
}
