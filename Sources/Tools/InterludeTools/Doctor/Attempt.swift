import Foundation
import TransitionDoctor

/// One process that examines, as far as it gets.
@MainActor final class Attempt {
    private let process = Process()
    private let output: URL
    private let errors: URL

    init(_ program: URL, _ arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "interlude-doctor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        output = folder.appendingPathComponent("output")
        errors = folder.appendingPathComponent("errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    deinit { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }

    var isRunning: Bool { process.isRunning }

    /// The trials that it has begun.
    var trials: [String] {
        errorLines.filter { $0.hasPrefix(PatientProgram.notePrefix) }.map {
            String($0.dropFirst(PatientProgram.notePrefix.count))
        }
    }

    /// What was known after the last trial that it has ended.
    var diagnosis: Diagnosis? {
        lines(of: output).reversed().lazy.compactMap { line in
            try? JSONDecoder().decode(Diagnosis.self, from: Data(line.utf8))
        }.first
    }

    /// How it was ended by a trap; `nil` when it was not.
    var trap: Trap? {
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else { return nil }
        return Trap(errorLines, signal: process.terminationStatus)
    }

    var errorLines: [String] { lines(of: errors) }

    private func lines(of file: URL) -> [String] {
        let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}

/// What a process that trapped has left on standard error.
package struct Trap {
    /// What the trap said.
    package let message: String
    /// The file and line; `nil` where it did not say so.
    package let place: String?
    /// How it is mended; `nil` for the rule's own remedy.
    package let remedy: String?
    /// The rule that it breaks: code that does not come back freezes the screen.
    package var rule: Rule { message.contains(TrialDeadline.mark) ? .neverCompleted : .trap }

    package init(_ lines: [String], signal: Int32) {
        let mark = "Fatal error"
        guard let line = lines.last(where: { $0.contains(mark) }), let range = line.range(of: mark) else {
            message = "the process was ended by signal \(signal)"
            place = nil
            remedy = "An optimized build does not say where it traps: examine it once more in a debug build."
            return
        }
        message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }.description
        let before = line[..<range.lowerBound].trimmingCharacters(in: [" ", ":"])
        place = before.isEmpty ? nil : before
        remedy =
            message.contains(TrialDeadline.mark)
            ? "Let the loop end: a `while` that waits for an animation, or two callbacks that set each other off, never does."
            : message.contains("found nil")
                ? "Do not force-unwrap at this line: view(forKey:) is nil in some presentation styles, and cellForRow(at:) is "
                    + "nil for a row offscreen. Continue without the view, and complete a transition in any case."
                : nil
    }
}
