import Foundation
import TestPrograms
import Testing

/// The comparison of the facts of the compatibility tests.
@Suite struct ParityTests {
    private static let linux = """
        {"system": "Interlude", "facts": [
          {"test": "PushTests/a push", "name": "calls", "value": "willShow didShow", "unit": "", "tolerance": 0},
          {"test": "PushTests/a push", "name": "duration", "value": 0.35, "unit": "s", "tolerance": 0.02},
          {"test": "PushTests/a push", "name": "holds", "value": true, "unit": "", "tolerance": 0},
          {"test": "SafeAreaTests/in a window", "name": "top", "value": 59, "unit": "pt", "tolerance": 0.5}
        ]}
        """

    /// Runs the command on a file of iOS and one of Linux.
    private func run(_ action: String = "compare", ios: String, _ options: String..., page: String? = nil) throws
        -> (run: ProgramRun, folder: TestFolder)
    {
        let folder = try TestFolder(["ios.json": ios, "linux.json": Self.linux])
        if let page { try folder.write(page, to: "page.md") }
        let arguments = ["parity", action, "ios.json", "linux.json"] + options
        return (try ProgramRun(Program.built("interlude"), arguments, in: folder), folder)
    }

    /// The facts of Linux, with one text exchanged, as if they were those of iOS.
    private func ios(_ old: String = "", _ new: String = "") -> String {
        let text = Self.linux.replacingOccurrences(of: "Interlude", with: "iOS 26.1")
        return old.isEmpty ? text : text.replacingOccurrences(of: old, with: new)
    }

