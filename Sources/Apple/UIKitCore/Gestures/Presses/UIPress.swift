import CoreGraphics

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of the press in the current event.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force of the press has changed; never for keys.
        case changed = 1
        /// The key is held.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The system canceled the press.
        case cancelled = 4
    }

    /// The buttons of remote controls. A keyboard's arrow keys have the arrow types.
    public enum PressType: Int, Sendable {
        /// The up arrow.
        case upArrow = 0
        /// The down arrow.
        case downArrow = 1
        /// The left arrow.
        case leftArrow = 2
        /// The right arrow.
        case rightArrow = 3
        /// The center button; every key without its own type.
        case select = 4
        /// The menu button; Escape.
        case menu = 5
        /// The play/pause button; no key.
        case playPause = 6
    }

    /// The phase of the press in the current event.
    open internal(set) var phase = Phase.began
    /// The time of the last change, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval
    /// The key that is pressed.
    open private(set) var key: UIKey?
    /// The first responder, which receives the press. Weak reference.
    open private(set) weak var responder: UIResponder?
    /// The recognizers that receive the press; `nil` for none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private let stroke: KeyStroke

    init(_ stroke: KeyStroke, responder: UIResponder, at time: TimeInterval) {
        self.stroke = stroke
        self.responder = responder
        timestamp = time
        key = UIKey(stroke)
        super.init()
    }

    /// The type of the press. Keys other than the arrows and Escape are `select`.
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

    /// The force of the press: 1 while the key is down, because keyboards measure none.
    open var force: CGFloat { phase == .began || phase == .stationary || phase == .changed ? 1 : 0 }
}

/// An event of pressed keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let press: UIPress

    init(_ press: UIPress) {
        self.press = press
        super.init()
        timestamp = press.timestamp
    }

    open override var type: EventType { .presses }
    /// The pressed key of the event.
    open var allPresses: Set<UIPress> { [press] }

    /// Returns the presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        press.gestureRecognizers?.contains { $0 === gesture } ?? false ? [press] : []
    }
}
