import CoreGraphics

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The buttons of remote controls, which there are none of; a keyboard's arrows are those of their names.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    open internal(set) var phase = Phase.began
    open internal(set) var timestamp: TimeInterval
    open private(set) var key: UIKey?
    open private(set) weak var responder: UIResponder?
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
    open var allPresses: Set<UIPress> { [press] }

    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        press.gestureRecognizers?.contains { $0 === gesture } ?? false ? [press] : []
    }
}
