import Foundation

/// Something that the doctor found wrong with a transition.
///
/// It says which rule is broken, when, by what, why that matters, and how to mend it. It is `Codable`, so that reports and
/// programs can read it.
public struct Finding: Hashable, Codable, Sendable {
    /// How much a finding matters.
    public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
        /// The transition works, and yet some users or some devices will see it fail.
        case warning
        /// Users will see it fail.
        case error

        public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .error }
    }

    /// When something happened in a trial.
    public struct Moment: Hashable, Codable, Sendable {
        /// Seconds since the transition was asked for.
        public let time: TimeInterval
        /// The number of the frame, counted from 0 for the screen before the transition; the same as in a ``Film``.
        public let frame: Int

        /// Makes a moment.
        public init(time: TimeInterval, frame: Int) {
            self.time = time
            self.frame = frame
        }
    }

    /// The rule that is broken.
    public let rule: Rule
    /// How much it matters.
    public let severity: Severity
    /// In which trial it was seen, such as `push, cancelled at 50 %`.
    public let trial: String
    /// When; `nil` for what has no moment.
    public let moment: Moment?
    /// What is concerned: a view, a controller, the animator.
    public let object: String
    /// What was seen.
    public let observation: String
    /// Why it matters.
    public let reason: String
    /// How to mend it.
    public let remedy: String

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - severity: `nil` for the rule's own.
    ///   - remedy: `nil` for the rule's own.
    public init(
        _ rule: Rule, severity: Severity? = nil, trial: String, moment: Moment? = nil, object: String,
        observation: String, remedy: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.trial = trial
        self.moment = moment
        self.object = object
        self.observation = observation
        reason = rule.reason
        self.remedy = remedy ?? rule.remedy
    }
}

extension Finding: CustomStringConvertible {
    /// The finding in a few lines, for people.
    public var description: String {
        """
        \(severity.rawValue) \(rule.rawValue), \(rule.title): \(observation)
          where: \(trial)\(moment.map { ", \($0)" } ?? ""); \(object)
          why:   \(reason)
          mend:  \(remedy)
        """
    }
}

extension Finding.Moment: CustomStringConvertible {
    public var description: String { "at \(FilmComparison.seconds(time)) (frame \(frame))" }
}
