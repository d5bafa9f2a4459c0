import CommandParts
import DemoScreens
import Foundation
import InterludeStage
import InterludeTools
import WindowSystem

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
            .init(
                name: "program", value: "PATH",
                help: "Examine the patients of a program of yours, whose main file calls PatientProgram.run."),
            .init(name: "except", value: "RULES", help: "Leave rules out, as in D31,D32."),
            .init(
                name: "from", value: "SEVERITY", help: "Leave out what matters less: latent, warning or error.",
                standard: "warning"),
            .init(name: "in-process", help: "Examine in this very process; a trap ends it without a finding."),
            .init(name: "stream", help: "The same, and a line of JSON after each trial, for a program that watches."),
            .init(
                name: "after", value: "TRIAL", help: "Leave out the trials up to one, which another process has made."),
            .init(name: "without", value: "USES", help: "Leave out uses, as in 'push;pop'."),
        ],
        discussion: """
            A transition is run in every way it can be used: to the end and back, driven by a finger and let go
            at several points, on other devices, turned, from right to left, with Reduce Motion. What breaks a
            rule is told with the moment, the object, the reason, and how to mend it.
            Each transition is examined in a process of its own, so that a trap in one is a finding too.

            Exit code: 0 when all are healthy, 1 when something is wrong, 2 for wrong use.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        if arguments.has("stream") { return try stream(arguments) }
        let (rules, severity) = try wanted(arguments)
        let diagnoses = try diagnoses(arguments).map { $0.without(rules, below: severity) }
        Console.show(try arguments.has("json") ? json(diagnoses) : DiagnosisText().text(diagnoses))
        let ill = diagnoses.count { !$0.isHealthy }
        if ill > 0 { throw DoctorVerdict(ill: ill, all: diagnoses.count) }
    }

    /// The rules that are left out, and the least severity.
    private static func wanted(_ arguments: ParsedArguments) throws -> (Set<Rule>, Finding.Severity) {
        let codes = (arguments["except"] ?? "").split(separator: ",").map(String.init)
        let rules = try codes.map { code in
            guard let rule = Rule(rawValue: code) else {
                throw UsageError("--except: there is no rule '\(code)'", command: "doctor")
            }
            return rule
        }
        let word = arguments["from"] ?? Finding.Severity.warning.rawValue
        guard let severity = Finding.Severity(rawValue: word) else {
            throw UsageError("--from: '\(word)' is none of latent, warning and error", command: "doctor")
        }
        return (Set(rules), severity)
    }

    /// Examines one of the ready-made for a parent that reads along.
    private static func stream(_ arguments: ParsedArguments) throws {
        let name = try names(arguments, among: TransitionCatalogue.entries.map(\.name))[0]
        guard let entry = TransitionCatalogue.entry(named: name) else {
            preconditionFailure("\(name) was checked before")
        }
        let start = HostClock.now
        PatientProgram.stream(
            entry.patient, after: arguments["after"],
            without: (arguments["without"] ?? "").split(separator: ";").map(String.init)
        ) { diagnosis in diagnosis.seconds = ((HostClock.now - start) * 100).rounded() / 100 }
    }

    private static func diagnoses(_ arguments: ParsedArguments) throws -> [Diagnosis] {
        if let path = arguments["program"] {
            let program = try OwnProgram(path)
            return try Consultation.diagnoses(of: names(arguments, among: program.names), begin: program.visit)
        }
        let names = try names(arguments, among: TransitionCatalogue.entries.map(\.name))
        return arguments.has("in-process") ? names.map(examine) : try Consultation.diagnoses(of: names, begin: visit)
    }

    private static func names(_ arguments: ParsedArguments, among known: [String]) throws -> [String] {
        guard let name = arguments.operands.first else {
            guard arguments.has("all") else {
                throw UsageError("name a transition, or examine --all", command: "doctor")
            }
            return known
        }
        guard !arguments.has("all") else {
            throw UsageError("'\(name)' and --all do not go together", command: "doctor")
        }
        return [try ParsedArguments.choice(of: name, "transition", among: known, called: \.self, command: "doctor")]
    }

    /// This very program, with one transition.
    private static func visit(_ name: String) throws -> Visit {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return try Visit(name, program: program, arguments: ["doctor", name, "--stream"])
    }

    /// Examines in this process, and tells each trial on standard error for the parent.
    private static func examine(_ name: String) -> Diagnosis {
        guard let entry = TransitionCatalogue.entry(named: name) else {
            preconditionFailure("\(name) was checked before")
        }
        let start = HostClock.now
        var diagnosis = entry.patient.examine(progress: PatientProgram.note)
        diagnosis.seconds = ((HostClock.now - start) * 100).rounded() / 100
        return diagnosis
    }

    private static func json(_ diagnoses: [Diagnosis]) throws -> String {
        String(decoding: try JSONEncoder.forPeople.encode(diagnoses), as: UTF8.self)
    }
}
