import Foundation
import InterludeGoldens
import InterludeStage
import TestStages
import Testing

@MainActor @Suite struct GoldenCandidateTests {
    @Test func `a film that differs becomes the golden when it is accepted`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        let changed = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_6000))
        #expect(!bench.compare(changed).passed)
        let acceptable = try Report(folder: bench.report).acceptable(in: bench.report.url)
        #expect(acceptable.map(\.name) == ["open"])
        for item in acceptable { try item.accept() }
        #expect(bench.compare(changed).passed)
        #expect(!bench.compare(sampleFilm()).passed)
    }

    @Test func `a text that differs becomes the golden when it is accepted`() throws {
        let bench = try CheckBench()
        _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"]).check("one", matches: "calls")
        #expect(!bench.checker().check("two", matches: "calls").passed)
        for item in try Report(folder: bench.report).acceptable(in: bench.report.url) { try item.accept() }
        #expect(bench.folder.text(of: bench.path("calls.txt")) == "two")
    }

    @Test func `a candidate that has changed since it was looked at is not accepted`() throws {
        let bench = try CheckBench()
        _ = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"]).check("one", matches: "calls")
        #expect(!bench.checker().check("two", matches: "calls").passed)
        let item = try #require(Report(folder: bench.report).acceptable(in: bench.report.url).first)
        let key = try item.key()
        #expect(try !item.accept(key: key + "0"))
        #expect(bench.folder.text(of: bench.path("calls.txt")) == "one")
        #expect(try item.accept(key: key))
        #expect(bench.folder.text(of: bench.path("calls.txt")) == "two")
    }

    @Test func `a case that passed cannot be accepted`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        #expect(bench.compare(sampleFilm()).passed)
        #expect(try Report(folder: bench.report).acceptable(in: bench.report.url).isEmpty)
    }
}
