import CommandParts
import Foundation
import InterludeGoldens

/// `interlude goldens`: which references there are, and which no test uses any more.
package enum GoldensCommand: Command {
    package static let specification = CommandSpecification(
        name: "goldens", summary: "List the goldens and the unused ones.",
        options: [
            .init(name: "in", value: "DIR", help: "The folder of the goldens.", standard: "Tests"),
            .init(name: "report", value: "DIR", help: "The last run's report.", standard: ReportFolder.standardPath),
            .init(name: "orphaned", help: "List only unused goldens; the exit code is 1 if there are any."),
            .init(name: "remove", help: "Remove unused goldens."),
            .init(
                name: "accept", value: "NAME",
                help: "Make the last run's result the golden of this name; 'all' for all cases that failed."),
        ],
        discussion: """
            A golden is unused if the last run's report has no case with it. Run all tests first, without --filter and
            --skip: goldens of test files that did not run are not listed as unused, unless the test file was deleted.

            Look at a film in the report before you accept it:
              interlude goldens --accept detail-push
            """)

    package static func run(_ arguments: ParsedArguments) throws {
        if let name = arguments["accept"] { return try accept(name, arguments) }
        let inventory = try GoldenInventory(
            in: try arguments.folder("in", standard: "Tests"), report: try report(arguments))
        if arguments.has("remove") { return try remove(inventory.orphans) }
        let items = arguments.has("orphaned") ? inventory.orphans : inventory.items
        if !items.isEmpty { Console.show(items.map(line).joined(separator: "\n")) }
        if arguments.has("orphaned"), !items.isEmpty { throw Orphans(count: items.count) }
    }

    /// The last run's report. There may be none where nobody has named one.
    private static func report(_ arguments: ParsedArguments) throws -> Report? {
        guard arguments["report"] != nil else {
            return try? Report(
                folder: ReportFolder(URL(fileURLWithPath: ReportFolder.standardPath).standardizedFileURL))
        }
        return try Report(folder: ReportFolder(try arguments.folder("report", standard: ReportFolder.standardPath)))
    }

    private static func accept(_ name: String, _ arguments: ParsedArguments) throws {
        let folder = try arguments.folder("report", standard: ReportFolder.standardPath)
        let known = try Report(folder: ReportFolder(folder)).acceptable(in: folder)
        let chosen = name == "all" ? known : known.filter { $0.name == name }
        guard !chosen.isEmpty else {
            guard !known.isEmpty else { throw NothingToAccept() }
            throw UsageError.unknown("failed golden", name, known: known.map(\.name) + ["all"], command: "goldens")
        }
        for item in chosen {
            try item.accept()
            Console.show("accepted \(item.golden.path)")
        }
    }

    /// No case of the last run has failed with a film or a text.
    private struct NothingToAccept: Error, CustomStringConvertible {
        var description: String { "the last run's report has no failed golden; run the tests first" }
    }

    private static func line(_ item: GoldenInventory.Item) -> String {
        let kilobytes = max(1, (item.bytes + 512) / 1024)
        let size = "\(kilobytes) KB"
        let use = item.use == .unknown ? "not run" : item.use.rawValue
        return use + String(repeating: " ", count: 10 - use.count)
            + String(repeating: " ", count: max(1, 9 - size.count)) + size + "  " + item.path
    }

    private static func remove(_ items: [GoldenInventory.Item]) throws {
        for item in items {
            try FileManager.default.removeItem(at: item.url)
            Console.show("removed \(item.path)")
        }
    }

    /// There are goldens that no test uses.
    private struct Orphans: Error, CustomStringConvertible {
        let count: Int
        var description: String {
            "\(count == 1 ? "1 golden is" : "\(count) goldens are") used by no test; --remove removes them"
        }
    }
}
