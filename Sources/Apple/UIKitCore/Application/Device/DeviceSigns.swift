import Foundation
import InterludeFoundation
import QuartzCore

/// What a device has given to feel and to hear, which nobody feels or hears here.
package struct DeviceSigns {
    /// What would be felt.
    package enum Feedback: Hashable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// What assistive technology was told.
    package struct Announcement {
        package let notification: UIAccessibility.Notification
        package let argument: Any?
        package let time: TimeInterval
    }

    package var feedback: [(feedback: Feedback, time: TimeInterval)] = []
    /// The sounds of the system that would be heard, by AudioToolbox's numbers.
    package var sounds: [(sound: UInt32, time: TimeInterval)] = []
    package var announcements: [Announcement] = []

    /// An application that runs for days keeps the last ones.
    private static let most = 1000

    fileprivate mutating func trim() {
        if feedback.count > Self.most { feedback.removeFirst() }
        if sounds.count > Self.most { sounds.removeFirst() }
        if announcements.count > Self.most { announcements.removeFirst() }
    }
}

extension Host {
    /// Notes what would be felt now.
    func feel(_ feedback: DeviceSigns.Feedback) {
        signsGiven.feedback.append((feedback, now))
        signsGiven.trim()
    }

    /// Has the sounds noted that would be heard from now on. Those of other threads are noted a moment later.
    static func listen() {
        SystemSounds.note { sound in
            guard MainQueue.isHere else { return DispatchQueue.main.async { Host.current.hear(sound) } }
            MainActor.assumeIsolated { Host.current.hear(sound) }
        }
    }

    private func hear(_ sound: UInt32) {
        signsGiven.sounds.append((sound, now))
        signsGiven.trim()
    }

    /// Notes an announcement to assistive technology.
    func announce(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        signsGiven.announcements.append(
            DeviceSigns.Announcement(notification: notification, argument: argument, time: now))
        signsGiven.trim()
    }
}
