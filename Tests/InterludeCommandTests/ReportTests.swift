import Foundation
import Testing

@Suite struct ReportCommandTests {
    /// A report's folder with one case, as a test leaves it, and the golden that the case used.
    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        let films = "\(folder.path)/Tests/__Films__/DoorTests"
        try write("", "\(films)/open.png")
        try write("", "\(films)/gone.png")
        try write(
            """
            {"kind": "film", "name": "open", "test": "the door opens", "file": "AppTests/DoorTests.swift", "line": 7,
            "status": "failed", "message": "open: 1 frame differs", "golden": "\(films)/open.png", "folder": "cases/open",
            "films": [], "findings": []}
            """, "\(folder.path)/.build/interlude-report/cases/open/case.json")
        return folder
    }

    private func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func `the cases and the runner's results make one report`() throws {
        let folder = try folder()
        try write(
            "<testsuites><testcase classname=\"AppTests.Sums\" name=\"add()\" time=\"1\"/></testsuites>",
            "\(folder.path)/tests.xml")
        let run = try CommandRun("report", "--results", "tests.xml,none.xml", in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix(".build/interlude-report/index.html\n"))
        let page = String(decoding: try #require(folder.data(".build/interlude-report/index.html")), as: UTF8.self)
        #expect(page.contains("1 of 2 cases failed"))
        #expect(page.contains("add()"))
        #expect(
            folder.names(in: ".build/interlude-report") == [
                "cases", "index.html", "junit.xml", "report.json",
            ])
    }

    @Test func `without a report there is a message`() throws {
        let folder = try TestFolder()
        let run = try CommandRun("report", in: folder.path)
        #expect(run.status == 1)
        #expect(run.errors.contains("it holds no report"))
    }

    @Test func `goldens that no test uses are found and removed`() throws {
        let folder = try folder()
        let list = try CommandRun("goldens", in: folder.path)
        #expect(list.status == 0)
        #expect(list.output.split(separator: "\n").count == 2)
        let orphans = try CommandRun("goldens", "--orphaned", in: folder.path)
        #expect(orphans.status == 1)
        #expect(orphans.output.contains("__Films__/DoorTests/gone.png"))
        #expect(!orphans.output.contains("open.png"))
        #expect(try CommandRun("goldens", "--remove", in: folder.path).status == 0)
        #expect(folder.names(in: "Tests/__Films__/DoorTests") == ["open.png"])
    }
}
