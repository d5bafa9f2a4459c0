import Foundation
import InterludeStage

/// Tells one test run from the next: a run starts with an empty report.
///
/// All processes of a run have the same parent, the test runner: its number and its start tell runs apart.
enum ReportRun {
    private static let lock = NSLock()
    /// Guarded by `lock`: the folders that this process has written to.
    nonisolated(unsafe) private static var begun: Set<URL> = []
    /// Guarded by `lock`: those whose page is put together when the process ends.
    nonisolated(unsafe) private static var closing: [URL] = []

    /// Makes sure that the folder holds this run's cases only. Cheap from the second call onwards.
    static func begin(in folder: ReportFolder) throws {
        try lock.withLock {
            guard !begun.contains(folder.url) else { return }
            try FileManager.default.createDirectory(at: folder.cases, withIntermediateDirectories: true)
            if folder.closesAtExit {
                try clearIfOfAnotherRun(folder)
                if closing.isEmpty { atexit { ReportRun.writePages() } }
                closing.append(folder.url)
            }
            if folder.closesAtExit, isSelection { try Data().write(to: folder.selection) }
            begun.insert(folder.url)
        }
    }

    /// Whether the test runner was asked for some tests only, as with `swift test --filter`: it hands its own arguments on.
    private static var isSelection: Bool {
        CommandLine.arguments.contains { argument in
            ["--filter", "--skip", "--specifier"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
    }

    /// Several processes may begin a run at once: the first one clears, under a lock that all of them take.
    private static func clearIfOfAnotherRun(_ folder: ReportFolder) throws {
        let mark = folder.url.appendingPathComponent(".run")
        let file = open(mark.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw OutputError.system(mark.path) }
        defer { close(file) }
        flock(file, LOCK_EX)
        guard (try? String(contentsOf: mark, encoding: .utf8)) != thisRun else { return }
        try FileManager.default.removeItem(at: folder.cases)
        for part in [folder.claims, folder.frames, folder.journals, folder.selection] {
            try? FileManager.default.removeItem(at: part)
        }
        try FileManager.default.createDirectory(at: folder.cases, withIntermediateDirectories: true)
        try Data(thisRun.utf8).write(to: mark)
    }

    /// The runner's process and when it was started, in ticks since the machine was.
    private static var thisRun: String {
        let parent = getppid()
        let status = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
        // The name in brackets may hold spaces; the start is the twentieth word after it.
        let words = status.split(separator: ")").last?.split(separator: " ") ?? []
        return "\(parent) \(words.count > 19 ? String(words[19]) : "")"
    }

    private static func writePages() {
        for url in lock.withLock({ closing }) {
            do {
                try Report(folder: ReportFolder(url)).write(to: url)
            } catch {
                FileHandle.standardError.write(Data("The report could not be written: \(error)\n".utf8))
            }
        }
    }
}
