import CommandParts
import TransitionDoctor

extension InterludeCommandLine {
    /// `doctor`: the patients are examined, each in a process of its own, so that a trap in one is a finding too.
    var examining: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "doctor", summary: "Examine the patients and report their faults.",
            operands: [.init(name: "patient", help: "The patient's name. Default: all.", isOptional: true)],
            options: DoctorOptions.wanted + DoctorOptions.streaming, discussion: DoctorOptions.exitCodes)
        return CommandProgram.Entry(specification) { arguments in
            let chosen = try patients(arguments)
            if arguments.has("stream") { return chosen.prefix(1).forEach { DoctorOptions.stream($0, arguments) } }
            _ = try DoctorOptions.choice(arguments)
            let diagnoses =
                arguments.has("in-process")
                ? chosen.map(DoctorOptions.examine)
                : try Consultation.diagnoses(of: chosen.map(\.name), begin: DoctorOptions.visit)
            try DoctorOptions.tell(diagnoses, arguments)
        }
    }

    /// The one that is named, or all.
    private func patients(_ arguments: ParsedArguments) throws -> [Patient] {
        guard let name = arguments.operands.first else { return patients }
        let patient = try ParsedArguments.choice(
            of: name, "patient", among: patients, called: \.name, command: "doctor", listing: "list")
        return [patient]
    }
}
