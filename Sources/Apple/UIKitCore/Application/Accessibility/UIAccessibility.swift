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

    /// Whether Reduce Transparency is on. Differs from UIKit: its own materials stay translucent.
    public static var isReduceTransparencyEnabled: Bool { Host.current.preferences.reducesTransparency }
    /// Whether VoiceOver is running. Always `false` here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is running. Always `false` here.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether Increase Contrast is on. Differs from UIKit: system colors do not change.
    public static var isDarkerSystemColorsEnabled: Bool { Host.current.preferences.increasesContrast }
    /// Whether Bold Text is on. Differs from UIKit: fonts do not change.
    public static var isBoldTextEnabled: Bool { Host.current.preferences.boldsText }
    /// Whether Invert Colors is on. Always `false` here.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether Grayscale is on. Always `false` here.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether Mono Audio is on. Always `false` here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether videos should have captions. Always `false` here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether Guided Access is on. Always `false` here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether AssistiveTouch is running. Always `false` here.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether Speak Screen is on. Always `false` here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether Speak Selection is on. Always `false` here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether Shake to Undo is on. Always `false` here.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether switches show labels for on and off. Always `false` here.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether videos start automatically. Always `false` here.
    public static var isVideoAutoplayEnabled: Bool { false }
    /// Whether Differentiate Without Color is on. Always `false` here.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether transitions should cross-fade instead of slide. Always `false` here: only
    /// `isReduceMotionEnabled` changes transitions.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether Button Shapes is on. Always `false` here.
    public static var buttonShapesEnabled: Bool { false }

    /// Notifies assistive technology of a change. None runs here: the host records the notification
    /// for tests.
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

        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The screen has changed; the argument is the element to focus. The raw values are
        /// decided: Apple documents only the names.
        public static let screenChanged = Notification(rawValue: 1 << 0)
        /// A part of the screen has changed; the argument is the element to focus.
        public static let layoutChanged = Notification(rawValue: 1 << 1)
        /// An announcement; the argument is the text to speak.
        public static let announcement = Notification(rawValue: 1 << 2)
        /// The content has scrolled by a page; the argument is a description of the page.
        public static let pageScrolled = Notification(rawValue: 1 << 3)
    }
}

/// The traits of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits. The raw values are decided: Apple documents only the names.
    public static let none = UIAccessibilityTraits([])
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarizes the current state when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element's value changes too often to announce each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts audio that speech should not interrupt.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element's value can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element handles touches directly, without the gestures of assistive technology.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns automatically after the element was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a header.
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
    /// The identifier with which tests find the element; users do not see it.
    var accessibilityIdentifier: String? { get set }
}
