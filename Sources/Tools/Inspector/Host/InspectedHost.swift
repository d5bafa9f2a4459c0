import DesktopLoop
import QuartzCore
import UIKit

/// A host that the inspector can look into and steer: one on real time with a window, or one that a test moves by hand.
@MainActor package protocol InspectedHost: AnyObject {
    /// The host itself: its screen, its scene, its traits.
    var host: UIKitCore.Host { get }

    /// Seconds of media time in a second of the host's: 1, or less for slow motion.
    var rate: Double { get set }

    /// Whether media time stands still. The main queue and the main actor work on.
    var isPaused: Bool { get set }

    /// Goes on by one frame at full rate, though media time stands still.
    func stepFrame()

    /// Whether fingers leave marks on the screen.
    var showsTouches: Bool { get set }

    /// The host's own time at the last turn, in seconds; `nil` before the first.
    var hostTime: TimeInterval? { get }

    /// What the device showed last, while it was in sight.
    var moment: ScreenMoment? { get }

    /// Shows an earlier moment in the device's place; `nil` shows the device again.
    func show(_ moment: ScreenMoment?)

    /// Becomes another device.
    func choose(_ device: DeviceProfile)

    /// Turns the device by quarters, to the left if positive; what the application does not support is passed over.
    func turnDevice(by quarters: Int)
}
