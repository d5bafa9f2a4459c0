import Foundation
import TestPrograms
import Testing

/// The folders that the shards of a run leave, put together.
@Suite struct ShardMergeTests {
    /// What a shard leaves: its journal, and a case for each thing that it ran.
    private struct Left {
        var shard = "1/2"
        var run = "77"
        var mark: String?
        var ran = ["a"]
        var skipped: [String] = []
        /// What was begun and has no end.
        var open: [String] = []
        var finished = true
        var status = "passed"
        /// The package's folder on the machine.
        var machine = "/home/ci/app"

        func write(to path: String, in folder: TestFolder) throws {
            let numbers = shard.split(separator: "/")
            let timings = mark.map { ", \"timings\": \"timings.json\", \"timingsMark\": \"\($0)\"" } ?? ""
            var lines = [
                """
                {"journal": 1, "kind": "tests", "shard": \(numbers[0]), "count": \(numbers[1]), "run": "\(run)",\
                "command": ["swift", "test", "--filter", "Door Tests"], "folder": "\(machine)",\
                "report": "\(machine)/out/shard-\(numbers[0])"\(timings)}
                """
            ]
            lines += ran.flatMap { ["{\"begin\": \"\($0)\"}", "{\"end\": \"\($0)\", \"seconds\": 0.5}"] }
            lines += skipped.map { "{\"skip\": \"\($0)\"}" } + open.map { "{\"begin\": \"\($0)\"}" }
            if finished { lines.append("{\"finished\": true}") }
            try folder.write(lines.joined(separator: "\n") + "\n", to: "\(path)/shards/tests.jsonl")
            for name in ran { try write(name, to: path, in: folder) }
        }

        /// A case with a film of one frame.
        private func write(_ name: String, to path: String, in folder: TestFolder) throws {
            try folder.write(
                """
                {"kind": "film", "name": "\(name)", "test": "opens \(name)", "identity": "AppTests.Doors/\(name)()",
                "file": "AppTests/Doors.swift", "line": 7, "status": "\(status)",
                "message": "\(status == "failed" ? "\(name): differs\\nLook at: \(machine)/out/shard-\(shard.prefix(1))/x.png" : "")",
                "golden": "\(machine)/Tests/__Films__/Doors/\(name).png", "folder": "cases/same", "strip": "strip.png",
                "films": [{"title": "film", "files": ["frames/\(name).png"], "width": 1, "height": 1, "times": [0]}],
                "differences": [], "findings": []}
                """, to: "\(path)/cases/\(name)/case.json")
            try folder.write("strip of \(name)", to: "\(path)/cases/\(name)/strip.png")
            try folder.write("frame of \(name)", to: "\(path)/frames/\(name).png")
        }
    }

    /// Both shards of a run.
    private func whole() throws -> TestFolder {
        let folder = try TestFolder()
        try Left(shard: "1/2", ran: ["a"], skipped: ["b"]).write(to: "in/one", in: folder)
        try Left(shard: "2/2", ran: ["b"], skipped: ["a"], status: "failed", machine: "/builds/9").write(
            to: "in/two", in: folder)
        return folder
    }

    @Test(arguments: ["interlude", "interlude-report"])
    func `results, films and timings of all shards make one report`(_ program: String) throws {
        let folder = try whole()
        let words = program == "interlude" ? ["report", "--merge", "in/one", "in/two"] : ["merge", "in"]
        let run = try ProgramRun(Program.built(program), words + ["--folder", "out"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("/out/index.html\n"))
        let page = try #require(folder.text(of: "out/index.html"))
        #expect(page.contains("<title>1 of 2 cases failed</title>"))
        #expect(folder.names(in: "out/frames") == ["a.png", "b.png"])
        #expect(folder.text(of: "out/cases/b/strip.png") == "strip of b")
        #expect(folder.text(of: "out/junit.xml")?.contains("tests=\"2\" failures=\"1\"") == true)
        // Paths of machines that are gone begin at the package.
        let report = try #require(folder.text(of: "out/report.json"))
        #expect(report.contains("\"golden\" : \"Tests/__Films__/Doors/b.png\""))
        #expect(!report.contains("/home/ci") && !report.contains("/builds/9"))
        #expect(folder.text(of: "out/timings.json")?.contains("\"b\" : 0.5") == true)
        #expect(folder.text(of: "out/merge.json")?.contains("\"isComplete\" : true") == true)
        // It is a report like any other.
        #expect(try ProgramRun.interlude("comment", "--folder", "out", "--output", "comment", in: folder).status == 0)
        #expect(folder.text(of: "comment/comment.md")?.contains("1 failed of 2 cases") == true)
        // And it takes the place of itself.
        #expect(try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder).status == 0)
    }

    @Test func `a shard that died is named with the command that runs it again alone`() throws {
        let folder = try TestFolder()
        try Left(shard: "1/2").write(to: "in/one", in: folder)
        try Left(shard: "2/2", open: ["AppTests.Doors/slams()"], finished: false).write(to: "in/two", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("shard 2/2 of the tests died: it was at AppTests.Doors/slams()"), "\(run.errors)")
        let command =
            "INTERLUDE_SHARD=2/2 INTERLUDE_RUN=77 INTERLUDE_REPORT=out/shard-2 swift test --filter 'Door Tests'"
        #expect(run.errors.contains("run it again alone: \(command)\n"), "\(run.errors)")
        // The report is there, and nobody takes it for a good one.
        #expect(folder.text(of: "out/index.html")?.contains("shard 2/2 of the tests died") == true)
        #expect(folder.text(of: "out/junit.xml")?.contains("failures=\"1\"") == true)
        #expect(folder.text(of: "out/merge.json")?.contains("\"isComplete\" : false") == true)
    }

    @Test func `half a file of results, from a runner that died, is told and left out`() throws {
        let folder = try whole()
        try folder.write("", to: "in/one/tests.xml")
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors.contains("in/one/tests.xml: it is not the XML that swift test --xunit-output writes; its tests"))
    }

