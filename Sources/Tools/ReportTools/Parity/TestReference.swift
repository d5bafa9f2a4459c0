/// A test or a suite that a row of the ledger names.
struct TestReference: Equatable {
    /// The suite, if the row names it.
    var suite: String?
    /// The name of the test; `nil` for all tests of the suite.
    var test: String?
    /// Whether the name is cut short, with dots at its end.
    var isCut = false

    /// The references in a cell: names of tests in italics, and names of suites in code voice. A suite before a colon is that of the
    /// tests that follow, up to a semicolon or the next suite.
    static func references(in cell: String) -> [TestReference] {
        var found: [TestReference] = []
        var suite: String?
        for match in cell.matches(of: /\*`?([^*`]+)`?\*|`(\w+Tests)`(:?)|(;)/) {
            if let name = match.1 {
                found.append(TestReference(name, of: suite))
            } else if let name = match.2 {
                suite = match.3 == ":" ? String(name) : nil
                if suite == nil { found.append(TestReference(suite: String(name))) }
            } else {
                suite = nil
            }
        }
        return found
    }

    private init(suite: String) { self.suite = suite }

    private init(_ name: Substring, of suite: String?) {
        self.suite = suite
        isCut = name.hasSuffix("…")
        test = (isCut ? name.dropLast() : name).trimmingPrefix(" ").description
        while test?.last == " " { test?.removeLast() }
    }

    /// Whether the reference names a test.
    func names(_ other: Full) -> Bool {
        guard suite == nil || other.suite == suite else { return false }
        guard let test else { return true }
        return isCut ? other.test.hasPrefix(test) : other.test == test
    }

    /// The name of a test with its suite, as in `SafeAreaTests/in a window`.
    struct Full: Hashable {
        let suite: String
        let test: String

        init(_ text: String) {
            let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
            (suite, test) = (parts.first ?? "", parts.last ?? "")
        }
    }
}
