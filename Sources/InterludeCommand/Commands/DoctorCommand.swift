import DemoScreens
import Foundation
import InterludeStage

/// `interlude doctor`: examines transitions, and says what is wrong with them.
enum DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "Examine a transition, and say what is wrong with it.",
        operands: [
            .init(name: "transition", help: "Its name; 'interlude list' tells them.", isOptional: true)
        ],
        options: [
            .init(name: "all", help: "Examine every transition."),
            .init(name: "json", help: "As a JSON array, for programs."),
            .init(name: "in-process", help: "Examine in this very process; a trap ends it without a finding."),
        ],
        discussion: """
            A transition is run in every way it can be used: to the end and back, driven by a finger and let go
            at several points, on other devices, turned, from right to left, with Reduce Motion. What breaks a
            rule is told with the moment, the object, the reason, and how to mend it.
            Each transition is examined in a process of its own, so that a trap in one is a finding too.

            Exit code: 0 when all are healthy, 1 when something is wrong, 2 for wrong use.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let names = try names(arguments)
        let diagnoses = arguments.has("in-process") ? names.map(examine) : try Consultation(names).diagnoses()
        Console.show(try arguments.has("json") ? json(diagnoses) : text(diagnoses))
        let ill = diagnoses.count { !$0.isHealthy }
        if ill > 0 { throw DoctorVerdict(ill: ill, all: diagnoses.count) }
    }

    private static func names(_ arguments: ParsedArguments) throws -> [String] {
        let known = TransitionCatalogue.entries.map(\.name)
        guard let name = arguments.operands.first else {
            guard arguments.has("all") else {
                throw UsageError("name a transition, or examine --all", command: "doctor")
            }
            return known
        }
        guard !arguments.has("all") else {
            throw UsageError("'\(name)' and --all do not go together", command: "doctor")
        }
        guard known.contains(name) else {
            throw UsageError.unknown("transition", name, known: known, command: "doctor")
        }
        return [name]
    }

    /// Examines in this process, and tells each trial on standard error for the parent.
    private static func examine(_ name: String) -> Diagnosis {
        guard let entry = TransitionCatalogue.entry(named: name) else {
            preconditionFailure("\(name) was checked before")
        }
        return entry.patient.examine { Console.note($0) }
    }

    private static func json(_ diagnoses: [Diagnosis]) throws -> String {
        return String(decoding: try JSONEncoder.forPeople.encode(diagnoses), as: UTF8.self)
    }

    private static func text(_ diagnoses: [Diagnosis]) -> String {
        let palette = Palette()
        return diagnoses.map { diagnosis in
            diagnosis.isHealthy ? palette.good("\(diagnosis)") : palette.marked(diagnosis)
        }.joined(separator: "\n")
    }
}

/// Something was found. What it is has been printed.
struct DoctorVerdict: Error, CustomStringConvertible {
    let ill: Int
    let all: Int

    var description: String { all == 1 ? "it is not healthy" : "\(ill) of \(all) transitions are not healthy" }
}

/// Colours for a terminal; none for a file.
private struct Palette {
    private let isOn = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

    func good(_ text: String) -> String { colored(text, 32) }

    /// A diagnosis with its first words in red for errors, in yellow for warnings.
    func marked(_ diagnosis: Diagnosis) -> String {
        "\(diagnosis)".split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("error ") { return colored(String(line), 31) }
            return line.hasPrefix("warning ") ? colored(String(line), 33) : String(line)
        }.joined(separator: "\n")
    }

    private func colored(_ text: String, _ code: Int) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
