import Foundation
import InterludeStage

/// `interlude report`: puts a test run's cases together into one page.
enum ReportCommand: Command {
    static let specification = CommandSpecification(
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

    static func run(_ arguments: ParsedArguments) throws {
        let url = URL(fileURLWithPath: arguments["folder"] ?? ReportFolder.standardPath).standardizedFileURL
        let files = arguments["results"]?.split(separator: ",").map(String.init) ?? []
        let tests = try files.flatMap { try TestResults(path: $0).cases }
        let report = Report(cases: try Report(folder: ReportFolder(url)).cases + tests)
        try report.write(to: url)
        Console.show(url.appendingPathComponent(Report.pageName).path)
    }
}
