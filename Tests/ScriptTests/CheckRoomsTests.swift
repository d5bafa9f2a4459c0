import TestPrograms
import Testing

@Suite struct CheckRoomsTests {
    @Test func `the house as it stands passes`() throws {
        let run = try ProgramRun.script("check-rooms")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a room may name types of the rows before its own`() throws {
        let run = try ProgramRun.script("check-rooms", on: try Self.tree(hall: "", attic: "let hall: Hall"))
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a name in a comment or a text is none`() throws {
        let tree = try Self.tree(hall: #"let word = "Attic" // Attic"#, attic: "")
        let run = try ProgramRun.script("check-rooms", on: tree)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a name of a later row has to be listed`() throws {
        let hall = "let attic: Attic"
        let run = try ProgramRun.script("check-rooms", on: try Self.tree(hall: hall, attic: ""))
        #expect(run.status == 1)
        #expect(run.errors.contains("the room Hall names types of Loft, which is higher"))
        let reason = "- `Hall` names `Loft`: why"
        #expect(try ProgramRun.script("check-rooms", on: try Self.tree(hall: hall, attic: "", reason)).status == 0)
        let gone = try ProgramRun.script("check-rooms", on: try Self.tree(hall: "", attic: "", reason))
        #expect(gone.status == 1)
        #expect(gone.errors.contains("Hall stands in Documentation/rooms.md as naming Loft"))
    }

    @Test func `two rooms that name each other's types have to be listed as a pair`() throws {
        let (hall, attic) = ("let attic: Attic", "let hall: Hall")
        let run = try ProgramRun.script("check-rooms", on: try Self.tree(hall: hall, attic: attic))
        #expect(run.status == 1)
        #expect(run.errors.contains("the rooms Hall and Loft name each other's types now"))
        let reason = "- `Hall` and `Loft`: why"
        #expect(try ProgramRun.script("check-rooms", on: try Self.tree(hall: hall, attic: attic, reason)).status == 0)
        let gone = try ProgramRun.script("check-rooms", on: try Self.tree(hall: "", attic: attic, reason))
        #expect(gone.status == 1)
        #expect(gone.errors.contains("depend on each other no longer"))
    }

    @Test func `a room has to be in the table`() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/Hall/Hall.swift": "class Hall {}", "Documentation/rooms.md": "| `Loft` | |\n",
        ])
        let run = try ProgramRun.script("check-rooms", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("the room Hall is not in the table"))
        #expect(run.errors.contains("the room Loft is in the table"))
    }

    /// A house of two rooms, the lower one first.
    private static func tree(hall: String, attic: String, _ listed: String = "") throws -> TestFolder {
        try TestFolder([
            "Sources/Apple/UIKit/Hall/Hall.swift": "class Hall {\n    \(hall)\n}\n",
            "Sources/Apple/UIKit/Loft/Attic.swift": "public final class Attic {\n    \(attic)\n}\n",
            "Documentation/rooms.md": "| `Hall` | |\n| `Loft` | |\n\n\(listed)\n",
        ])
    }
}
