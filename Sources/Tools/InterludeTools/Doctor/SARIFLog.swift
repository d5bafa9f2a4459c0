import Foundation
import TransitionDoctor

/// Diagnoses in SARIF 2.1.0 (OASIS, 2020), which code scanning on GitHub reads.
///
/// A finding is a result at the place where its patient is made. Its fingerprint is the same in each run, so that a service can tell new
/// results from known ones.
package struct SARIFLog: Encodable {
    private let version = "2.1.0"
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let runs: [Run]

    /// - Parameter root: The folder that paths in the log are relative to.
    package init(_ diagnoses: [Diagnosis], root: URL) {
        let results = diagnoses.flatMap { diagnosis in
            diagnosis.findings.map { Result($0, of: diagnosis, root: root) }
        }
        runs = [Run(tool: Tool(driver: Driver()), results: results)]
    }

    private enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
    }

    private struct Tool: Encodable { let driver: Driver }

    private struct Driver: Encodable {
        let name = "Interlude transition doctor"
        let rules = Rule.allCases.map(RuleEntry.init)
    }

    private struct Text: Encodable { let text: String }

    private struct Level: Encodable { let level: String }

    private struct RuleEntry: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
        let defaultConfiguration: Level

        init(_ rule: Rule) {
            id = rule.rawValue
            shortDescription = Text(text: rule.title)
            fullDescription = Text(text: rule.reason)
            help = Text(text: "\(rule.remedy) See \(rule.documentation).")
            defaultConfiguration = Level(level: rule.severity.level)
        }
    }

    private struct Result: Encodable {
        let ruleId: String
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
        let properties: Properties

        init(_ finding: Finding, of diagnosis: Diagnosis, root: URL) {
            ruleId = finding.rule.rawValue
            level = finding.severity.level
            message = Text(
                text: "\(diagnosis.name): \(finding.object): \(finding.observation). \(finding.remedy)")
            locations = diagnosis.place.map { [Location($0, root: root)] } ?? []
            partialFingerprints = ["interludeCause/v1": "\(diagnosis.name)|\(finding.fingerprint)"]
            properties = Properties(
                trial: finding.trial, time: finding.moment?.time, frame: finding.moment?.frame,
                otherTrials: finding.otherTrials)
        }
    }

    private struct Properties: Encodable {
        let trial: String
        let time: Double?
        let frame: Int?
        let otherTrials: [String]
    }

    private struct Location: Encodable {
        let physicalLocation: PhysicalLocation

        init(_ place: Diagnosis.Place, root: URL) {
            let folder = root.standardizedFileURL.path + "/"
            let path = URL(fileURLWithPath: place.file).standardizedFileURL.path
            let isInside = path.starts(with: folder)
            // A URI reference: a space in a folder's name is encoded.
            let relative = String(path.dropFirst(folder.count))
            let file =
                isInside
                ? relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? relative
                : URL(fileURLWithPath: path).absoluteString
            physicalLocation = PhysicalLocation(
                artifactLocation: Artifact(uri: file), region: Region(startLine: place.line))
        }
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    private struct Artifact: Encodable { let uri: String }

    private struct Region: Encodable { let startLine: Int }
}

extension Finding.Severity {
    /// The level that SARIF has for it.
    fileprivate var level: String {
        switch self {
        case .potential: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
