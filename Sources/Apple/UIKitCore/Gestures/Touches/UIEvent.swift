import QuartzCore

/// The state of the touches at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The type of event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// Keys of a headset.
        case remoteControl = 2
        /// Keys that were pressed.
        case presses = 3
        /// A scroll wheel was rotated.
        case scroll = 10
        /// A pointer moved over the screen.
        case hover = 11
        /// Fingers on a trackpad.
        case transform = 14
    }

    /// The subtype of event, for motion and the keys of a headset, which does not exist here.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Go on playing.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Pause, or go on.
        case remoteControlTogglePlayPause = 103
        /// The next piece.
        case remoteControlNextTrack = 104
        /// The piece before.
        case remoteControlPreviousTrack = 105
        /// Start running backwards.
        case remoteControlBeginSeekingBackward = 106
        /// Stop running backwards.
        case remoteControlEndSeekingBackward = 107
        /// Start running forwards.
        case remoteControlBeginSeekingForward = 108
        /// Stop running forwards.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button, at the left for most.
        public static var primary: ButtonMask { button(1) }
        /// The second button, at the right for most.
        public static var secondary: ButtonMask { button(2) }

        /// Returns the mask of the button with a number from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The type of event; touches, unless a subclass overrides it.
    open var type: EventType { .touches }
    /// The subtype of event.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The pressed buttons. Always empty here: a pointer acts as a touch.
    open internal(set) var buttonMask: ButtonMask = []

    /// The touches in the order in which they came down. What the set-valued properties leave out is the order, which
    /// delivery depends on.
    package internal(set) var orderedTouches: [UITouch] = []

    /// All touches that are on the screen, with those that ended in this event.
    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }

    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }

    /// Returns the touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        set { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Returns the touch itself: touches are not coalesced here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [touch] : nil
    }

    /// Returns an empty array: touches are not predicted here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [] : nil
    }

    private func set(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = orderedTouches.filter(isIncluded)
        return touches.isEmpty ? nil : Set(touches)
    }
}
