import Foundation

/// What an examination has brought to light.
public struct Diagnosis: Hashable, Codable, Sendable {
    /// What was examined.
    public let name: String
    /// What was done with it, in order: the names of the trials.
    public let trials: [String]
    /// What is wrong, errors first; one finding a rule and object, with the trial in which it was seen first.
    public let findings: [Finding]
    /// How many seconds the examination took; `nil` where nobody measured, as in tests, which read no clock.
    public var seconds: Double?

    /// Puts a diagnosis together.
    public init(name: String, trials: [String], findings: [Finding]) {
        self.name = name
        self.trials = trials
        self.findings = findings
    }

    /// Whether nothing is wrong.
    public var isHealthy: Bool { findings.isEmpty }

    /// The rules that are broken, in their order.
    public var brokenRules: [Rule] { Rule.allCases.filter { rule in findings.contains { $0.rule == rule } } }
}

extension Diagnosis: CustomStringConvertible {
    /// All findings, for people.
    public var description: String {
        let trialCount = trials.count == 1 ? "1 trial" : "\(trials.count) trials"
        let effort = ([trialCount] + [seconds.map(Figure.seconds)].compactMap { $0 }).joined(separator: ", ")
        guard !isHealthy else { return "\(name) is healthy (\(effort))." }
        return (["\(name): \(summary) (\(effort))"] + findings.map(\.description)).joined(separator: "\n\n")
    }

    private var summary: String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
        return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }
}
