import Foundation
import TransitionDoctor

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
    /// The last trial that was begun.
    private var last: String?
    /// Where each use has trapped, and uses that are not worth another process.
    private var traps: [String: [String]] = [:]
    private var lostUses: [String] = []

    /// Starts a program that examines the transition, tells its trials on standard error, and prints what is known after each
    /// as a line of JSON.
    package init(_ name: String, program: URL, arguments: [String]) throws {
        self.name = name
        self.program = program
        self.arguments = arguments
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
        guard let trial = made.last else { return false }
        note(trap, in: trial)
        // What comes before the trials is in each process anew, but for where it has trapped.
        if trial != TrialPlan.probing { last = trial }
        let after = last.map { [PatientProgram.afterOption, $0] } ?? []
        let without = lostUses.isEmpty ? [] : [PatientProgram.withoutOption, lostUses.joined(separator: ";")]
        attempt = try Attempt(program, arguments + after + without)
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
            trap.rule, trial: trials.last ?? "before the first trial", object: trap.place ?? "the app's code",
            observation: trap.message,
            remedy: trap.remedy)
        let made = trials.filter { $0 != TrialPlan.probing }
        let end = Diagnosis(name: name, trials: made, findings: [finding] + (part?.findings ?? []))
        known = known?.continued(by: end) ?? end
    }

    /// A use that traps twice in the same place would do so in all its trials.
    private func note(_ trap: Trap, in trial: String) {
        let use = trial.split(separator: ",").first.map(String.init) ?? trial
        if trial == TrialPlan.probing || traps[use, default: []].contains(trap.place ?? "") { lostUses.append(use) }
        traps[use, default: []].append(trap.place ?? "")
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
