import Foundation
import TestPrograms
import Testing

@Suite struct ReportCommandTests {
    /// A report's folder with one case, as a test leaves it, and the golden that the case used.
    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        let films = "Tests/__Films__/DoorTests"
        for name in ["open.png", "gone.png"] { try folder.write("", to: "\(films)/\(name)") }
        try folder.write(
            """
            {"kind": "film", "name": "open", "test": "the door opens", "file": "AppTests/DoorTests.swift", "line": 7,
            "status": "failed", "message": "open: 1 frame differs", "golden": "\(folder.path)/\(films)/open.png",
            "folder": "cases/open", "films": [], "differences": [], "findings": []}
            """, to: ".build/interlude-report/cases/open/case.json")
        return folder
    }

    @Test func `the cases and the runner's results make one report`() throws {
        let folder = try folder()
        try folder.write(
            "<testsuites><testcase classname=\"AppTests.Sums\" name=\"add()\" time=\"1\"/></testsuites>",
            to: "tests.xml")
        let run = try ProgramRun.interlude("report", "--results", "tests.xml,none.xml", in: folder)
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
        let run = try ProgramRun.interlude("report", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot read") && run.errors.contains("it has no report"))
    }

    @Test(arguments: ["missing", "file", "file/below"])
    func `a folder that cannot be read is named, with the option and the reason`(_ path: String) throws {
        let folder = try TestFolder(["file": ""])
        let run = try ProgramRun.interlude("report", "--folder", path, in: folder)
        #expect(run.status == 1)
        let reason = path == "missing" ? "No such file or directory" : "Not a directory"
        #expect(run.errors.contains("--folder: cannot read the folder \(path): \(reason)"))
        #expect(folder.names == ["file"])
    }

    @Test(arguments: [("none.xml", "No such file or directory"), ("folder", "Is a directory"), ("text", "it is not")])
    func `results that cannot be read are named, with the reason`(_ path: String, _ reason: String) throws {
        let folder = try folder()
        try folder.write("no XML", to: "text")
        try folder.write("", to: "folder/file")
        let run = try ProgramRun.interlude("report", "--results", path, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot read \(path): \(reason)"), "\(run.errors)")
    }

    @Test func `goldens that no test uses are found and removed`() throws {
        let folder = try folder()
        let list = try ProgramRun.interlude("goldens", in: folder)
        #expect(list.status == 0)
        #expect(list.output.split(separator: "\n").count == 2)
        let orphans = try ProgramRun.interlude("goldens", "--orphaned", in: folder)
        #expect(orphans.status == 1)
        #expect(orphans.output.contains("__Films__/DoorTests/gone.png"))
        #expect(!orphans.output.contains("open.png"))
        #expect(try ProgramRun.interlude("goldens", "--remove", in: folder).status == 0)
        #expect(folder.names(in: "Tests/__Films__/DoorTests") == ["open.png"])
    }

    @Test func `a failed golden is accepted by its name`() throws {
        let folder = try folder()
        try folder.write("new", to: ".build/interlude-report/cases/open/candidate.png")
        let unknown = try ProgramRun.interlude("goldens", "--accept", "opne", in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("Did you mean open?"))
        let run = try ProgramRun.interlude("goldens", "--accept", "open", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("__Films__/DoorTests/open.png\n"))
        #expect(folder.text(of: "Tests/__Films__/DoorTests/open.png") == "new")
        #expect(folder.text(of: "Tests/__Films__/DoorTests/gone.png") == "")
    }

    @Test func `without a failed golden there is nothing to accept`() throws {
        let run = try ProgramRun.interlude("goldens", "--accept", "all", in: folder())
        #expect(run.status == 1)
        #expect(run.errors.contains("no failed golden"))
    }
}
