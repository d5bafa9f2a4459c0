import Foundation
import InterludeStage

/// A fault of a transition that the doctor found.
///
/// It has the rule, the time, the object, the reason and the fix. It is `Codable`, so that reports and
/// programs can read it.
public struct Finding: Hashable, Codable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
        /// A fault in a situation that does not occur in the app today. It does not have to be fixed now.
        case potential
        /// A fault that some users or devices will experience, although the transition works.
        case warning
        /// A fault that users will experience.
        case error

        /// Creates the severity with a name. `latent`, the former name of ``potential``, is accepted too.
        package init?(named name: String) { self.init(rawValue: name == "latent" ? "potential" : name) }

        /// Decodes a severity. `latent`, the former name of ``potential``, is accepted too.
        public init(from decoder: any Decoder) throws {
            let name = try decoder.singleValueContainer().decode(String.self)
            guard let severity = Severity(named: name) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "No severity has the name “\(name)”."))
            }
            self = severity
        }

        public static func < (one: Severity, other: Severity) -> Bool { one.weight < other.weight }

        private var weight: Int {
            switch self {
            case .potential: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A time in a trial.
    public struct Moment: Hashable, Codable, Sendable {
        /// The time since the transition was requested, in seconds.
        public let time: TimeInterval
        /// The number of the frame, as in a `Film`. Frame 0 is the screen before the transition.
        public let frame: Int

        /// Creates a moment.
        public init(time: TimeInterval, frame: Int) {
            self.time = time
            self.frame = frame
        }
    }

    /// The violated rule.
    public let rule: Rule
    /// The severity.
    public internal(set) var severity: Severity
    /// The first trial with the fault, such as `push, canceled at 50 %`.
    public let trial: String
    /// The other trials with the fault.
    public internal(set) var otherTrials: [String] = []
    /// The time; `nil` for findings without one.
    public let moment: Moment?
    /// The object of the finding: a view, a controller, the animator.
    public let object: String
    /// The observation.
    public let observation: String
    /// Why it matters.
    public let reason: String
    /// The fix.
    public let remedy: String
    /// The consequences: findings that disappear when this one is fixed.
    public internal(set) var consequences: [Finding] = []
    /// An identifier of the cause, for programs. It is equal in each run for the same cause and does not depend on the message.
    public let fingerprint: String

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - severity: The severity; `nil` for that of the rule.
    ///   - trial: The name of the trial.
    ///   - moment: The time and the frame, or `nil`.
    ///   - object: The view, layer or value that the finding is about.
    ///   - observation: A description of what was observed.
    ///   - remedy: The fix; `nil` for that of the rule.
    public init(
        _ rule: Rule, severity: Severity? = nil, trial: String, moment: Moment? = nil, object: String,
        observation: String, remedy: String? = nil
    ) {
        self.init(
            rule, severity: severity, trial: trial, moment: moment, object: object, observation: observation,
            remedy: remedy, fingerprint: "\(rule.rawValue)|\(object)")
    }

    init(
        _ rule: Rule, severity: Severity? = nil, trial: String, moment: Moment? = nil, object: String,
        observation: String, remedy: String? = nil, fingerprint: String
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.trial = trial
        self.moment = moment
        self.object = object
        self.observation = observation
        reason = rule.reason
        self.remedy = remedy ?? rule.remedy
        self.fingerprint = fingerprint
    }
}

extension Finding: CustomStringConvertible {
    /// The finding in a few lines of text.
    public var description: String {
        ([
            "\(severity.rawValue) \(rule.rawValue), \(rule.title)\(rule.isHeuristic ? " (suspected)" : ""): \(observation)",
            "  where:    \(place); \(object)",
            "  why:      \(reason)",
            "  fix:      \(remedy)",
        ] + [alsoLine, consequenceLine].compactMap { $0 }).joined(separator: "\n")
    }

    private var place: String { "\(trial)\(moment.map { ", \($0)" } ?? "")" }

    /// Where else, without a list that nobody reads.
    private var alsoLine: String? {
        guard let first = otherTrials.first else { return nil }
        return "  also in:  \(first)" + (otherTrials.count > 1 ? " and \(otherTrials.count - 1) more trials" : "")
    }

    /// What goes with it, a few words each.
    private var consequenceLine: String? {
        consequences.isEmpty ? nil : "  implies:  \(consequenceNames.joined(separator: "; "))"
    }

    /// The rules of the consequences with their titles, each once.
    package var consequenceNames: [String] {
        consequences.map { "\($0.rule.rawValue) \($0.rule.title)" }.distinct
    }
}

extension Finding.Moment: CustomStringConvertible {
    public var description: String { "at \(secondsText(time)) (frame \(frame))" }
}
