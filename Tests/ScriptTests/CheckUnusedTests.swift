import TestPrograms
import Testing

@Suite struct CheckUnusedTests {
    @Test func `the house as it stands passes`() throws {
        let run = try ProgramRun.script("check-unused")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a name that stands only where it is declared fails with its place`() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/Shelf.swift": """
            struct Shelf {
                /// depth is what a shelf has
                var depth = 0.0
                private static func fold(_ side: Int) {}
                public var label = ""
                case open = 1
            }
            protocol Board {
                func hold()
            }
            let one = Shelf()
            """,
            "Tests/UIKitTests/ShelfTests.swift": "print(\"\\(one)\")\n",
        ])
        let run = try ProgramRun.script("check-unused", on: tree)
        #expect(run.status == 1)
        #expect(
            run.errors.split(separator: "\n") == [
                "Sources/Apple/UIKit/Shelf.swift:3: depth is never used",
                "Sources/Apple/UIKit/Shelf.swift:4: fold is never used",
            ])
    }
}
