import Foundation
import InterludeStage

/// The folder of a report. Each case has a folder of its own in it, so that tests, test bundles and processes that run at
/// the same time do not get in each other's way; the page is put together from them at the end of each process.
package struct ReportFolder: Hashable, Sendable {
    package let url: URL
    /// Whether cases that passed show their films too: in a report that was asked for.
    package var showsPassed: Bool
    /// Whether the page is put together at the end of the process.
    let closesAtExit: Bool

    /// The name of the environment variable that names the folder.
    package static let variable = "INTERLUDE_REPORT"
    /// The folder where nothing else is said, seen from the package's folder, where tests run.
    package static let standardPath = ".build/interlude-report"

    /// A report in a folder, whose page is put together when ``Report/write(to:)`` is called.
    package init(_ url: URL, showsPassed: Bool = true) {
        self.init(url: url, showsPassed: showsPassed, closesAtExit: false)
    }

    private init(url: URL, showsPassed: Bool, closesAtExit: Bool) {
        self.url = url
        self.showsPassed = showsPassed
        self.closesAtExit = closesAtExit
    }

    /// The report of this process's tests.
    package static let current: ReportFolder = {
        let path = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        let url = URL(fileURLWithPath: path ?? standardPath).standardizedFileURL
        return ReportFolder(url: url, showsPassed: path != nil, closesAtExit: true)
    }()

    /// Where the cases are.
    var cases: URL { url.appendingPathComponent("cases") }
    /// Where the pictures are that the page shows.
    var frames: URL { url.appendingPathComponent(ReportFilm.framesName) }
    /// Which place in the tests expects which golden, see ``claim(_:by:)``.
    var claims: URL { url.appendingPathComponent(".claims") }
    /// The file that is there if only some tests were run.
    var selection: URL { url.appendingPathComponent(".selection") }
    /// The journals of the processes of a shard.
    var journals: URL { url.appendingPathComponent(ShardJournal.folderName) }
}

extension ReportFolder {
    /// Puts a case into the report. A report that cannot be written does not fail a test; the message tells.
    ///
    /// - Parameter evidence: Writes what there is to show into the case's folder.
    package func keep(_ entry: ReportCase, evidence: (URL) throws -> ReportEvidence) -> CheckResult {
        var entry = entry
        do {
            let folder = try makeFolder(for: entry)
            let evidence = try evidence(folder)
            entry.folder = "cases/" + folder.lastPathComponent
            entry.films = evidence.films
            entry.strip = evidence.strip
            entry.firstDifference = evidence.firstDifference
            entry.differences = evidence.differences
            entry.text = evidence.text
            if let first = evidence.attachments.first { entry.message += "\nLook at: \(first.path)" }
            let file = folder.appendingPathComponent("case.json")
            try JSONEncoder.forPeople.encode(entry).writeAtomically(to: file.path)
            return CheckResult(report: entry, attachments: evidence.attachments, file: file)
        } catch {
            entry.message += (entry.message.isEmpty ? "" : "\n") + "The report could not be written: \(error)"
            return CheckResult(report: entry, attachments: [], file: nil)
        }
    }

    /// A folder of the case's own; a second case of the same name gets a number.
    private func makeFolder(for entry: ReportCase) throws -> URL {
        try ReportRun.begin(in: self)
        let name = Golden.fileName(
            of: [entry.file, entry.test, entry.name].filter { !$0.isEmpty }.joined(separator: "-"))
        // File systems end at 255 bytes; a letter has up to four of them.
        let stem = String(name.suffix(50))
        for number in 1... {
            let folder = cases.appendingPathComponent(number == 1 ? stem : "\(stem)-\(number)")
            if mkdir(folder.path, 0o777) == 0 { return folder }
            guard errno == EEXIST else { throw OutputError.system(folder.path) }
        }
        fatalError("There are as many numbers as there are cases")
    }
}
