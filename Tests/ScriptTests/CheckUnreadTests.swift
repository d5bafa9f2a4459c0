import TestPrograms
import Testing

@Suite struct CheckUnreadTests {
    @Test func `the house as it stands passes`() throws {
        let run = try ProgramRun.script("check-unread")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a stored property that nothing reads has to be listed`() throws {
        let run = try ProgramRun.script("check-unread", on: try Self.tree(listed: []))
        #expect(run.status == 1)
        #expect(run.errors.contains("UIShelf.depth is stored and nothing reads it"))
        #expect(run.errors.contains("UIShelf.label is stored and nothing reads it"))
        #expect(!run.errors.contains("UIShelf.width"))
        #expect(!run.errors.contains("UIShelf.area"))
        #expect(!run.errors.contains("UIShelf.inner"))
    }

    @Test func `with its reason it passes`() throws {
        let run = try ProgramRun.script("check-unread", on: try Self.tree(listed: ["UIShelf.depth", "UIShelf.label"]))
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a row of what is read by now has to go`() throws {
        let listed = ["UIShelf.depth", "UIShelf.label", "UIShelf.width"]
        let run = try ProgramRun.script("check-unread", on: try Self.tree(listed: listed))
        #expect(run.status == 1)
        #expect(run.errors.contains("UIShelf.width stands in"))
        #expect(!run.errors.contains("UIShelf.depth"))
    }

    @Test func `what a comment says has no effect has to be in the list, which the script writes`() throws {
        let list = "<!-- written by check-unread -->\n<!-- end -->\n"
        let tree = try TestFolder([
            "Sources/Apple/UIKit/UIShelf.swift": """
            open class UIShelf {
                /// How deep it is. Default 0; kept,
                /// without effect.
                open var depth = 0.0
                /// How wide it is.
                open var width: Double { depth }
                public struct Style {
                    /// Has no effect here.
                    public var edge = 0
                }
            }
            print(Style().edge)
            """,
            "Documentation/without-effect.md": list,
        ])
        let missing = try ProgramRun.script("check-unread", on: tree)
        #expect(missing.status == 1 && missing.errors.contains("> - `UIShelf`: `depth`"))
        let written = try ProgramRun.script("check-unread", ["--write"], on: tree)
        #expect(written.status == 0, "\(written.errors)")
        let text = tree.text(of: "Documentation/without-effect.md")
        #expect(text == list.replacing("<!-- end", with: "- `Style`: `edge`\n- `UIShelf`: `depth`\n<!-- end"))
    }

    /// A class with properties of every kind; only two are stored and read by nobody.
    private static func tree(listed: [String]) throws -> TestFolder {
        try TestFolder([
            "Sources/Apple/UIKit/UIShelf.swift": """
            /// What depth means is said here, in a comment.
            open class UIShelf {
                open var width = 0.0
                open var depth = 0.0
                open var area: Double {
                    get { width * 2 }
                }
                package var inner = 0
                open var label: String? { didSet { update() } }
            }
            """,
            "Documentation/without-effect.md": listed.map { "| `\($0)` | why |\n" }.joined(),
        ])
    }
}
