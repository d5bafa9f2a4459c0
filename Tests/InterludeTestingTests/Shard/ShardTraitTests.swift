import Foundation
import InterludeGoldens
import TestPrograms
import Testing

/// Test runs that are divided: this very test program, run once for each shard with nothing but the probes.
@Suite(.serialized) struct ShardTraitTests {
    private struct Run {
        let folder: TestFolder
        let run: ProgramRun
        var output: String { run.output + run.errors }
        var results: [ReportCase]
        let record: ShardRecord?

        func statuses(_ suite: String) -> [String: ReportCase.Status] {
            Dictionary(results.filter { $0.file.hasSuffix(suite) }.map { ($0.name, $0.status) }) { $1 }
        }
    }

    /// - Parameter filter: The probes' names.
    private func run(_ shard: String, _ filter: String = "ShardProbe", xctest: Bool = false) throws -> Run {
        let folder = try TestFolder()
        let program = URL(
            fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
        let arguments =
            xctest
            ? [filter]
            : ["--testing-library", "swift-testing", "--filter", filter, "--xunit-output", "\(folder.path)/tests.xml"]
        let variables = [
            "INTERLUDE_SHARD": shard, "INTERLUDE_SHARD_PROBE": "1", "INTERLUDE_GOLDEN": "record",
            "INTERLUDE_RUN": "probe",
            "INTERLUDE_REPORT": "\(folder.path)/report", "INTERLUDE_PROBE_FILMS": folder.path,
        ]
        let run = try ProgramRun(program, arguments, in: folder, environment: Program.environment(with: variables))
        let results = try? TestResults(path: "\(folder.path)/tests.xml").cases
        let records = try ShardRecord.all(in: folder.url.appendingPathComponent("report"))
        return Run(folder: folder, run: run, results: results ?? [], record: records.first)
    }

    @Test func `a test runs in one shard, and is skipped in the others, not passed`() throws {
        let runs = try (1...3).map { try run("\($0)/3", "\\.ShardProbe/(one|two|three|four)\\(") }
        for name in ["one()", "two()", "three()", "four()"] {
            let statuses = runs.compactMap { $0.statuses(".ShardProbe")[name] }
            #expect(statuses.count { $0 == .passed } == 1, "\(name): \(statuses) \(runs[0].output)")
            #expect(statuses.count { $0 == .skipped } == 2)
            let owner = ShardPlan(Shard(1, of: 3)).owner(of: "InterludeTestingTests.ShardProbe/\(name)")
            #expect(statuses.indices.contains(owner - 1) && statuses[owner - 1] == .passed)
        }
        #expect(runs.contains { $0.output.contains("/3, and this is ") })
        #expect(runs.allSatisfy { $0.record?.isFinished == true && $0.record?.open.isEmpty == true })
    }

    @Test func `each case of a parametrised test is a part of its own, and all it expects is looked at`() throws {
        let runs = try (1...3).map { try run("\($0)/3", "\\.ShardProbe/cases") }
        let cases = ["a", "b", "c", "d", "e", "f"].flatMap { ["\($0)1", "\($0)2"] }
        for name in cases {
            let owners = runs.indices.filter { runs[$0].output.contains("case \(name)") }
            #expect(owners.count == 1, "\(name) \(owners)")
        }
        let counts = runs.map { run in cases.count { run.output.contains("case \($0)") } }
        #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
        #expect(runs.allSatisfy { $0.run.status == 0 }, "\(runs.map(\.output))")
        let reports = try runs.map { try Report(folder: ReportFolder($0.folder.url.appendingPathComponent("report"))) }
        #expect(reports.map { $0.count(.passed) } == counts.map { $0 * 8 })
        #expect(runs.map { $0.record?.ended.count } == counts)
    }

    @Test func `a test whose arguments have no stable words is one shard's as a whole`() throws {
        let runs = try (1...3).map { try run("\($0)/3", "\\.ShardProbe/unstable") }
        let counts = runs.map { run in [2, 3].count { run.output.contains("unstable \($0)") } }
        #expect(counts.sorted() == [0, 0, 2])
    }

    @Test func `what a test in no divided suite expects is looked at in one shard`() throws {
        let runs = try (1...3).map { try run("\($0)/3", "UndividedShardProbe/plain") }
        let reports = try runs.map { try Report(folder: ReportFolder($0.folder.url.appendingPathComponent("report"))) }
        #expect(reports.map { $0.cases.count { $0.status != .skipped } }.sorted() == [0, 0, 2])
        #expect(reports.map { $0.count(.skipped) }.sorted() == [0, 2, 2])
    }

    @Test func `a matrix runs its body for the settings of the shard`() throws {
        let runs = try (1...2).map { try run("\($0)/2", "UndividedShardProbe/matrix") }
        let counts = runs.map { $0.output.components(separatedBy: "setting ").count - 1 }
        #expect(counts[0] + counts[1] == 6)
        #expect(counts.allSatisfy { $0 > 0 })
        let reports = try runs.map { try Report(folder: ReportFolder($0.folder.url.appendingPathComponent("report"))) }
        #expect(reports.map { $0.count(.passed) } == counts)
    }

    @Test func `XCTest skips what is another shard's`() throws {
        let runs = try (1...2).map { try run("\($0)/2", "InterludeTestingTests.ShardXCTestProbe", xctest: true) }
        for name in ["one", "two", "three"] {
            #expect(runs.count { $0.output.contains("XCTest \(name)") } == 1, "\(runs.map(\.output))")
        }
        #expect(runs.contains { $0.output.contains("skipped") })
        #expect(runs.reduce(0) { $0 + ($1.record?.ended.count ?? 0) } == 3)
    }

    @Test(arguments: ["0/4", "5/4", "x"])
    func `what is no shard fails each test with the reason`(_ shard: String) throws {
        let run = try run(shard, "\\.ShardProbe/one\\(")
        #expect(run.run.status != 0)
        #expect(run.output.contains("INTERLUDE_SHARD is '\(shard)': "), "\(run.output)")
        let expectation = try self.run(shard, "UndividedShardProbe/plain")
        #expect(expectation.run.status != 0)
        #expect(expectation.output.contains("INTERLUDE_SHARD is '\(shard)': "))
    }
}
