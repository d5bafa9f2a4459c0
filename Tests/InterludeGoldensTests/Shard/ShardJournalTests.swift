import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import Testing

@Suite struct ShardJournalTests {
    private func journal(in folder: TestFolder) throws -> ShardJournal {
        let plan = ShardPlan(Shard(3, of: 16), run: "77")
        return try ShardJournal(
            ShardJournal.Head(plan, kind: .tests, command: ["swift", "test"], report: folder.path), in: folder.url)
    }

    @Test func `a journal tells what was done, how long it took, and what was left to others`() throws {
        let folder = try TestFolder()
        let journal = try journal(in: folder)
        try journal.begin("a")
        try journal.begin("b")
        try journal.end("a", seconds: 0.25)
        try journal.skip("c")
        let open = try #require(try ShardRecord.all(in: folder.url).first)
        #expect(open.shard == Shard(3, of: 16))
        #expect(open.head.run == "77")
        #expect(open.ended.map(\.key) == ["a"])
        #expect(open.ended.first?.seconds == 0.25)
        #expect(open.open == ["b"])
        #expect(open.skipped.map(\.skip) == ["c"])
        #expect(!open.isFinished)
        try journal.end("b", seconds: nil)
        try journal.finish()
        let done = try #require(try ShardRecord.all(in: folder.url).first)
        #expect(done.isFinished)
        #expect(done.open.isEmpty)
    }

    @Test func `a last line that was not written to its end is left out`() throws {
        let folder = try TestFolder()
        try journal(in: folder).begin("a")
        let file = try #require(ShardRecord.all(in: folder.url).first).url
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"begin":"b"#.utf8))
        #expect(try ShardRecord.all(in: folder.url).first?.open == ["a"])
    }

    @Test func `a file that is no journal is named`() throws {
        let folder = try TestFolder(["shards/tests.jsonl": "{}\n"])
        let error = #expect(throws: OutputError.self) { try ShardRecord.all(in: folder.url) }
        #expect(error?.description.contains("shards/tests.jsonl: it is no shard's journal") == true)
    }

    @Test func `a shard's own report shows what was left out as skipped, and knows no orphans`() throws {
        let folder = try TestFolder()
        let journal = try journal(in: folder)
        let place = TestPlace(test: "the door opens", fileID: "AppTests/DoorTests.swift", filePath: "", line: 3)
        try journal.skip("AppTests.DoorTests/opens()", place, name: "door")
        try journal.skip("AppTests.DoorTests/closes()")
        let report = ReportFolder(folder.url)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("cases"), withIntermediateDirectories: true)
        let read = try Report(folder: report)
        #expect(read.cases.map(\.name) == ["door"])
        #expect(read.cases.map(\.status) == [.skipped])
        #expect(!read.isWhole)
        try read.write(to: folder.url)
        #expect(folder.text(of: "junit.xml")?.contains("<skipped/>") == true)
    }
}
