import InterludePort
import Testing

@Suite struct SnippetTests {
    @Test("Each piece of Swift becomes what it has to", arguments: Snippet.all)
    func rewrites(_ snippet: Snippet) {
        let module = ported(snippet.header + snippet.input)
        #expect(module.files[0].text == snippet.header + snippet.output)
        if let remark = snippet.remark {
            #expect(module.remarks.contains { $0.text.contains(remark) }, "remarks: \(module.remarks.map(\.text))")
        } else {
            #expect(module.remarks.map(\.text) == [])
        }
    }

    @Test("What was ported stays as it is when it is ported again", arguments: Snippet.all)
    func isIdempotent(_ snippet: Snippet) {
        let once = ported(snippet.header + snippet.input).files[0].text
        #expect(ported(once).files[0].text == once)
    }

    @Test("Porting twice gives the same bytes", arguments: Snippet.all)
    func isDeterministic(_ snippet: Snippet) {
        #expect(ported(snippet.header + snippet.input) == ported(snippet.header + snippet.input))
    }

    @Test("What parsed before parses after", arguments: Snippet.all.filter { !$0.name.hasPrefix("broken") })
    func parses(_ snippet: Snippet) {
        let once = ported(snippet.header + snippet.input).files[0].text
        #expect(ported(once).remarks.filter { $0.rule == .syntax }.map(\.text) == [])
    }

    @Test func thereAreAtLeastTwoHundredOfThem() {
        #expect(Snippet.all.count >= 200)
        #expect(Set(Snippet.all.map(\.name)).count == Snippet.all.count)
    }
}
