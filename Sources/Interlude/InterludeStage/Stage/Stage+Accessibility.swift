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
    /// The text that is read, or the element that is focused.
    public let argument: Any?
    /// The time in seconds of the stage's clock.
    public let time: TimeInterval
}

/// An element of the screen for assistive technology.
public struct AccessibilityElement {
    /// The label that is read.
    public let label: String?
    /// The value, such as a slider's percentage.
    public let value: String?
    /// The result of its activation.
    public let hint: String?
    /// The identifier by which tests find the element.
    public let identifier: String?
    /// The traits: a button, a heading, selected, …
    public let traits: UIAccessibilityTraits
    /// The frame in points of the screen.
    public let frame: CGRect
    /// The view, if the element is a view.
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

    /// The system sounds that were played, as numbers of AudioToolbox, oldest first. Old entries are dropped after a
    /// limit.
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
