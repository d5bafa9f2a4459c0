import Foundation

/// What an examination has brought to light.
public struct Diagnosis: Hashable, Codable, Sendable {
    /// What was examined.
    public let name: String
    /// Where the patient is made; `nil` for what is examined on a stage.
    public internal(set) var place: Place?
    /// What was done with it, in order: the names of the trials.
    public let trials: [String]
    /// What is wrong, the most severe first: each cause once, with what follows from it.
    public let findings: [Finding]
    /// What was found and is accepted by a comment in the code, with the reason that stands there.
    public internal(set) var accepted: [Acceptance] = []
    /// What is wrong with comments that are to accept findings.
    public internal(set) var remarks: [Acceptance.Remark] = []
    /// What was not tried, and why.
    public internal(set) var omissions: [Omission] = []
    /// How many seconds the examination took; `nil` where nobody measured, as in tests, which read no clock.
    public var seconds: Double?

    /// A place in source code.
    public struct Place: Hashable, Codable, Sendable {
        /// The path of the file, as the compiler gave it.
        public let file: String
        /// The number of the line, from 1.
        public let line: Int
    }

    /// Puts a diagnosis together.
    public init(name: String, trials: [String], findings: [Finding]) {
        self.name = name
        self.trials = trials
        self.findings = findings
    }

    /// Whether nothing is wrong. What might go wrong in another use does not make a transition ill.
    public var isHealthy: Bool { findings.allSatisfy { $0.severity == .latent } }

    /// The rules that are broken, in their order; without what might be in another use.
    public var brokenRules: [Rule] {
        Rule.allCases.filter { rule in findings.contains { $0.rule == rule && $0.severity > .latent } }
    }
}

extension Diagnosis {
    /// The same without findings of some rules, and without those that matter less than others.
    public func without(_ rules: Set<Rule> = [], below severity: Finding.Severity = .latent) -> Diagnosis {
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
        var result = Diagnosis(name: name, trials: trials, findings: findings)
        (result.accepted, result.remarks, result.seconds) = (accepted, remarks, seconds)
        (result.omissions, result.place) = (omissions, place)
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
    /// All findings, for people.
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
        let latent = findings.count { $0.severity == .latent }
        let more = latent > 0 ? ["\(latent) in a use that it does not have"] : []
        return (parts + more).joined(separator: " and ")
    }
}
