import UIKit

/// What a device has given to feel.
public enum Feedback: Hashable, Sendable {
    /// A blow, and how hard, from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A selection that has moved on.
    case selection
    /// A success, a warning or a failure.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// What assistive technology was told.
public struct AccessibilityAnnouncement {
    /// What kind of change it was.
    public let notification: UIAccessibility.Notification
    /// A text to read, or the element to go to.
    public let argument: Any?
    /// In seconds of the stage's clock.
    public let time: TimeInterval
}

/// An element of the screen as assistive technology sees it.
public struct AccessibilityElement {
    /// What is read of it.
    public let label: String?
    /// What it is set to, such as a slider's percentage.
    public let value: String?
    /// What happens when it is used.
    public let hint: String?
    /// The name that tests find it by.
    public let identifier: String?
    /// What it is: a button, a heading, selected, …
    public let traits: UIAccessibilityTraits
    /// In points of the screen.
    public let frame: CGRect
    /// The view, where it is one.
    public let view: UIView?
}

extension Stage {
    /// What could be felt since the stage was set up, oldest first; of very many the last ones.
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

    /// What assistive technology was told, oldest first.
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
