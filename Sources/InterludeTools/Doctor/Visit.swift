import Foundation
import InterludeStage

/// One transition in the hands of other processes: a trap in an animator ends the process that it happens in, and is a finding;
/// the next process goes on behind it. There is no other way: a trap cannot be caught, and a process with threads cannot be
/// forked safely.
@MainActor package final class Visit {
    package let name: String
    private let program: URL
    private let arguments: [String]
    private var attempt: Attempt
    /// What is known from processes that have ended.
    private var known: Diagnosis?
    /// Where each use has trapped, and uses that are not worth another process.
    private var traps: [String: [String]] = [:]
    private var lostUses: [String] = []

    /// Starts a program that examines the transition, tells its trials on standard error, and prints what is known after each
    /// as a line of JSON.
    package init(_ name: String, program: URL, arguments: [String]) throws {
        (self.name, self.program, self.arguments) = (name, program, arguments)
        attempt = try Attempt(program, arguments)
    }

    /// The trials that were begun so far.
    package var trials: [String] { (known?.trials ?? []) + attempt.trials }

    /// Whether there is more to wait for. Starts another process where one has trapped.
    package func goOn() throws -> Bool {
        if attempt.isRunning { return true }
        let part = attempt.diagnosis
        guard let trap = attempt.trap else {
            guard let part else { throw Failure(name: name, lines: attempt.errorLines) }
            known = known?.continued(by: part) ?? part
            return false
        }
        let made = attempt.trials
        take(part, trap, made)
        guard let last = made.last else { return false }
        note(trap, in: last)
        let without = lostUses.isEmpty ? [] : [PatientProgram.withoutOption, lostUses.joined(separator: ";")]
        attempt = try Attempt(program, arguments + [PatientProgram.afterOption, last] + without)
        return true
    }

    /// What came of it, when all has ended.
    package func diagnosis() throws -> Diagnosis {
        guard let known else { throw Failure(name: name, lines: attempt.errorLines) }
        return known
    }

    /// What was found up to a trap, and the trap.
    private func take(_ part: Diagnosis?, _ trap: Trap, _ trials: [String]) {
        let finding = Finding(
            .trap, trial: trials.last ?? "before the first trial", object: trap.place, observation: trap.message,
            remedy: trap.remedy)
        let end = Diagnosis(name: name, trials: trials, findings: [finding] + (part?.findings ?? []))
        known = known?.continued(by: end) ?? end
    }

    /// A use that traps twice in the same place would do so in all its trials.
    private func note(_ trap: Trap, in trial: String) {
        let use = trial.split(separator: ",").first.map(String.init) ?? trial
        if traps[use, default: []].contains(trap.place) { lostUses.append(use) }
        traps[use, default: []].append(trap.place)
    }
}

/// One process that examines, as far as it gets.
@MainActor private final class Attempt {
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
        guard let line = lines.last(where: { $0.contains(mark) }), let range = line.range(of: mark) else {
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
            ? "Do not force-unwrap view(forKey:): go on without the view, and complete in any case." : nil
    }
}
