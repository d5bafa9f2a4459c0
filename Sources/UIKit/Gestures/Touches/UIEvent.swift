import QuartzCore

/// What the fingers on the screen did at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var primary: ButtonMask { button(1) }
        public static var secondary: ButtonMask { button(2) }

        /// The mask of the button with a number from 1 on.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var buttonMask: ButtonMask = []

    /// The touches in the order in which they came down. What the set-valued properties leave out is the order, which
    /// delivery depends on.
    package internal(set) var orderedTouches: [UITouch] = []

    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        set { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The touch itself: nothing is coalesced here, every sample is an event of its own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [touch] : nil
    }

    /// Empty: the future is not guessed.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [] : nil
    }

    private func set(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = orderedTouches.filter(isIncluded)
        return touches.isEmpty ? nil : Set(touches)
    }
}
