import CommandParts
import Foundation
import InterludeGoldens

/// `interlude report`: puts a test run's cases together into one page.
package enum ReportCommand: Command {
    package static let specification = CommandSpecification(
        name: "report", summary: "Write the report of the last test run, with the results of all its tests.",
        operands: [
            .init(name: "dir", help: "With --merge: the reports of shards.", isOptional: true, isRepeated: true)
        ],
        options: [
            .init(name: "merge", help: "Merge the reports of a run's shards from all named folders."),
            .init(name: "folder", value: "DIR", help: "The report's folder.", standard: ReportFolder.standardPath),
            .init(
                name: "results", value: "FILES",
                help: "Files that swift test --xunit-output has written, separated by commas; their tests are shown "
                    + "too."),
        ],
        discussion: """
            Tests write their report as they run; this command adds the results of the run's other tests.
            The page is DIR/index.html; beside it are report.json and junit.xml. The page opens from disk.
            With --merge it is made from the reports of a run's shards (INTERLUDE_SHARD), which can be anywhere in the
            named folders. A shard that is missing or died is named, and the exit code is 1.

            Examples:
              interlude report
              interlude report --folder out/report --results out/tests.xml,out/tests-swift-testing.xml
              interlude report --merge artifacts --folder out/report
            """)

    package static func run(_ arguments: ParsedArguments) throws {
        if arguments.has("merge") { return try merge(arguments) }
        guard arguments.operands.isEmpty else {
            throw UsageError("'\(arguments.operands[0])' needs --merge", command: specification.name)
        }
        let url = try folder(arguments)
        let files = arguments["results"]?.split(separator: ",").map(String.init) ?? []
        let tests = try present(files).flatMap { try TestResults(path: $0).cases }
        let report = try Report(folder: ReportFolder(url)).adding(tests)
        try report.write(to: url)
        Console.show(url.appendingPathComponent(Report.pageName).path)
    }

    private static func merge(_ arguments: ParsedArguments) throws {
        guard !arguments.operands.isEmpty else {
            throw UsageError("--merge needs the folders of the shards' reports", command: specification.name)
        }
        guard arguments["results"] == nil else {
            throw UsageError(
                "--results and --merge exclude each other: put the files into the shards' folders",
                command: specification.name)
        }
        try MergeCommand.merge(
            arguments.operands, into: arguments["folder"], goldens: nil, command: specification.name)
    }

    /// The report's folder. Where nobody has named one there may be none yet, and reading it says what to do.
    private static func folder(_ arguments: ParsedArguments) throws -> URL {
        guard arguments["folder"] == nil else {
            return try arguments.folder("folder", standard: ReportFolder.standardPath)
        }
        return URL(fileURLWithPath: ReportFolder.standardPath).standardizedFileURL
    }

    /// The files that are there. A package without tests of a kind has no file for them; without any file something is wrong,
    /// and reading says what.
    private static func present(_ files: [String]) -> [String] {
        let found = files.filter(FileManager.default.fileExists)
        guard !found.isEmpty else { return files }
        for file in files where !found.contains(file) { Console.note("\(file) does not exist; its tests are left out") }
        return found
    }
}
