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
                "status": "failed", "message": "open-\(index): content moved 1 pt to the right in 8 × 8 pt at (\(index), 0); more",
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
        #expect(text.contains("**content moved 1 pt to the right** (9 cases): `open-0` AppTests/DoorTests.swift:0"))
        #expect(text.contains("and 3 more"))
        #expect(text.contains("diff\n- a\n+ b\n"))
        #expect(text.contains("[The report](https://a.b/c)"))
    }

    @Test func `what others wrote is text, and not markup`() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            {"kind": "film", "name": "a`![x](https://e.vil)`b @everyone", "test": "t", "file": "A/<img src=x>@b_c.swift", "line": 1,
            "status": "failed", "message": "m: <script> [x](y) @all fixes #1 https://e.vil\\n# Title; more", "setting": "@team *x*",
            "text": "```````\\n@all", "folder": "cases/a)(b", "films": [], "differences": [], "findings": []}
            """, to: ".build/interlude-report/cases/a/case.json")
        let run = try ProgramRun.interlude("comment", "--output", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text(of: "out/comment.md"))
        #expect(text.contains("``a`![x](https://e.vil)`b @everyone``"))
        #expect(text.contains("A/&lt;img src=x&gt;@&#8203;b\\_c.swift:1") && text.contains("(@&#8203;team \\*x\\*)"))
        #expect(text.contains("````````diff\n```````\n@all\n````````"))
        #expect(!text.contains("<script>") && !text.contains("\n# Title"))
        // The space without width keeps an address from becoming a link.
        #expect(text.contains("https:&#8203;//e.vil") && !text.contains("&amp;#"))
    }

    @Test func `an accent after a back tick does not end the code early`() throws {
        let folder = try TestFolder()
        let name = "a``\u{301} ![x](y) @team"
        try folder.write(
            """
            {"kind": "film", "name": "\(name)", "test": "t", "file": "A.swift", "line": 1, "status": "failed", "message": "m: x",
            "folder": "cases/a", "films": [], "differences": [], "findings": []}
            """, to: ".build/interlude-report/cases/a/case.json")
        let run = try ProgramRun.interlude("comment", "--output", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try #require(folder.text(of: "out/comment.md")).contains("```\(name)```"))
    }

    @Test func `pictures outside of the report are not read`() throws {
        let folder = try TestFolder()
        // The smallest picture.
        let png = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
        func write(_ file: String, _ name: String) throws {
            try folder.write(
                """
                {"kind": "film", "name": "\(name)", "test": "t", "file": "A/B.swift", "line": 1, "status": "failed", "message": "\(name): x",
                "folder": "cases/\(name)", "films": [{"title": "film", "files": ["\(file)"], "width": 1, "height": 1, "times": [0]}],
                "firstDifference": 0, "differences": [], "findings": []}
                """, to: ".build/interlude-report/cases/\(name)/case.json")
        }
        try write("../outside.png", "a")
        try write("frames/inside.png", "b")
        let report = folder.url.appendingPathComponent(".build/interlude-report")
        try FileManager.default.createDirectory(
            at: report.appendingPathComponent("frames"), withIntermediateDirectories: true)
        try png?.write(to: report.appendingPathComponent("frames/inside.png"))
        try png?.write(to: folder.url.appendingPathComponent(".build/outside.png"))
        #expect(try ProgramRun.interlude("comment", "--output", "out", in: folder).status == 0)
        #expect(folder.names(in: "out/pictures") == ["b.png"])
    }
}
