import InterludeGoldens
import TestPrograms
import Testing

@MainActor @Suite struct TextCheckTests {
    @Test func `a text that differs is shown line by line`() throws {
        let bench = try CheckBench()
        let text = (1...12).map { "line \($0)\n" }.joined()
        _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"]).check(text, matches: "lines")
        #expect(bench.folder.data(bench.path("lines.txt")).map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(bench.checker().check(text, matches: "lines").passed)

        let changed = text.replacingOccurrences(of: "line 6\n", with: "line six\n")
        let result = bench.checker().check(changed, matches: "lines")
        #expect(
            result.message.contains(
                """
                  …
                  line 3
                  line 4
                  line 5
                - line 6
                + line six
                  line 7
                """), "\(result.message)")
        #expect(!result.message.contains("line 12"))
    }

    @Test func `a line that is missing at the end is a difference`() throws {
        let bench = try CheckBench()
        _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"]).check("a\nb\n", matches: "lines")
        #expect(bench.checker().check("a\n", matches: "lines").message.contains("- b"))
        #expect(!bench.checker().check("a\nb", matches: "lines").passed)
    }
}
