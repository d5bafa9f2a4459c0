import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import TestStages
import Testing
import TransitionDoctor

@MainActor @Suite struct ReportTests {
    /// A report with a film that fails, one that passes, a text and a diagnosis.
    private func bench() throws -> CheckBench {
        let bench = try CheckBench(test: "the <door> opens")
        _ = bench.record(sampleFilm())
        _ = bench.compare(sampleFilm(frame: 3, samplePicture(square: 9)))
        _ = bench.compare(sampleFilm())
        _ = bench.checker().check("a & b\n", matches: "calls")
        let finding = Finding(
            Rule.allCases[0], trial: "push", moment: .init(time: 0.35, frame: 21), object: "DetailController",
            observation: "it is \"black\"")
        _ = bench.examine(Diagnosis(name: "door", trials: ["push"], findings: [finding]))
        return bench
    }

    @Test func `each check is a case`() throws {
        let bench = try bench()
        let report = try Report(folder: bench.report)
        #expect(report.cases.map(\.name) == ["calls", "door", "open", "open", "open"])
        #expect(report.count(.failed) == 3)
        #expect(report.count(.recorded) == 1)
        #expect(report.count(.passed) == 1)
        let failed = try #require(report.cases.first { $0.name == "open" && $0.status == .failed })
        #expect(failed.films.map(\.title) == ["expected", "actual", "difference"])
        #expect(failed.films[0].width == 24)
        // Frames 0, 3 and 5 are kept, and the third is the one that differs.
        #expect(failed.firstDifference == 3)
        #expect(failed.differences.map(\.frame) == [3])
        #expect(failed.differences[0].part == [3, 4, 12, 6])
        #expect(failed.films.map(\.times.count) == [6, 6, 6])
        let file = try #require(failed.films[1].files[3])
        #expect(bench.folder.data("report/\(file)") != nil)
        #expect(bench.folder.data("report/\(failed.folder)/strip.png") != nil)
    }