    @Test func `a shard that is missing is named with its command`() throws {
        let folder = try TestFolder()
        try Left(shard: "1/3", mark: "5").write(to: "in/one", in: folder)
        try Left(shard: "3/3", mark: "5", ran: ["c"]).write(to: "in/three", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("shard 2/3 of the tests is missing"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "INTERLUDE_SHARD=2/3 INTERLUDE_RUN=77 INTERLUDE_TIMINGS=timings.json INTERLUDE_REPORT=out/shard-2 swift test"
            ))
    }

    @Test func `a shard that was run again takes the place of the one that died`() throws {
        let folder = try whole()
        try Left(shard: "2/2", ran: [], open: ["b"], finished: false).write(to: "in/dead", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains("note: shard 2/2 of the tests is there 2 times: \(folder.path)/in/two is taken"),
            "\(run.errors)")
    }

    @Test func `what two shards ran is told, and the worse result counts`() throws {
        let folder = try TestFolder()
        try Left(shard: "1/2", ran: ["a", "b"]).write(to: "in/one", in: folder)
        try Left(shard: "2/2", ran: ["b"], skipped: ["a"], status: "failed").write(to: "in/two", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: b of the tests ran in more than one shard: 1, 2"), "\(run.errors)")
        #expect(run.errors.contains("1 case came from more than one shard, and the worst result is taken"))
        #expect(folder.text(of: "out/index.html")?.contains("<title>1 of 2 cases failed</title>") == true)
    }

    @Test func `what each shard left to another, and none ran, is told`() throws {
        let folder = try TestFolder()
        try Left(shard: "1/2", skipped: ["b"]).write(to: "in/one", in: folder)
        try Left(shard: "2/2", ran: ["c"], skipped: ["a"]).write(to: "in/two", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("1 part of the tests ran in no shard: b"), "\(run.errors)")
    }

    @Test func `results of the test runners are joined`() throws {
        let folder = try whole()
        func results(_ own: String, _ other: String, _ both: String) -> String {
            """
            <testsuites><testsuite><testcase classname="AppTests.Sums" name="\(own)()" time="0.1"/>
            <testcase classname="AppTests.Sums" name="\(other)()"><skipped/></testcase>
            <testcase classname="AppTests.Sums" name="both()">\(both)</testcase></testsuite></testsuites>
            """
        }
        try folder.write(results("add", "take", ""), to: "in/one/tests-swift-testing.xml")
        try folder.write(results("take", "add", "<failure message=\"no\"/>"), to: "in/two/tests-swift-testing.xml")
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let junit = try #require(folder.text(of: "out/junit.xml"))
        #expect(junit.contains("tests=\"5\" failures=\"2\" skipped=\"0\""), "\(junit)")
    }

    @Test func `only what no shard knew is orphaned, and of a run with a gap nothing is`() throws {
        let folder = try whole()
        try folder.write("", to: "Tests/Doors.swift")
        for name in ["a", "b", "gone"] { try folder.write("", to: "Tests/__Films__/Doors/\(name).png") }
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.errors.contains("note: no shard knows 1 golden: __Films__/Doors/gone.png"), "\(run.errors)")
        let orphans = try ProgramRun.interlude("goldens", "--orphaned", "--report", "out", in: folder)
        #expect(orphans.output.hasSuffix("__Films__/Doors/gone.png\n"))
        #expect(orphans.output.split(separator: "\n").count == 1)
        // A shard's own report knows nothing of what others use.
        #expect(try ProgramRun.interlude("goldens", "--orphaned", "--report", "in/one", in: folder).status == 0)
        _ = try ProgramRun.interlude("report", "--merge", "in/one", "--folder", "part", in: folder)
        #expect(try ProgramRun.interlude("goldens", "--orphaned", "--report", "part", in: folder).status == 0)
    }

