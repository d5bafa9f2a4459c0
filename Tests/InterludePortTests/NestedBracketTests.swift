import InterludePort
import Testing

/// Brackets in each other, whose number doubles the parser's time.
@Suite struct NestedBracketTests {
    private func port(_ text: String) -> PortedModule { Port().port([SourceFile(path: "a.swift", text: text)]) }

    @Test(arguments: [15, 3000])
    func `a file with too many brackets stays as it is`(_ count: Int) {
        let text =
            "import UIKit\nlet a = " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
        let module = port(text)
        #expect(module.files.count == 1 && module.files.allSatisfy { $0.text.hasSuffix(text) })
        #expect(module.remarks.map(\.text) == ["too many brackets in each other: the file stays as it is"])
        #expect(module.remarks.map(\.line) == [2])
    }

    @Test(arguments: ["[/**/", "[(", "A<[", "[A<", "([", "[ \n"])
    func `names, parentheses and comments between them change nothing`(_ part: String) {
        #expect(!port("let a = " + String(repeating: part, count: 24)).remarks.isEmpty)
    }

    @Test func `words in each other do not end the process`() {
        let text = "import UIKit\nlet a = " + String(repeating: "repeat ", count: 3000)
        let module = Port().port(["a.swift", "b.swift"].map { SourceFile(path: $0, text: text) })
        #expect(module.files.count == 2)
    }

    @Test(arguments: ["[1, [2, [3, [4, [5]]]]]", "[[[[[[]]]]]]", "f([[(a)]])", "[[Array<[Int]>]]()"])
    func `usual code is read`(_ code: String) {
        #expect(port("let a = \(code)\n").remarks.isEmpty)
    }
}
