import Foundation

/// The result of an examination.
public struct Diagnosis: Hashable, Codable, Sendable {
    /// The name of the patient.
    public let name: String
    /// The source location of the patient; `nil` for an examination on a stage.
    public internal(set) var place: Place?
    /// The names of the trials, in order.
    public let trials: [String]
    /// The findings, the most severe first: each cause once, with its consequences.
    public internal(set) var findings: [Finding]
    /// The findings that a comment in the code accepts, with the comment's reason.
    public internal(set) var accepted: [Suppression] = []
    /// Remarks about comments that suppress findings.
    public internal(set) var remarks: [Suppression.Remark] = []
    /// The trials that were left out, with the reason.
    public internal(set) var omissions: [Omission] = []
    /// The duration of the examination in seconds; `nil` if it was not measured, as in tests, which read no clock.
    public var seconds: Double?

    /// A location in source code.
    public struct Place: Hashable, Codable, Sendable {
        /// The path of the file, as the compiler passes it.
        public let file: String
        /// The number of the line, from 1.
        public let line: Int
    }

    /// Creates a diagnosis.
    public init(name: String, trials: [String], findings: [Finding]) {
        self.name = name
        self.trials = trials
        self.findings = findings
    }

    /// Whether there are no findings, except those of severity ``Finding/Severity/potential``.
    public var isHealthy: Bool { findings.allSatisfy { $0.severity == .potential } }

    /// The violated rules in their order, without those whose findings are only potential.
    public var brokenRules: [Rule] {
        Rule.allCases.filter { rule in findings.contains { $0.rule == rule && $0.severity > .potential } }
    }
}

extension Diagnosis {
    /// Returns a copy without the findings of some rules, and without those below a severity.
    public func without(_ rules: Set<Rule> = [], below severity: Finding.Severity = .potential) -> Diagnosis {
        replacingFindings(findings.filter { !rules.contains($0.rule) && $0.severity >= severity })
    }

    /// The same after another process has gone on where this one had ended.
    package func continued(by other: Diagnosis) -> Diagnosis {
        var known = findings
        for finding in other.findings {
            if let index = known.firstIndex(where: { $0.fingerprint == finding.fingerprint }) {
                known[index].meet(finding)
            } else {
                known.append(finding)
            }
        }
        let all = known.enumerated().sorted { one, two in
            one.element.severity == two.element.severity
                ? one.offset < two.offset : one.element.severity > two.element.severity
        }
        var result = Diagnosis(name: name, trials: trials + other.trials, findings: all.map(\.element))
        result.place = place ?? other.place
        result.accepted = accepted + other.accepted.filter { !accepted.contains($0) }
        result.remarks = remarks + other.remarks.filter { !remarks.contains($0) }
        // The other process goes on where this one has ended: only what comes before the trials is left out by both.
        result.omissions = Omission.Reason.allCases.compactMap { reason in
            let same = (omissions + other.omissions).filter { $0.reason == reason }
            guard let total = same.map(\.total).max() else { return nil }
            let counts = same.map(\.trials)
            let count = reason == .noSwipe ? counts.max() ?? 0 : counts.reduce(0, +)
            return Omission(reason: reason, trials: count, total: total)
        }
        result.seconds = [seconds, other.seconds].compactMap { $0 }.reduce(nil) { ($0 ?? 0) + $1 }
        return result
    }

    func replacingFindings(_ findings: [Finding]) -> Diagnosis {
        var result = self
        result.findings = findings
        return result
    }
}

extension Finding {
    /// Notes the trials in which another process has seen the same.
    fileprivate mutating func meet(_ other: Finding) {
        for seen in [other.trial] + other.otherTrials where seen != trial && !otherTrials.contains(seen) {
            otherTrials.append(seen)
        }
    }
}

extension Diagnosis: CustomStringConvertible {
    /// All findings as text.
    public var description: String {
        let trialCount = trials.count == 1 ? "1 trial" : "\(trials.count) trials"
        let effort = ([trialCount] + [seconds.map(Figure.seconds)].compactMap { $0 }).joined(separator: ", ")
        let notes =
            accepted.map { "accepted \($0)" } + omissions.map { "not tried: \($0)" } + remarks.map { "note: \($0)" }
        guard !findings.isEmpty else { return (["\(name) is healthy (\(effort))."] + notes).joined(separator: "\n") }
        let head = isHealthy ? "\(name) is healthy; \(summary) (\(effort))" : "\(name): \(summary) (\(effort))"
        return ([head] + findings.map(\.description) + notes).joined(separator: "\n\n")
    }

    private var summary: String {
        let parts = [(Finding.Severity.error, "error"), (.warning, "warning")].map { severity, word in
            (findings.count { $0.severity == severity }, word)
        }.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        let potential = findings.count { $0.severity == .potential }
        let more = potential > 0 ? ["\(potential) potential"] : []
        return (parts + more).joined(separator: " and ")
    }
}