    @Test func `folders of different runs are refused, and both are named`() throws {
        let others = [
            (Left(shard: "2/4"), "is shard 1/2", "is shard 2/4"),
            (Left(shard: "2/2", run: "78"), "is of run 77", "is of run 78"),
            (Left(shard: "2/2", mark: "5"), "is divided by the hash alone", "is by the timings timings.json (5)"),
        ]
        for (other, one, two) in others {
            let folder = try TestFolder()
            try Left(shard: "1/2").write(to: "in/one", in: folder)
            try other.write(to: "in/two", in: folder)
            let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
            #expect(run.status == 1)
            #expect(
                run.errors.contains(
                    "these are shards of different runs: \(folder.path)/in/one \(one), \(folder.path)/in/two \(two)"),
                "\(run.errors)")
            #expect(folder.names == ["in"])
        }
    }

    @Test func `what is no shard's folder is named`() throws {
        let folder = try whole()
        try folder.write("", to: "empty/file")
        try folder.write("", to: "mine/letter.txt")
        let empty = try ProgramRun.interlude("report", "--merge", "in/one", "empty", in: folder)
        #expect(empty.status == 2)
        #expect(empty.errors.contains("empty holds no shard of a run"), "\(empty.errors)")
        let none = try ProgramRun.interlude("report", "--merge", "in/three", in: folder)
        #expect(none.errors.contains("cannot read the folder in/three: No such file or directory"), "\(none.errors)")
        #expect(try ProgramRun.interlude("report", "--merge", in: folder).status == 2)
        let own = try ProgramRun.interlude("report", "--merge", "in", "--folder", "in/one", in: folder)
        #expect(own.errors.contains("cannot be the merged one"), "\(own.errors)")
        // What somebody else has put there stays.
        #expect(try ProgramRun.interlude("report", "--merge", "in", "--folder", "mine", in: folder).status == 1)
        #expect(folder.names(in: "mine") == ["letter.txt"])
    }

    // MARK: What others wrote

    @Test func `links, pipes and folders of a shard do not get into the report`() throws {
        let folder = try whole()
        let secret = folder.url.appendingPathComponent("secret")
        try folder.write("secret", to: "secret")
        let one = folder.url.appendingPathComponent("in/one").path
        #expect(symlink(secret.path, "\(one)/frames/link.png") == 0 && mkfifo("\(one)/frames/pipe.png", 0o600) == 0)
        #expect(symlink(secret.path, "\(one)/cases/a/link") == 0 && symlink("/etc", "\(one)/cases/etc") == 0)
        #expect(symlink(secret.path, "\(one)/results.xml") == 0 && mkfifo("\(one)/pipe.xml", 0o600) == 0)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.names(in: "out/frames") == ["a.png", "b.png"])
        let files = FileManager.default.enumerator(atPath: folder.url.appendingPathComponent("out").path)
        var others: [String] = []
        while let name = files?.nextObject() as? String {
            let type = files?.fileAttributes?[.type] as? FileAttributeType
            if type != .typeRegular, type != .typeDirectory { others.append(name) }
        }
        #expect(others == [])
    }

    @Test func `a folder of pictures that is a link is not followed`() throws {
        let folder = try whole()
        try folder.write("secret", to: "private/secret.png")
        let frames = folder.url.appendingPathComponent("in/one/frames").path
        try FileManager.default.removeItem(atPath: frames)
        #expect(symlink(folder.url.appendingPathComponent("private").path, frames) == 0)
        #expect(try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder).status == 0)
        #expect(folder.names(in: "out/frames") == ["b.png"])
    }

    @Test(arguments: ["9223372036854775807", "100001", "-1", "1e99"])
    func `a number of shards that no run has is refused`(_ count: String) throws {
        let folder = try TestFolder()
        try Left(shard: "1/\(count)").write(to: "in/one", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(
            run.status != 0 && run.errors.contains("cannot read") && run.errors.contains("it is no shard's journal"))
    }

    @Test func `times that no test can take are left out, and the report is there`() throws {
        let folder = try whole()
        let lines = ["1e308", "1e308", "-5"].map { "{\"begin\": \"x\"}\n{\"end\": \"x\", \"seconds\": \($0)}\n" }
        let journal = "in/one/shards/tests.jsonl"
        try folder.write(try #require(folder.text(of: journal)) + lines.joined(), to: journal)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let timings = try #require(folder.text(of: "out/timings.json"))
        #expect(timings.contains("\"a\" : 0.5") && !timings.contains("\"x\""))
    }

    @Test func `a journal that cannot be opened cannot be read`() throws {
        let folder = try whole()
        let journal = folder.url.appendingPathComponent("in/one/shards/other.jsonl").path
        #expect(mkfifo(journal, 0o600) == 0)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.errors.contains("cannot read \(journal): it is not a regular file"), "\(run.errors)")
    }

    @Test func `escape sequences in names do not reach the terminal`() throws {
        let folder = try TestFolder()
        try Left(shard: "1/2", open: ["\\u001b]0;title\\u0007\\u001b[2J"], finished: false).write(
            to: "in/one", in: folder)
        let run = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(run.errors.contains("]0;title") && !run.errors.unicodeScalars.contains("\u{1B}"))
        #expect(!run.errors.unicodeScalars.contains("\u{7}"))
    }
}
