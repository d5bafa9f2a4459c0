import Testing

/// Programs as others write them compile, and what iOS refuses is refused.
@Suite struct ClientSourceTests {
    @Test(arguments: ClientSource.all, CompilerRun.Language.allCases)
    func `a program compiles but for what iOS refuses`(_ source: ClientSource, as language: CompilerRun.Language) throws
    {
        let run = try CompilerRun(of: source, as: language)
        #expect(run.others == [])
        let refused = try source.lines(marked: "refused")
        if language == .swift6 {
            let told = Set(run.errors.keys).union(run.warnings.keys)
            let expected = try source.lines(marked: "told in Swift 6") + refused
            #expect(told.sorted() == expected.sorted(), "\(run.errors) \(run.warnings)")
        } else {
            #expect(run.errors.keys.sorted() == refused, "\(run.errors)")
        }
    }

    @Test func `code on no actor is told in Swift 6 and not in Swift 5`() throws {
        let source = ClientSource(name: "Isolation")
        #expect(try source.lines(marked: "told in Swift 6").count > 20)
        #expect(try CompilerRun(of: source, as: .swift5).warnings.isEmpty)
    }
}
