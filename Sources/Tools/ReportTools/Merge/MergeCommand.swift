import CommandParts
import Foundation
import InterludeGoldens
import InterludeStage

/// `interlude-report merge`, and `interlude report --merge`: the shards of a run put together.
package enum MergeCommand: Command {
    package static let specification = CommandSpecification(
        name: "merge", summary: "Merge the reports of a run's shards.",
        operands: [
            .init(name: "dir", help: "The reports of shards, or folders with such reports.", isRepeated: true)
        ],
        options: [folderOption, goldensOption],
        discussion: """
            A shard's report lists the tests that it ran and those that it left to others. The merged report is like any
            other: page, JSON and JUnit XML, films, findings. It also has timings.json for INTERLUDE_TIMINGS, and merge.json
            with the irregularities. A shard that is missing or died is named with the command that runs it again alone; the
            exit code is 1 then. XML results of test runners in the shards' folders are added.

            Example:
              interlude-report merge artifacts --folder out/report
            """)

    static let folderOption = CommandSpecification.Option(
        name: "folder", value: "DIR", help: "The report's folder.", standard: ReportFolder.standardPath)
    private static let goldensOption = CommandSpecification.Option(
        name: "in", value: "DIR", help: "The folder of the goldens; unused ones are listed.", standard: "Tests")

    package static func run(_ arguments: ParsedArguments) throws {
        try merge(arguments.operands, into: arguments["folder"], goldens: arguments["in"], command: "merge")
    }

    /// - Parameters:
    ///   - folder: The report's; `nil` for the usual one.
    ///   - goldens: Where goldens are; `nil` for the usual place, where there need be none.
    static func merge(_ paths: [String], into folder: String?, goldens: String?, command: String) throws {
        AtomicOutput.removesOnInterrupt()
        let target = URL(fileURLWithPath: folder ?? ReportFolder.standardPath).standardizedFileURL
        let folders = try ShardSearch.folders(in: paths, command: command)
        for url in folders where url == target || url.path.hasPrefix(target.path + "/") {
            throw UsageError(
                "\(url.path) is a shard's own report and cannot be the merged one: name another --folder",
                command: command)
        }
        let run = try ShardRun(folders.flatMap { try ShardRecord.all(in: $0) })
        var merge = ShardMerge(run, goldens: try place(of: goldens))
        try merge.write(to: target.path)
        for note in merge.notes { Console.note(note) }
        Console.show(target.appendingPathComponent(Report.pageName).path)
        if !run.problems.isEmpty { throw Incomplete(problems: run.problems) }
    }

    private static func place(of goldens: String?) throws -> URL? {
        let url = URL(fileURLWithPath: goldens ?? "Tests").standardizedFileURL
        return goldens == nil && !FileManager.default.fileExists(atPath: url.path) ? nil : url
    }

    /// The report is there, but not of a whole run.
    private struct Incomplete: Error, CustomStringConvertible {
        let problems: [ShardRun.Problem]

        var description: String {
            problems.map { problem in
                "\(problem.title): \(problem.text)" + (problem.command.map { "\n  run it again alone: \($0)" } ?? "")
            }.joined(separator: "\n")
        }
    }
}
