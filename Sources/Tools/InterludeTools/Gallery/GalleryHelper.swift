import Foundation
import InterludeStage
import WindowSystem

/// A second process that records every other card of a gallery into the same folder, since all screens of one process share
/// the main actor.
@MainActor final class GalleryHelper {
    private let process = Process()
    private let lines = Lines()

    /// The environment variable that makes the program a helper. Its value is the folder.
    private static let variable = "INTERLUDE_GALLERY_HELPER"
    /// For fewer films a second process is not worth its start.
    private static let leastFilms = 24
    /// Seconds between two looks at the process.
    private static let pause = 0.03

    /// The folder that this process helps to fill; `nil` where it is no helper.
    static var folderOfOther: String? { ProcessInfo.processInfo.environment[variable] }

    /// Whether a gallery of so many films has a helper.
    static func isUseful(for films: Int) -> Bool {
        films >= leastFilms && ProcessInfo.processInfo.activeProcessorCount > 1
    }

    /// The cards of one of both processes.
    static func cards(of plan: GalleryPlan, isHelper: Bool) -> [FilmGallery.Card] {
        plan.cards.enumerated().filter { ($0.offset % 2 == 1) == isHelper }.map(\.element)
    }

    /// Starts this program once more, with the same arguments.
    init(in folder: GalleryFolder) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = Array(CommandLine.arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging([GalleryHelper.variable: folder.path]) { $1 }
        process.standardOutput = output
        try process.run()
        let lines = lines
        Thread.detachNewThread { lines.read(output.fileHandleForReading) }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The films that it has finished since the last call.
    func finished() throws -> [FinishedFilm] {
        try lines.take().map { try JSONDecoder().decode(FinishedFilm.self, from: $0) }
    }

    /// Waits a moment for more films.
    ///
    /// - Returns: Whether there may be more.
    /// - Throws: ``Failure`` if it has ended with an error, which it has printed.
    func goOn() throws -> Bool {
        HostClock.wait(GalleryHelper.pause)
        guard lines.isAtEnd else { return true }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return false
    }

    /// Records a helper's cards, and prints a line for each film. Ends with an error when no process reads the lines.
    static func help(_ gallery: FilmGallery, plan: GalleryPlan, in folder: GalleryFolder) throws {
        var queue = FilmQueue(gallery, plan: plan, in: folder)
        for take in cards(of: plan, isHelper: true).flatMap(\.takes) { try show(queue.record(take)) }
        try show(queue.finish())
    }

    private static func show(_ films: [FinishedFilm]) throws {
        for film in films {
            try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(film) + Data("\n".utf8))
        }
    }

    /// The other process has failed.
    private struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "the second recording process ended with \(status)" }
    }
}

/// The lines that another thread reads.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var data = Data()
    private var hasEnded = false

    /// Whether there are no more lines to come or to take.
    var isAtEnd: Bool { lock.withLock { hasEnded && data.isEmpty } }

    /// Reads until the end.
    func read(_ file: FileHandle) {
        while case let part = file.availableData, !part.isEmpty { lock.withLock { data += part } }
        lock.withLock { hasEnded = true }
    }

    /// Takes the whole lines that are there.
    func take() -> [Data] {
        lock.withLock {
            guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else {
                if hasEnded { data = Data() }
                return []
            }
            let lines = data[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
            data = Data(data[data.index(after: end)...])
            return lines
        }
    }
}
