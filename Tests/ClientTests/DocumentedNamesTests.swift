import Testing

/// What others call says what it does.
@Suite struct DocumentedNamesTests {
    /// The floors may only rise.
    @Test(arguments: [
        ("CoreGraphics", 300, 93), ("QuartzCore", 300, 99), ("UIKit", 300, 99), ("CoreImage", 300, 97),
        ("Interlude", 300, 92), ("InterludeStage", 200, 95), ("TransitionDoctor", 100, 95),
        ("InterludeGoldens", 20, 95), ("InterludeTesting", 20, 99),
    ])
    func `public names have comments`(_ module: String, atLeast count: Int, floor: Int) throws {
        let names = try SymbolGraph(of: module).symbols.filter(Self.wantsComment)
        let without = names.filter { $0.docComment == nil }
        let percent = (names.count - without.count) * 100 / names.count
        print("\(module): \(percent) % of \(names.count) public names have comments")
        #expect(names.count > count)
        #expect(percent >= floor, "\(without.map(\.name).sorted().prefix(100))")
    }

    /// An override says what the overridden member says, and what the compiler makes or coders call needs no words.
    private static func wantsComment(_ symbol: SymbolGraph.Symbol) -> Bool {
        let words = (symbol.declarationFragments ?? []).map(\.spelling)
        let own = ["rawValue", "RawValue", "init(rawValue:)", "init(coder:)", "hash(into:)", "hashValue", "==(_:_:)"]
        return !symbol.isSynthesized && !words.contains("override") && !own.contains(symbol.pathComponents.last ?? "")
    }
}
