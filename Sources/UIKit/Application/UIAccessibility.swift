import Foundation

/// What the user has asked of the system that concerns motion, and what assistive technology runs: none.
///
/// Only the settings that transitions look at are here.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether animations should not move things across the screen.
    ///
    /// Off on a new host. A stage or a test turns it on with `simulateReduceMotion(_:)`.
    public static var isReduceMotionEnabled: Bool { Host.current.preferences.reducesMotion }

    /// Whether glass should be opaque: never here.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the screen is read aloud: never here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the device is used by switches: never here.
    public static var isSwitchControlRunning: Bool { false }

    /// What else a user may ask for; nobody does here.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var buttonShapesEnabled: Bool { false }

    /// Tells assistive technology of a change. There is none here that would listen: the host notes it, so that a test can ask.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        Host.current.announce(notification, argument)
    }

    /// Posted after `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Sets what `isReduceMotionEnabled` answers on the current host, and posts the notification when that is a change.
    package static func simulateReduceMotion(_ isEnabled: Bool) { Host.current.preferences.reducesMotion = isEnabled }
}

extension UIAccessibility {
    /// What assistive technology is told.
    public struct Notification: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The numbers are decided: Apple documents the names alone.
        public static let screenChanged = Notification(rawValue: 1 << 0)
        public static let layoutChanged = Notification(rawValue: 1 << 1)
        public static let announcement = Notification(rawValue: 1 << 2)
        public static let pageScrolled = Notification(rawValue: 1 << 3)
    }
}

/// What assistive technology is to make of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The numbers are decided: Apple documents the names alone.
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What an object says of itself to assistive technology.
struct AccessibilityValues {
    // What is nil has not been set: then the object's nature counts.
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    /// What few objects say.
    private(set) var rare: Rare?

    final class Rare {
        var ignoresInvertColors = false
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var language: String?
        var attributedLabel: NSAttributedString?
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
    }

    /// For writing.
    mutating func kept() -> Rare {
        let kept = rare ?? Rare()
        rare = kept
        return kept
    }
}

/// What an object is to assistive technology as long as nobody has said otherwise.
struct AccessibilityNature {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
}

/// Something that a program's tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}
