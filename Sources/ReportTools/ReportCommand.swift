import CommandParts
import Foundation
import InterludeStage

/// `interlude report`: puts a test run's cases together into one page.
package enum ReportCommand: Command {
    package static let specification = CommandSpecification(
        name: "report", summary: "Put the last test run's report together, with the results of all its tests.",
        options: [
            .init(name: "folder", value: "DIR", help: "The report's folder.", standard: ReportFolder.standardPath),
            .init(
                name: "results", value: "FILES",
                help: "What swift test --xunit-output has written, several files with commas between them; their tests "
                    + "are shown too."),
        ],
        discussion: """
            Tests write their report as they run; this adds what other tests of the run came to.
            The page is DIR/index.html; beside it are report.json and junit.xml. The page opens from disk.

            Examples:
              interlude report
              interlude report --folder out/report --results out/tests.xml,out/tests-swift-testing.xml
            """)

    package static func run(_ arguments: ParsedArguments) throws {
        let url = try folder(arguments)
        let files = arguments["results"]?.split(separator: ",").map(String.init) ?? []
        let tests = try present(files).flatMap { try TestResults(path: $0).cases }
        let report = try Report(folder: ReportFolder(url)).adding(tests)
        try report.write(to: url)
        Console.show(url.appendingPathComponent(Report.pageName).path)
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
        for file in files where !found.contains(file) { Console.note("\(file) is not there; its tests are left out") }
        return found
    }
}
