import Foundation
import InterludeStage

/// One transition in the hands of another process: a trap in an animator ends that process, and is a finding. There is no
/// other way: a trap cannot be caught, and a process with threads cannot be forked safely.
package final class Visit {
    package let name: String
    private let process = Process()
    private let output: URL
    private let errors: URL

    /// Starts a program that examines the transition, tells its trials on standard error, and prints a diagnosis as JSON.
    package init(_ name: String, program: URL, arguments: [String]) throws {
        self.name = name
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

    /// Whether the other process is still at it.
    package var isRunning: Bool { process.isRunning }

    /// The trials that were begun so far.
    @MainActor package var trials: [String] {
        lines(of: errors).filter { $0.hasPrefix(PatientProgram.notePrefix) }.map {
            String($0.dropFirst(PatientProgram.notePrefix.count))
        }
    }

    /// What came of it, when the other process has ended.
    @MainActor package func diagnosis() throws -> Diagnosis {
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { return trapped() }
        let answer = try? JSONDecoder().decode([Diagnosis].self, from: Data(contentsOf: output))
        guard let diagnosis = answer?.first else { throw Failure(name: name, lines: lines(of: errors)) }
        return diagnosis
    }

    /// What is known of an examination that a trap has ended: the last trial that was told, and what the trap said.
    @MainActor private func trapped() -> Diagnosis {
        let trials = trials
        let trap = Trap(lines(of: errors), signal: process.terminationStatus)
        let finding = Finding(
            .missingView, trial: trials.last ?? "before the first trial", object: trap.place,
            observation: "it trapped: \(trap.message)", remedy: trap.remedy)
        return Diagnosis(name: name, trials: trials, findings: [finding])
    }

    private func lines(of file: URL) -> [String] {
        let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}

extension Visit {
    /// The other process ended without a diagnosis, and not by a trap.
    package struct Failure: Error, CustomStringConvertible {
        package let name: String
        package let lines: [String]

        package var description: String {
            "\(name) could not be examined" + (lines.last.map { ": \($0)" } ?? ": its program printed no diagnosis")
        }
    }
}

/// What a process that trapped has left on standard error.
package struct Trap {
    /// What the trap said.
    package let message: String
    /// The file and line, if it said so.
    package let place: String
    /// How it is mended; `nil` for the rule's own remedy.
    package let remedy: String?

    package init(_ lines: [String], signal: Int32) {
        let mark = "Fatal error"
        guard let line = lines.first(where: { $0.contains(mark) }), let range = line.range(of: mark) else {
            message = "the process was ended by signal \(signal)"
            place = "the animator"
            remedy = "An optimised build does not say where it traps: examine it once more in a debug build."
            return
        }
        message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }.description
        let before = line[..<range.lowerBound].trimmingCharacters(in: [" ", ":"])
        place = before.isEmpty ? "the animator" : before
        remedy =
            message.contains("found nil")
            ? nil : "Mend the line that trapped; where the animator cannot go on, complete the transition all the same."
    }
}
