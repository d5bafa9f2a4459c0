import Foundation

/// What the user has asked of the system that concerns motion.
///
/// Only the settings that transitions look at are here.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether animations should not move things across the screen.
    ///
    /// Off on a new host. A stage or a test turns it on with `simulateReduceMotion(_:)`.
    public static var isReduceMotionEnabled: Bool { Host.current.preferences.reducesMotion }

    /// Posted after `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Sets what `isReduceMotionEnabled` answers on the current host, and posts the notification when that is a change.
    package static func simulateReduceMotion(_ isEnabled: Bool) { Host.current.preferences.reducesMotion = isEnabled }
}
