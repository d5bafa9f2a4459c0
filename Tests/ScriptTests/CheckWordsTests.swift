import TestPrograms
import Testing

@Suite struct CheckWordsTests {
    @Test func `this package passes`() throws {
        let run = try ProgramRun.script("check-words")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a term of the table fails in a guide, but not in its code`() throws {
        let run = try ProgramRun.script("check-words", on: try Self.tree(guide: "It is called\noff.\n"))
        #expect(run.status == 1)
        #expect(run.errors.contains("README.md: 1 findings (terms), 0 allowed"))
        let sample = "`called off`\n\n```\ncalled off\n```\n"
        let code = try ProgramRun.script("check-words", on: try Self.tree(guide: sample))
        #expect(code.status == 0, "\(code.errors)")
        let part = try ProgramRun.script("check-words", on: try Self.tree(guide: "It is recalled officially.\n"))
        #expect(part.status == 0, "\(part.errors)")
    }

    @Test func `a sentence of 36 words fails, and one of 35 passes`() throws {
        func run(_ words: Int) throws -> ProgramRun {
            let sentence = Array(repeating: "word", count: words).joined(separator: " ")
            return try .script("check-words", on: try Self.tree(guide: "Short. \(sentence). Short.\n"))
        }
        #expect(try run(35).status == 0)
        let long = try run(36)
        #expect(long.status == 1 && long.errors.contains("README.md: 1 findings (sentences)"))
    }

    @Test(arguments: ["What", "Who", "Whoever", "The same", "Nor"])
    func `a public comment does not begin with a relative clause`(_ opening: String) throws {
        let source = "/// \(opening) is drawn.\npublic let a = 1\n"
        let run = try ProgramRun.script("check-words", on: try Self.tree(source: source))
        #expect(run.status == 1)
        #expect(run.errors.contains("Sources/Apple/UIKit: 1 findings (public), 0 allowed"))
    }

    @Test func `a declaration behind several attributes is public`() throws {
        let source = "/// What is drawn.\n@preconcurrency @MainActor\n@objc(Shelf)\nopen class Shelf {}\n"
        let run = try ProgramRun.script("check-words", on: try Self.tree(source: source))
        #expect(run.status == 1)
        #expect(run.errors.contains("Sources/Apple/UIKit: 1 findings (public), 0 allowed"))
    }

    @Test func `a member of a public extension is public, unless it has another access level`() throws {
        let source = """
            public extension Shelf {
                /// What is drawn.
                var depth: Int { 1 }
                /// What is not public.
                internal var width: Int { 1 }
            }
            """
        let run = try ProgramRun.script("check-words", on: try Self.tree(source: source))
        #expect(run.errors.contains("Sources/Apple/UIKit: 1 findings (public), 0 allowed"))
        #expect(run.errors.contains("Sources/Apple: 1 findings (internal), 0 allowed"))
    }

    @Test func `budgets allow findings, fall with --write and never rise`() throws {
        let source = "/// What is drawn.\npublic let a = 1\n"
        let allowed = try Self.tree(source: source, budgets: "public Sources/Apple/UIKit 3\n")
        let run = try ProgramRun.script("check-words", on: allowed)
        #expect(run.status == 0)
        #expect(run.errors.contains("1 numbers in script/support/words.txt can be lowered"))
        #expect(try ProgramRun.script("check-words", ["--write"], on: allowed).status == 0)
        #expect(allowed.text(of: "script/support/words.txt") == "public Sources/Apple/UIKit 1\n")
        let exceeded = try Self.tree(source: source, budgets: "")
        #expect(try ProgramRun.script("check-words", ["--write"], on: exceeded).status == 0)
        #expect(exceeded.text(of: "script/support/words.txt") == "")
    }

    @Test func `a table without terms is an error`() throws {
        let tree = try TestFolder(["Documentation/style.md": "# Style\n", "Sources/a.txt": ""])
        let run = try ProgramRun.script("check-words", on: tree)
        #expect(run.status == 1 && run.errors.contains("has no table"))
    }

    /// A package with one term, one guide and one source.
    private static func tree(guide: String = "", source: String = "", budgets: String = "") throws -> TestFolder {
        let table = "| Not | But |\n|---|---|\n| `called off` | canceled |\n| picture | image |\n"
        return try TestFolder([
            "Documentation/style.md": "<!-- read by check-words -->\n\n\(table)\n<!-- end -->\n",
            "README.md": guide,
            "Sources/Apple/UIKit/Shelf.swift": source,
            "script/support/words.txt": budgets,
        ])
    }
}
