import CommandParts
import Foundation
import InterludeStage

extension InterludeProgram {
    /// `doctor`: the patients are examined, each in a process of its own, so that a trap in one is a finding too.
    var examining: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "doctor", summary: "Examine the patients, and say what is wrong with them.",
            operands: [.init(name: "patient", help: "Its name; without it all are examined.", isOptional: true)],
            options: [
                .init(name: "json", help: "As a JSON array, for programs."),
                .init(name: "in-process", help: "Examine in this very process; a trap ends it without a finding."),
            ],
            discussion: "Exit code: 0 when all are healthy, 1 when something is wrong, 2 for wrong use.")
        return CommandProgram.Entry(specification) { arguments in
            let diagnoses = try diagnoses(arguments)
            let text = arguments.has("json") ? try json(diagnoses) : DiagnosisText().text(diagnoses)
            Console.show(text)
            let ill = diagnoses.count { !$0.isHealthy }
            if ill > 0 { throw DoctorVerdict(ill: ill, all: diagnoses.count) }
        }
    }

    private func diagnoses(_ arguments: ParsedArguments) throws -> [Diagnosis] {
        let wanted = try arguments.operands.first.map { name in
            [try ParsedArguments.choice(of: name, "patient", among: patients, called: \.name, command: "doctor")]
        }
        let chosen = wanted ?? patients
        if arguments.has("in-process") { return chosen.map { $0.examine(progress: PatientProgram.note) } }
        return try Consultation.diagnoses(of: chosen.map(\.name)) { name in
            let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            return try Visit(name, program: program, arguments: ["doctor", name, "--in-process", "--json"])
        }
    }

    private func json(_ diagnoses: [Diagnosis]) throws -> String {
        String(decoding: try JSONEncoder.forPeople.encode(diagnoses), as: UTF8.self)
    }
}