    @Test func `equal facts agree and end with code 0`() throws {
        let run = try run(ios: ios()).run
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "iOS 26.1 and Interlude: 4 agree, 0 differ, 0 on one side only\n")
        #expect(run.errors == "")
    }

    @Test func `a number that differs is printed with both values and ends with code 1`() throws {
        let run = try run(ios: ios("59", "62")).run
        #expect(run.status == 1)
        #expect(
            run.output == """
                SafeAreaTests/in a window
                  top (differs by 3 pt, tolerance 0.5 pt)
                    iOS 26.1   62 pt
                    Interlude  59 pt

                iOS 26.1 and Interlude: 3 agree, 1 differ, 0 on one side only

                """)
        #expect(run.errors == "interlude: 1 fact differs\n")
    }

    @Test(arguments: [("0.35", "0.369", 0), ("0.35", "0.371", 1), ("59", "58.5", 0), ("59", "59.6", 1)])
    func `a number within the tolerance agrees`(_ old: String, _ new: String, _ status: Int32) throws {
        #expect(try run(ios: ios(old, new)).run.status == status)
    }

    @Test func `the larger of the two tolerances counts`() throws {
        let text = ios("59", "62").replacingOccurrences(of: #""tolerance": 0.5"#, with: #""tolerance": 5"#)
        #expect(try run(ios: text).run.status == 0)
    }

    @Test func `texts and truth values have to be equal`() throws {
        let order = try run(ios: ios("willShow didShow", "didShow willShow")).run
        #expect(order.status == 1)
        #expect(
            order.output.contains(
                """
                  calls (word 1: didShow / willShow)
                    iOS 26.1   didShow willShow
                    Interlude  willShow didShow

                """))
        let truth = try run(ios: ios("true", "false")).run
        #expect(truth.output.contains("  holds\n    iOS 26.1   no\n    Interlude  yes\n"))
    }

    @Test func `each expectation that failed has a line, and tests have an empty line between them`() throws {
        let failed = "\"Expectation failed: (a → 1) == 2; Expectation failed: b\""
        let text = ios("true", failed).replacingOccurrences(of: "59", with: "62")
        #expect(
            try run(ios: text).run.output.hasPrefix(
                """
                PushTests/a push
                  holds
                    iOS 26.1   Expectation failed: (a → 1) == 2
                               Expectation failed: b
                    Interlude  yes

                SafeAreaTests/in a window
                  top (differs by 3 pt, tolerance 0.5 pt)

                """))
    }

    @Test func `a fact with another unit differs`() throws {
        #expect(try run(ios: ios(#""pt""#, #""px""#)).run.status == 1)
    }

    @Test func `a fact of one side alone is named and is no difference`() throws {
        let run = try run(ios: ios(#""name": "top""#, #""name": "upper""#)).run
        #expect(run.status == 0)
        #expect(run.output.contains("Only on iOS 26.1:\n  SafeAreaTests/in a window: upper\n"))
        #expect(run.output.contains("Only on Interlude:\n  SafeAreaTests/in a window: top\n"))
        #expect(run.output.contains("3 agree, 0 differ, 2 on one side only"))
    }

    @Test func `the JSON names each difference with both values`() throws {
        struct Report: Decodable {
            struct Difference: Decodable {
                let test, name, unit: String
                let first, second, tolerance: Double
            }
            let first, second: String
            let agreeing: Int
            let differences: [Difference]
        }
        let run = try run(ios: ios("59", "62"), "--json").run
        #expect(run.status == 1)
        let report = try JSONDecoder().decode(Report.self, from: run.data)
        #expect(report.first == "iOS 26.1" && report.second == "Interlude" && report.agreeing == 3)
        let difference = try #require(report.differences.first)
        #expect(report.differences.count == 1)
        #expect(difference.test == "SafeAreaTests/in a window" && difference.name == "top" && difference.unit == "pt")
        #expect(difference.first == 62 && difference.second == 59 && difference.tolerance == 0.5)
    }

    @Test(arguments: [
        ("{", "it is not JSON"), ("{}", "'system' is missing"),
        (#"{"system": 1, "facts": []}"#, "a value has the wrong type at system"),
        (#"{"system": "a", "facts": [{"test": "t"}]}"#, "'name' is missing at facts[0]"),
        (
            #"{"system": "a", "facts": [{"test": "t", "name": "n", "value": 1, "unit": "", "tolerance": 0},"#
                + #"{"test": "t", "name": "n", "value": 2, "unit": "", "tolerance": 0}]}"#,
            "the fact 'n' of t is stated twice"
        ),
    ])
    func `a file that holds no facts is named with the reason`(_ text: String, _ reason: String) throws {
        let run = try run(ios: text).run
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("interlude: ios.json is not a file of facts: "), "\(run.errors)")
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func `a missing file is named`() throws {
        let run = try ProgramRun.interlude("parity", "compare", "/missing/ios.json", "/missing/linux.json")
        #expect(run.status == 1)
        #expect(run.errors.contains("/missing/ios.json: No such file or directory"), "\(run.errors)")
    }

    @Test func `wrong use ends with code 2`() throws {
        #expect(try run("comapre", ios: ios()).run.errors.contains("Did you mean compare?"))
        #expect(try run("compare", ios: ios(), "--page", "page.md").run.errors.contains("--page needs confirm"))
        let run = try run("confirm", ios: ios(), "--json").run
        #expect(run.status == 2)
        #expect(run.errors.contains("--json needs compare"))
        #expect(try ProgramRun.interlude("parity", "compare", "ios.json").errors.contains("<linux> is missing"))
    }

    private static let page = """
        # Decisions

        | Question | Decision | Basis | Tests |
        |---|---|---|---|
        | Order | this | that | *`a push`* |
        | Insets | this | that | `SafeAreaTests`: *in a win…* |
        | Both | a \\| b | that | *a push*, *in a window* |
        | None | this | that | – |
        | Other | this | that | *a pop* |

        | Kind | Meaning |
        |---|---|
        | a | b |

        """

    @Test func `the ledger gets a column with the system that confirms a row`() throws {
        let (run, folder) = try run("confirm", ios: ios("59", "62"), "--page", "page.md", page: Self.page)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "Confirmed rows of page.md: 1\n")
        let text = try #require(folder.text(of: "page.md"))
        #expect(
            text == """
                # Decisions

                | Question | Decision | Basis | Tests | Confirmed on |
                |---|---|---|---|---|
                | Order | this | that | *`a push`* | iOS 26.1 |
                | Insets | this | that | `SafeAreaTests`: *in a win…* | differs on iOS 26.1 |
                | Both | a \\| b | that | *a push*, *in a window* | differs on iOS 26.1 |
                | None | this | that | – |  |
                | Other | this | that | *a pop* |  |

                | Kind | Meaning |
                |---|---|
                | a | b |

                """)
    }

    @Test func `a row names whole tests, or a suite, and tests that run on Linux alone do not count`() throws {
        let page = """
            | Question | Tests | Confirmed on |
            |---|---|---|
            | Part | *a pus* |  |
            | Suite | `SafeAreaTests` |  |
            | Another suite | `PopTests`: *a push* |  |
            | Pixels too | *a push*, *pixels of a push* |  |
            | Touches | *a swipe* | – touches |

            """
        let (run, folder) = try run("confirm", ios: ios(), "--page", "page.md", page: page)
        #expect(run.output == "Confirmed rows of page.md: 2\n")
        let text = try #require(folder.text(of: "page.md"))
        let entries = text.split(separator: "\n").dropFirst(2).map { $0.split(separator: "|").last ?? "" }
        #expect(entries == ["  ", " iOS 26.1 ", "  ", " iOS 26.1 ", " – touches "])
    }

    @Test func `a row is not confirmed by a test that has facts on one system alone`() throws {
        let page = "| Question | Tests | Confirmed on |\n|---|---|---|\n| Both | *a push*, *in a window* |  |\n"
        let facts = ios(#""name": "top""#, #""name": "upper""#)
        #expect(try run("confirm", ios: facts, "--page", "page.md", page: page).run.output.hasSuffix(": 0\n"))
    }

    @Test func `a row without facts keeps its entry`() throws {
        let page = """
            | Question | Tests | Confirmed on |
            |---|---|---|
            | Other | *a pop* | iOS 18.2 |
            | Order | *a push* | iOS 18.2 |

            """
        let (run, folder) = try run("confirm", ios: ios(), "--page", "page.md", page: page)
        #expect(run.output == "Confirmed rows of page.md: 2\n")
        let text = try #require(folder.text(of: "page.md"))
        #expect(text.contains("| Other | *a pop* | iOS 18.2 |\n| Order | *a push* | iOS 26.1 |\n"))
    }
}
