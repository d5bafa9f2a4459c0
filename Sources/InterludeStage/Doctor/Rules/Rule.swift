/// What a transition must not do. The codes are those of `Documentation/doctor.md`.
public enum Rule: String, Codable, Sendable, CaseIterable {
    case neverCompleted = "D1"
    case completedTwice = "D2"
    case completedAgainstCancellation = "D3"
    case completedWithFinished = "D4"
    case toViewMissing = "D5"
    case presenterMoved = "D6"
    case endDiffers = "D7"
    case cancelDiffers = "D8"
    case leftoverViews = "D9"
    case leftoverProperties = "D10"
    case leftoverAnimations = "D11"
    case jump = "D12"
    case blankSnapshot = "D13"
    case appearanceCalls = "D14"
    case leak = "D15"
    case delegateGone = "D16"
    case interruptibleAnimatorChanges = "D17"
    case animatorState = "D18"
    case wrongDuration = "D19"
    case notDriven = "D20"
    case wrongFrame = "D21"
    case layoutJump = "D22"
    case barsChanged = "D23"
    case swipeBack = "D24"
    case gestureEnd = "D25"
    case touchesSwallowed = "D26"
    case reentrancy = "D27"
    case missingView = "D28"
    case hardCodedSize = "D29"
    case notRepeatable = "D30"
    case reduceMotionIgnored = "D31"
    case notMirrored = "D32"
    case sizeChange = "D33"
    case unanimatedPath = "D34"

    /// The number behind the D.
    public var number: Int { Int(rawValue.dropFirst()) ?? 0 }
    /// A few words that name what is wrong.
    public var title: String { text.title }
    /// Why it matters to the people who use the app.
    public var reason: String { text.reason }
    /// How it is mended, as a rule.
    public var remedy: String { text.remedy }
    /// How much it matters, as a rule.
    public var severity: Finding.Severity { text.severity }

    private var text: RuleText {
        switch number {
        case ...8: endText
        case ...18: leftoverText
        case ...26: courseText
        default: surroundingsText
        }
    }
}

/// What the doctor says about a rule.
struct RuleText {
    let title: String
    let severity: Finding.Severity
    let reason: String
    let remedy: String

    init(_ title: String, _ severity: Finding.Severity = .error, reason: String, remedy: String) {
        self.title = title
        self.severity = severity
        self.reason = reason
        self.remedy = remedy
    }
}
