import Foundation
import TestPrograms
import Testing

/// `record`, `gallery` and `doctor` in a run that is divided.
@Suite struct ShardProgramTests {
    private func tools(_ shard: String, _ words: String..., in folder: TestFolder) throws -> ProgramRun {
        let number = shard.prefix { $0 != "/" }
        let variables = ["INTERLUDE_SHARD": shard, "INTERLUDE_RUN": "77", "INTERLUDE_REPORT": "in/\(number)"]
        return try ProgramRun(
            Program.built("ToolsProbe"), words, in: folder, environment: Program.environment(with: variables))
    }

    @Test func `a film is one shard's, and the others skip it`() throws {
        let folder = try TestFolder()
        let runs = try (1...3).map {
            try tools("\($0)/3", "record", "push", "--scale", "0.5", "--output", "films-\($0)/push.png", in: folder)
        }
        #expect(runs.allSatisfy { $0.status == 0 }, "\(runs.map(\.errors))")
        #expect((1...3).count { !folder.names(in: "films-\($0)").isEmpty } == 1)
        #expect(runs.count { $0.errors.contains("push [iphone-15, scale 0.5] is skipped: it belongs to shard ") } == 2)
        // All three have a journal, and the merge has the time that it took.
        let merge = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(folder.text(of: "out/timings.json")?.contains("push [iphone-15, scale 0.5]") == true)
    }

    @Test func `galleries of shards become one`() throws {
        let folder = try TestFolder()
        for shard in 1...2 {
            let run = try tools("\(shard)/2", "gallery", "--output", "in/gallery-\(shard)", in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("shard \(shard)/2: "))
        }
        let merge = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(merge.status == 0, "\(merge.errors)")
        let films = folder.names(in: "out/gallery/films")
        #expect(films == ["page.mp4", "page.png", "push.mp4", "push.png", "swipe.mp4", "swipe.png"])
        let parts = (1...2).map { folder.names(in: "in/gallery-\($0)/films") }
        #expect(Set(parts[0]).isDisjoint(with: parts[1]) && (parts[0] + parts[1]).sorted() == films)
        let page = try #require(folder.text(of: "out/gallery/index.html"))
        for name in ["page", "push", "swipe"] { #expect(page.contains("films/\(name).mp4")) }
        // A second try takes the place of the first.
        #expect(try tools("1/2", "gallery", "--output", "in/gallery-1", in: folder).status == 0)
        #expect(try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder).status == 0)
    }

    @Test func `a patient is one shard's, and findings are joined`() throws {
        let folder = try TestFolder()
        for shard in 1...2 { #expect(try tools("\(shard)/2", "doctor", in: folder).status == 0) }
        let merge = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(folder.text(of: "out/index.html")?.contains("<title>1 case, none failed</title>") == true)
        // Run once more it does not come twice.
        for shard in 1...2 { _ = try tools("\(shard)/2", "doctor", in: folder) }
        _ = try ProgramRun.interlude("report", "--merge", "in", "--folder", "out", in: folder)
        #expect(folder.text(of: "out/index.html")?.contains("<title>1 case, none failed</title>") == true)
        // And without one of them the command is told.
        let gap = try ProgramRun.interlude("report", "--merge", "in/2", "--folder", "part", in: folder)
        #expect(gap.status == 1)
        #expect(gap.errors.contains("shard 1/2 of the doctor is missing"), "\(gap.errors)")
        #expect(gap.errors.contains("INTERLUDE_SHARD=1/2 INTERLUDE_RUN=77 INTERLUDE_REPORT=in/1 "), "\(gap.errors)")
        #expect(gap.errors.contains("ToolsProbe doctor"))
    }

    @Test(arguments: ["doctor", "record", "gallery"], ["0/4", "5/4", "x"])
    func `what is no shard is wrong use`(_ command: String, _ shard: String) throws {
        let folder = try TestFolder()
        let words =
            [command] + (command == "record" ? ["push"] : []) + (command == "doctor" ? [] : ["--output", "out.png"])
        let run = try ProgramRun(
            Program.built("ToolsProbe"), words, in: folder,
            environment: Program.environment(with: ["INTERLUDE_SHARD": shard]))
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("INTERLUDE_SHARD is '\(shard)': "), "\(run.errors)")
        #expect(folder.names.isEmpty)
    }
}