    @Test func `the page shows cases, films and findings, and takes texts as texts`() throws {
        let bench = try bench()
        try Report(folder: bench.report).write(to: bench.report.url)
        let page = String(decoding: try #require(bench.folder.data("report/index.html")), as: UTF8.self)
        #expect(page.contains("<title>3 of 5 cases failed</title>"))
        #expect(page.contains("the &lt;door&gt; opens"))
        #expect(!page.contains("the <door> opens"))
        #expect(page.contains("frame 21, 0.350 s"))
        #expect(page.contains("href=\"#rule-D1\">D1 never completed</a>:"))
        #expect(page.contains("id=\"rule-D1\">D1 never completed"))
        #expect(page.contains("it is &quot;black&quot;"))
        #expect(page.contains("data-name=\"actual\" data-size=\"24.0 16.0\" data-frames="))
        #expect(page.contains("differs ▸"))
        #expect(page.contains("<details open>"))
        #expect(!page.contains("http"))
    }

    /// A finding of D9 in the third frame of a push, seen in five other trials, with a consequence.
    private func leftover() throws -> Finding {
        let finding = Finding(
            .leftoverViews, trial: "push", moment: .init(time: 2.0 / 60, frame: 2), object: "a veil",
            observation: "it is still there")
        let consequence = Finding(.touchesSwallowed, trial: "push", object: "a veil", observation: "it takes touches")
        let data = try JSONEncoder().encode(finding)
        var members = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        members["otherTrials"] = (1...5).map { "trial \($0)" }
        members["consequences"] = [try JSONSerialization.jsonObject(with: try JSONEncoder().encode(consequence))]
        return try JSONDecoder().decode(Finding.self, from: try JSONSerialization.data(withJSONObject: members))
    }

    @Test func `a finding shows its screens, its rule, the other trials and the consequences`() throws {
        let bench = try CheckBench(test: "the door opens")
        _ = bench.examine(
            Diagnosis(name: "door", trials: ["push"], findings: [try leftover()]),
            films: [TrialFilm(trial: "push", film: sampleFilm())])
        try Report(folder: bench.report).write(to: bench.report.url)
        let page = String(decoding: try #require(bench.folder.data("report/index.html")), as: UTF8.self)
        #expect(page.contains("<a class=\"rule\" href=\"#rule-D9\">D9 left-over views</a>:"))
        #expect(page.contains("id=\"rule-D9\"") && page.contains("Documentation/doctor.md#d9"))
        #expect(page.contains("<p>Also in: trial 1; trial 2; trial 3 and 2 more trials</p>"))
        #expect(page.contains("<p>Consequences: D26 touches are swallowed</p>"))
        #expect(page.contains("data-film=\"push\""))
        #expect(page.contains("<span class=\"severity\">error</span>"))
        // The film opens at the moment of the finding.
        #expect(page.contains("data-start=\"2\""))
        // The filter hides sections without a case, and the rules have none.
        #expect(!page.contains("querySelectorAll(\"section\")"))
        for name in ["before", "then", "after"] { #expect(page.contains("<figcaption>\(name)</figcaption>")) }
    }

    @Test func `a rule that suspects says so on the page`() throws {
        let bench = try CheckBench(test: "the door opens")
        let finding = Finding(.jump, trial: "push", object: "the screen", observation: "it jumps")
        _ = bench.examine(Diagnosis(name: "door", trials: ["push"], findings: [finding]))
        try Report(folder: bench.report).write(to: bench.report.url)
        let page = String(decoding: try #require(bench.folder.data("report/index.html")), as: UTF8.self)
        #expect(page.contains("D12 a jump</a> (suspected):") && !page.contains("class=\"states\""))
    }

    @Test func `all frames are in the slider, and pictures that are the same are one file`() throws {
        let bench = try CheckBench()
        _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"]).check(
            sampleFilm(), matches: "open", moments: .spread(2))
        let result = bench.compare(sampleFilm(frame: 3, samplePicture(square: 9)))
        let (expected, actual, difference) = (result.report.films[0], result.report.films[1], result.report.films[2])
        // Of frames that are alike the film's picture is the golden's; the one that differs is kept in little.
        for index in [0, 1, 2, 4, 5] { #expect(expected.files[index] == actual.files[index]) }
        #expect(expected.files[3] != nil)
        #expect(difference.files.enumerated().allSatisfy { ($1 != nil) == ($0 == 3) })
        #expect(result.report.differences.map(\.pixels) == [nil])
        #expect(bench.folder.names(in: "report/frames").count == 8)
    }

    @Test func `cases without a golden are of one kind, and no kind is without a name`() throws {
        let bench = try CheckBench()
        let names = ["a", "b"]
        for name in names {
            _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "verify"]).check(sampleFilm(), matches: name)
        }
        _ = bench.record(sampleFilm(), "c")
        let cases = try Report(folder: bench.report).cases
        #expect(cases.map(\.difference) == ["there is no golden", "there is no golden", "recorded"])
    }

    @Test func `of many failures none is open, and those that differ alike have one kind`() throws {
        let bench = try CheckBench()
        for name in ["a", "b", "c", "d", "e", "f"] {
            _ = bench.record(sampleFilm(), name)
            _ = bench.checker().check(sampleFilm(frames: 5), matches: name)
        }
        try Report(folder: bench.report).write(to: bench.report.url)
        let page = String(decoding: try #require(bench.folder.data("report/index.html")), as: UTF8.self)
        #expect(!page.contains("<details open>"))
        let kind = "data-kind=\"it equals the golden, but ends one frame sooner\""
        #expect(page.components(separatedBy: kind).count == 7)
    }

    @Test func `JUnit XML counts and names failures`() throws {
        let bench = try bench()
        try Report(folder: bench.report).write(to: bench.report.url)
        let data = try #require(bench.folder.data("report/junit.xml"))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("tests=\"5\" failures=\"3\""))
        #expect(
            text.contains("<testcase classname=\"AppTests/DoorTests.swift\" name=\"the &lt;door&gt; opens: door\">"))
        #expect(XMLReading(data).isWellFormed)
    }

    @Test func `the same report makes the same files`() throws {
        let bench = try bench()
        let texts = try (0..<2).map { _ in
            try Report(folder: bench.report).write(to: bench.report.url)
            return ["index.html", "junit.xml", "report.json"].map { bench.folder.data("report/\($0)") }
        }
        #expect(texts[0] == texts[1])
        #expect(!texts[0].contains(nil))
    }

    @Test func `a folder without a report says so`() throws {
        let folder = try TestFolder()
        let error = #expect(throws: OutputError.self) {
            try Report(folder: ReportFolder(URL(fileURLWithPath: folder.path)))
        }
        #expect(error?.description.contains("it has no report") == true)
    }

    @Test func `a case that was not finished is left out`() throws {
        let bench = try bench()
        try FileManager.default.createDirectory(
            atPath: "\(bench.folder.path)/report/cases/half", withIntermediateDirectories: true)
        try bench.folder.write("{", to: "report/cases/half/case.json")
        #expect(try Report(folder: bench.report).cases.count == 5)
    }
}
