import CommandParts
import Gallery
import InterludeTools
import TransitionDoctor

/// `interlude doctor`: examines transitions, and says what is wrong with them.
enum DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "Examine a transition and report its faults.",
        operands: [
            .init(name: "transition", help: "The transition's name; see 'interlude list'.", isOptional: true)
        ],
        options: [
            .init(name: "all", help: "Examine every transition."),
            .init(
                name: "program", value: "PATH",
                help: "Examine the patients of your program, whose main file calls PatientProgram.run."),
        ] + DoctorOptions.wanted + DoctorOptions.streaming,
        discussion: """
            The doctor runs a transition in more than 200 trials: finished and canceled, by a gesture that is released
            at several points, on other devices, rotated, from right to left, with Reduce Motion. Each finding has the
            time, the object, the reason and the fix. Each transition runs in its own process, so a trap is a finding.

            \(DoctorOptions.exitCodes)
            """)

    static func run(_ arguments: ParsedArguments) throws {
        if arguments.has("stream") { return try stream(arguments) }
        // What is wrong with the command line is said before anybody waits.
        _ = try DoctorOptions.choice(arguments)
        try DoctorOptions.tell(diagnoses(arguments), arguments)
    }

    /// Examines one of the ready-made for a parent that reads along.
    private static func stream(_ arguments: ParsedArguments) throws {
        let name = try names(arguments, among: TransitionCatalogue.entries.map(\.name))[0]
        DoctorOptions.stream(patient(name), arguments)
    }

    private static func diagnoses(_ arguments: ParsedArguments) throws -> [Diagnosis] {
        if let path = arguments["program"] {
            let program = try OwnProgram(path)
            return try Consultation.diagnoses(of: names(arguments, among: program.names), begin: program.visit)
        }
        let names = try names(arguments, among: TransitionCatalogue.entries.map(\.name))
        return arguments.has("in-process")
            ? names.map { DoctorOptions.examine(patient($0)) }
            : try Consultation.diagnoses(of: names, begin: DoctorOptions.visit)
    }

    private static func names(_ arguments: ParsedArguments, among known: [String]) throws -> [String] {
        guard let name = arguments.operands.first else {
            guard arguments.has("all") else {
                throw UsageError("a transition or --all is missing", command: "doctor")
            }
            return known
        }
        guard !arguments.has("all") else {
            throw UsageError("'\(name)' and --all exclude each other", command: "doctor")
        }
        // `interlude list` names them too: they can be recorded and played.
        guard known.contains(name) || !Tutorial.all.contains(where: { $0.entry.name == name }) else {
            throw UsageError(
                "'\(name)' is the code of a tutorial; examine such code in a program of patients (--program)",
                command: "doctor")
        }
        let transition = try ParsedArguments.choice(
            of: name, "transition", among: known, called: \.self, command: "doctor",
            listing: ListCommand.specification.name)
        return [transition]
    }

    private static func patient(_ name: String) -> Patient {
        guard let entry = TransitionCatalogue.entry(named: name) else {
            preconditionFailure("\(name) was checked before")
        }
        return entry.patient
    }
}
