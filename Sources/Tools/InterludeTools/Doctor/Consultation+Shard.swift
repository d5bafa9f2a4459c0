import Foundation
import InterludeGoldens
import TransitionDoctor

extension Consultation {
    /// Examines what is this shard's, and leaves a report of it to be put together with the other shards'; where nothing is
    /// divided, examines all.
    package static func diagnoses(of names: [String], begin: @escaping @MainActor (String) throws -> Visit) throws
        -> [Diagnosis]
    {
        guard let shard = try CommandShard(.doctor, word: "patients", command: "doctor") else {
            return try Consultation(names, begin: begin).diagnoses()
        }
        let own = try shard.own(names, called: \.self)
        let diagnoses = try Consultation(own) { name in
            try shard.begin(name)
            return try begin(name)
        }.diagnoses()
        let report = ReportFolder(CommandShard.folder(of: .doctor))
        for diagnosis in diagnoses {
            let place = TestPlace(test: "", fileID: "doctor", filePath: "", line: 0)
            _ = diagnosis.check(at: place, report: report)
            try shard.end(diagnosis.name, seconds: diagnosis.seconds)
        }
        if !diagnoses.isEmpty { try Report(folder: report).write(to: report.url) }
        return diagnoses
    }
}
