import Foundation

/// The user's accessibility settings, and the running assistive technologies: none.
///
/// Limitation: only Reduce Motion, Reduce Transparency, Increase Contrast and Bold Text can differ from a new device.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether Reduce Motion is on: animations should not move content across the screen.
    ///
    /// Off on a new host. A stage or a test turns it on with `simulateReduceMotion(_:)`.
    public static var isReduceMotionEnabled: Bool { Host.current.preferences.reducesMotion }

    /// Whether materials should be opaque. Differs from UIKit: its own materials stay translucent.
    public static var isReduceTransparencyEnabled: Bool { Host.current.preferences.reducesTransparency }
    /// Whether the screen is read aloud: never here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the device is used by switches: never here.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether Increase Contrast is on. Differs from UIKit: system colors stay as they are.
    public static var isDarkerSystemColorsEnabled: Bool { Host.current.preferences.increasesContrast }
    /// Whether text should be bold. Differs from UIKit: fonts stay as they are.
    public static var isBoldTextEnabled: Bool { Host.current.preferences.boldsText }
    /// Whether the screen's colors are turned round: never here.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen has no colors: never here.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether both channels sound alike: never here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether films should have subtitles: never here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the device is held to one app: never here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether taps are helped by a button on the screen: never here.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether a gesture has the screen read: never here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether a selection can be read aloud: never here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether shaking takes back: never here.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether switches show symbols for on and off: never here.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether videos can start automatically: never here.
    public static var isVideoAutoplayEnabled: Bool { false }
    /// Whether differences need more than color: never here.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether screens should fade in place of sliding: never here. `isReduceMotionEnabled` alone changes transitions.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether buttons should show their outline: never here.
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
    /// A notification for assistive technology.
    public struct Notification: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of bits; bits without a meaning are kept.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The numbers are decided: Apple documents the names alone.
        public static let screenChanged = Notification(rawValue: 1 << 0)
        /// A part of the screen is another; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1 << 1)
        /// Something to say; the argument is the text.
        public static let announcement = Notification(rawValue: 1 << 2)
        /// Another page is shown; the argument is a text about it.
        public static let pageScrolled = Notification(rawValue: 1 << 3)
    }
}

/// The traits of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set of bits; bits without a meaning are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The numbers are decided: Apple documents the names alone.
    public static let none = UIAccessibilityTraits([])
    /// It does something when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It summarizes the current state when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It does not react at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes so often that it should not be read each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for search text.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts something that can be heard, which nothing should talk over.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Fingers work on it as they are, without assistive gestures.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns automatically after this was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is a title above other content.
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
        var customActions: [UIAccessibilityCustomAction]?
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
    var hint: String?
    var traits = UIAccessibilityTraits.none
}

extension UIImage {
    /// What is read out for a symbol that nobody has named: the words of its name.
    var spokenName: String? { storage.symbol?.name.replacingOccurrences(of: ".", with: " ") }
}

/// Something that a program's tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name by which tests find it; users do not see it.
    var accessibilityIdentifier: String? { get set }
}
