import InterludeProject
import Testing

@Suite struct PropertyListTextTests {
    @Test func readsDictionariesListsAndTexts() throws {
        let list = try PropertyListText(
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1; /* a comment */
                classes = { };
                "quoted key" = "a \\"b\\" \\n\\U00e9";
                list = (one, "two words", 3F00 /* Foo */, );
                nested = { a = (b, (c)); };
                path = ../Shared/A+B.swift;
            }
            """)
        #expect(list["archiveVersion"]?.text == "1")
        #expect(list["classes"]?.entries == [:])
        #expect(list["quoted key"]?.text == "a \"b\" \né")
        #expect(list["list"]?.texts == ["one", "two words", "3F00"])
        #expect(list["nested"]?["a"]?.items == [.string("b"), .array([.string("c")])])
        #expect(list["path"]?.text == "../Shared/A+B.swift")
    }

    @Test func readsData() throws {
        #expect(try PropertyListText("{ a = <0f b0 42>; }")["a"]?.text == "0fb042")
    }

    @Test(
        "What cannot be read is told with its line",
        arguments: [
            ("", 1), ("{", 1), ("{\n a", 2), ("{\n\n a = ; }", 3), ("{ a = (b c); }", 1), ("{ a = \"b; }", 1),
            ("{}{}", 1),
            ("{ a = <00 }", 1), ("(a,,b)", 1),
        ])
    func problems(_ text: String, _ line: Int) {
        #expect { try PropertyListText(text) } throws: { ($0 as? PropertyListText.Problem)?.line == line }
    }

    @Test func deepNestsDoNotEndTheProgram() {
        #expect(throws: PropertyListText.Problem.self) {
            try PropertyListText(String(repeating: "(", count: 100_000))
        }
    }

    @Test func cutFilesNeverEndTheProgram() {
        let text = "{ a = (b, \"c\\U00\", { d = <00>; }); /* e */ f = 'g'; // h\n }"
        for length in 0..<text.count { _ = try? PropertyListText(String(text.prefix(length))) }
    }
}
