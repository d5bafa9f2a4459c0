import CoreGraphics

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// How far the press has come.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// How hard it is pressed has changed; never for keys.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// It was taken away by the system.
        case cancelled = 4
    }

    /// The buttons of remote controls, which there are none of; a keyboard's arrows are those of their names.
    public enum PressType: Int, Sendable {
        /// The arrow upwards.
        case upArrow = 0
        /// The arrow downwards.
        case downArrow = 1
        /// The arrow to the left.
        case leftArrow = 2
        /// The arrow to the right.
        case rightArrow = 3
        /// The button in the middle; every key without a button of its own.
        case select = 4
        /// The menu button; Escape.
        case menu = 5
        /// The button for playing and pausing; no key.
        case playPause = 6
    }

    /// How far the press has come.
    open internal(set) var phase = Phase.began
    /// The time of the last change, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval
    /// The key that is pressed.
    open private(set) var key: UIKey?
    /// The first responder to receive it. A weak reference.
    open private(set) weak var responder: UIResponder?
    /// The recognizers that watch it; `nil` for none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private let stroke: KeyStroke

    init(_ stroke: KeyStroke, responder: UIResponder, at time: TimeInterval) {
        self.stroke = stroke
        self.responder = responder
        timestamp = time
        key = UIKey(stroke)
        super.init()
    }

    /// Keys other than arrows and Return have no button of their own: they are taken as `select`.
    open var type: PressType {
        switch stroke.name {
        case "Up": .upArrow
        case "Down": .downArrow
        case "Left": .leftArrow
        case "Right": .rightArrow
        case "Escape": .menu
        default: .select
        }
    }

    /// The window of the responder; `nil` for none.
    open var window: UIWindow? {
        sequence(first: responder, next: { $0?.next }).lazy.compactMap { $0 as? UIView }.first?.window
    }

    /// 1 while the key is down: keyboards measure none.
    open var force: CGFloat { phase == .began || phase == .stationary || phase == .changed ? 1 : 0 }
}

/// Keys that are pressed, as an event.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let press: UIPress

    init(_ press: UIPress) {
        self.press = press
        super.init()
        timestamp = press.timestamp
    }

    open override var type: EventType { .presses }
    /// The one key that the event is about.
    open var allPresses: Set<UIPress> { [press] }

    /// Returns the presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        press.gestureRecognizers?.contains { $0 === gesture } ?? false ? [press] : []
    }
}
