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
        let diagnoses = try diagnoses(arguments)
        Console.show(try arguments.has("json") ? json(diagnoses) : DiagnosisText().text(diagnoses))
        let ill = diagnoses.count { !$0.isHealthy }
        if ill > 0 { throw DoctorVerdict(ill: ill, all: diagnoses.count) }
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
        return try Visit(name, program: program, arguments: ["doctor", name, "--in-process", "--json"])
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
