import Foundation
import TestPrograms
import Testing

/// What a pull request is told of a test run, and the small program that writes it.
@Suite struct CommentTests {
    /// A report with so many films that differ alike, and a text.
    private func folder(films: Int) throws -> TestFolder {
        let folder = try TestFolder()
        for index in 0..<films {
            try folder.write(
                """
                {"kind": "film", "name": "open-\(index)", "test": "opens", "file": "AppTests/DoorTests.swift", "line": \(index),
                "status": "failed", "message": "open-\(index): something is 1 pt to the right in 8 × 8 pt at (\(index), 0); more",
                "folder": "cases/open-\(index)", "films": [], "differences": [], "findings": []}
                """, to: ".build/interlude-report/cases/open-\(index)/case.json")
        }
        try folder.write(
            """
            {"kind": "text", "name": "calls", "test": "calls", "file": "AppTests/DoorTests.swift", "line": 3,
            "status": "failed", "message": "calls: The text is not the golden's", "text": "- a\\n+ b",
            "folder": "cases/calls", "films": [], "differences": [], "findings": []}
            """, to: ".build/interlude-report/cases/calls/case.json")
        return folder
    }

    @Test(arguments: ["interlude", "interlude-report", "InterludeReport"])
    func `cases that differ alike are told once`(_ name: String) throws {
        let program = Program.built(name)
        // The package manager calls it after its target where it is built without products.
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return }
        let folder = try folder(films: 9)
        let run = try ProgramRun(program, ["comment", "--output", "out", "--report", "https://a.b/c"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let text = String(decoding: try #require(folder.data("out/comment.md")), as: UTF8.self)
        #expect(text.hasPrefix("### Films and trees: 10 failed of 10 cases"))
        #expect(text.contains("**something is 1 pt to the right** (9 cases): `open-0` AppTests/DoorTests.swift:0"))
        #expect(text.contains("and 3 more"))
        #expect(text.contains("diff\n- a\n+ b\n"))
        #expect(text.contains("[The report](https://a.b/c)"))
    }
}
