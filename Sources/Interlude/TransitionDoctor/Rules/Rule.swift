/// A rule for transitions: its code in `Documentation/doctor.md`, its texts, and the check.
///
/// Each rule is one file, and appears once in ``allCases``.
public struct Rule: RawRepresentable, Sendable {
    /// The code, such as `D12`.
    public var rawValue: String { "D\(code.rawValue)" }
    /// The number behind the D.
    let code: RuleCode
    /// The name of the fault.
    public let title: String
    /// The usual severity.
    public let severity: Finding.Severity
    /// Whether the rule uses thresholds, instead of a comparison, a call or a trap as proof. Its findings are warnings
    /// then.
    public let isHeuristic: Bool
    /// The consequence for the users of the app.
    public let reason: String
    /// The usual fix.
    public let remedy: String
    /// Looks at what was seen of a trial.
    let check: @MainActor @Sendable (TrialRecord, CheckContext) -> [Symptom]

    init(
        _ code: RuleCode, _ title: String, _ severity: Finding.Severity = .error, isHeuristic: Bool = false,
        reason: String, remedy: String,
        check: @escaping @MainActor @Sendable (TrialRecord, CheckContext) -> [Symptom]
    ) {
        self.code = code
        self.title = title
        self.severity = severity
        self.reason = reason
        self.remedy = remedy
        self.isHeuristic = isHeuristic
        self.check = check
    }

    /// Returns the rule with a code, or `nil`.
    public init?(rawValue: String) {
        guard let known = Rule.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// The page and anchor of the rule, relative to the root of the package.
    public var documentation: String { "Documentation/doctor.md#\(rawValue.lowercased())" }

    /// The number of the code.
    public var number: Int { code.rawValue }
}

extension Rule: CaseIterable {
    /// All rules, in the order of their numbers.
    public static let allCases: [Rule] = [
        .neverCompleted, .completedTwice, .completedAgainstCancellation, .completedWithFinished, .toViewMissing,
        .presenterMoved, .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .jump,
        .blankSnapshot, .appearanceCalls, .leak, .delegateGone, .interruptibleAnimatorChanges, .animatorState,
        .wrongDuration, .notDriven, .wrongFrame, .layoutJump, .barsChanged, .swipeBack, .gestureEnd, .touchesSwallowed,
        .reentrancy, .missingView, .hardCodedSize, .notRepeatable, .reduceMotionIgnored, .notMirrored, .sizeChange,
        .unanimatedPath, .trap,
    ]
}

extension Rule: Hashable {
    public static func == (one: Rule, other: Rule) -> Bool { one.code == other.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Rule: Codable {
    public init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.singleValueContainer()
        let code = try container.decode(String.self)
        guard let known = Rule(rawValue: code) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no rule \(code).")
        }
        self = known
    }

    public func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Rule: CustomStringConvertible {
    public var description: String { rawValue }
}
