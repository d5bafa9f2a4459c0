import UIKit

/// Haptic or sound feedback.
public enum Feedback: Hashable, Sendable {
    /// A blow, and how hard, from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A selection that has moved on.
    case selection
    /// A success, a warning or a failure.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// A notification for assistive technology.
public struct AccessibilityAnnouncement {
    /// The kind of notification.
    public let notification: UIAccessibility.Notification
    /// A text to read, or the element to go to.
    public let argument: Any?
    /// In seconds of the stage's clock.
    public let time: TimeInterval
}

/// An element of the screen as assistive technology sees it.
public struct AccessibilityElement {
    /// The label that is read.
    public let label: String?
    /// The value, such as a slider's percentage.
    public let value: String?
    /// The result of its activation.
    public let hint: String?
    /// The name that tests find it by.
    public let identifier: String?
    /// The traits: a button, a heading, selected, …
    public let traits: UIAccessibilityTraits
    /// In points of the screen.
    public let frame: CGRect
    /// The view, where it is one.
    public let view: UIView?
}

extension Stage {
    /// The feedback since the stage was created, oldest first. Old entries are dropped after a limit.
    public var feedback: [Feedback] {
        host.signsGiven.feedback.map { entry in
            switch entry.feedback {
            case .impact(let style, let intensity): .impact(style, intensity: intensity)
            case .selection: .selection
            case .notification(let type): .notification(type)
            }
        }
    }

    /// The sounds of the system that would have been heard, by AudioToolbox's numbers, oldest first; of very many the last ones.
    public var systemSounds: [UInt32] { host.signsGiven.sounds.map(\.sound) }

    /// The notifications for assistive technology, oldest first.
    public var accessibilityAnnouncements: [AccessibilityAnnouncement] {
        let start = host.now - time
        return host.signsGiven.announcements.map {
            AccessibilityAnnouncement(
                notification: $0.notification, argument: $0.argument, time: $0.time - start)
        }
    }

    /// The elements of the window in the order in which they are read.
    public var accessibilityElements: [AccessibilityElement] {
        AccessibilityTree(of: window).nodes.map {
            AccessibilityElement(
                label: $0.label, value: $0.value, hint: $0.hint, identifier: $0.identifier, traits: $0.traits,
                frame: $0.frame, view: $0.object as? UIView)
        }
    }
}
