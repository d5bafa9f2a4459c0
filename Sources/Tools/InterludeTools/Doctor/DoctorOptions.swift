import CommandParts
import Foundation
import InterludeStage
import TransitionDoctor
import WindowSystem

/// The options of an examination: the same in our own command and in an app's program.
package enum DoctorOptions {
    /// What people ask for.
    package static let wanted: [CommandSpecification.Option] = [
        .init(name: "json", help: "Print a JSON array; Documentation/doctor.schema.json describes it."),
        .init(name: "sarif", help: "Print a SARIF 2.1.0 log, for code scanning."),
        .init(name: "ignore", value: "RULES", help: "Ignore rules, for example D31,D32.", formerName: "except"),
        .init(
            name: "minimum-severity", value: "SEVERITY",
            help: "The minimum severity: potential, warning or error.", standard: "warning", formerName: "from"),
        .init(name: "in-process", help: "Examine in this process; a trap ends it without a finding."),
    ]
    /// What one process asks of another.
    package static let streaming: [CommandSpecification.Option] = [
        .init(name: "stream", help: "Print a line of JSON after each trial."),
        .init(name: "after", value: "TRIAL", help: "Skip the trials up to this one."),
        .init(name: "without", value: "USES", help: "Skip uses, for example 'push;pop'."),
    ]
    /// What the exit code says.
    package static let exitCodes =
        "Exit code: 0 if all are healthy, 1 if there are findings, 2 for wrong usage."

    /// What is wanted of the diagnoses: without which rules, and from which severity on.
    package static func choice(_ arguments: ParsedArguments) throws -> (except: Set<Rule>, from: Finding.Severity) {
        let codes = (arguments["ignore"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let rules = try codes.map { code in
            guard let rule = Rule(rawValue: code.uppercased()) else {
                throw UsageError(
                    "--ignore: there is no rule '\(code)'; the rules are D1 to D\(Rule.allCases.count)",
                    command: "doctor")
            }
            return rule
        }
        let word = arguments["minimum-severity"] ?? Finding.Severity.warning.rawValue
        guard let severity = Finding.Severity(named: word) else {
            throw UsageError(
                "--minimum-severity: '\(word)' is not one of potential, warning and error", command: "doctor")
        }
        return (Set(rules), severity)
    }

    /// Prints what is wanted of the diagnoses, as text, as JSON or as a SARIF log.
    ///
    /// - Throws: When something is wrong with one of them.
    package static func tell(_ all: [Diagnosis], _ arguments: ParsedArguments) throws {
        let (rules, severity) = try choice(arguments)
        if arguments["minimum-severity"] == "latent" { Console.complain("the severity latent is now potential") }
        if arguments.has("json"), arguments.has("sarif") {
            throw UsageError("--json and --sarif exclude each other", command: "doctor")
        }
        let diagnoses = all.map { $0.without(rules, below: severity) }
        Console.show(try text(diagnoses, arguments))
        let ill = diagnoses.count { !$0.isHealthy }
        if ill > 0 { throw DoctorVerdict(ill: ill, all: diagnoses.count) }
    }

    private static func text(_ diagnoses: [Diagnosis], _ arguments: ParsedArguments) throws -> String {
        if arguments.has("sarif") {
            let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            return try json(SARIFLog(diagnoses, root: root))
        }
        return arguments.has("json") ? try json(diagnoses) : DiagnosisText().text(diagnoses)
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder.forPeople.encode(value), as: UTF8.self)
    }

    /// Examines a patient in this process.
    @MainActor package static func examine(_ patient: Patient) -> Diagnosis {
        let start = HostClock.now
        var diagnosis = patient.examine(after: nil, without: [], progress: PatientProgram.note, found: { _ in })
        diagnosis.seconds = seconds(since: start)
        return diagnosis
    }

    /// Examines a patient in this process for another one, which reads along.
    @MainActor package static func stream(_ patient: Patient, _ arguments: ParsedArguments) {
        let start = HostClock.now
        PatientProgram.stream(
            patient, after: arguments["after"],
            without: (arguments["without"] ?? "").split(separator: ";").map(String.init)
        ) { diagnosis in diagnosis.seconds = seconds(since: start) }
    }

    /// Examines one in a process of its own: this very program, which understands ``streaming``.
    @MainActor package static func visit(_ name: String) throws -> Visit {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return try Visit(name, program: program, arguments: ["doctor", name, "--stream"])
    }

    private static func seconds(since start: TimeInterval) -> TimeInterval {
        ((HostClock.now - start) * 100).rounded() / 100
    }
}
