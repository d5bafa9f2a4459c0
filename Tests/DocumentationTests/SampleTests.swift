import Testing

/// Every Swift sample of the documents is compiled with these tests, as it stands there.
@Suite struct SampleTests {
    @Test func `every sample is compiled, to the byte`() throws {
        let sources = try CompiledSource.all()
        let samples = try Document.all().flatMap(\.samples)
        #expect(samples.count > 20)
        for sample in samples {
            let places = sources.filter { source in
                source.samples.contains { $0.document == sample.document && $0.code == sample.code }
            }
            #expect(
                places.contains { $0.imports(sample) },
                """
                \(sample.document): no source in Tests/DocumentationTests/Samples \
                \(places.isEmpty ? "has this sample" : "with this sample has its imports"):
                \(sample.text)
                """)
        }
    }

    @Test func `no source has a sample that no document shows`() throws {
        let shown = try Document.all().flatMap(\.samples)
        for source in try CompiledSource.all() {
            for sample in source.samples {
                #expect(
                    shown.contains { $0.document == sample.document && $0.code == sample.code },
                    "\(source.path): \(sample.document) does not show this:\n\(sample.text)")
            }
        }
    }

    @Test func `a sample is what stands between its fences, and its imports are apart`() {
        let document = Document(
            path: "page.md", text: "Text.\n\n```swift\nimport A\n\nlet a = 1\n\nb()\n```\n\n```\nno Swift\n```\n")
        #expect(document.samples.map(\.imports) == [["import A"]])
        #expect(document.samples.map(\.code) == [["let a = 1", "", "b()"]])
    }

    @Test func `a sample in a source is what stands between its comments`() {
        let source = CompiledSource(
            path: "A.swift",
            lines: ["import A", "func f() {", "    // sample of page.md", "b()", "    // end of sample", "}"])
        #expect(source.samples == [Sample(document: "page.md", lines: ["b()"])])
        #expect(source.imports(Sample(document: "page.md", lines: ["import A", "b()"])))
        #expect(!source.imports(Sample(document: "page.md", lines: ["import B", "b()"])))
    }
}
