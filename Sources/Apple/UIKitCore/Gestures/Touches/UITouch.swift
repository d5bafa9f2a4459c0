import QuartzCore

/// A touch of one finger, from its beginning to its end.
///
/// The object is the same during the whole touch; its properties change with each event.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of the touch in the current event.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It stayed where it was while another one did something.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system, or a recognized gesture, canceled it.
        case cancelled = 4
        /// A pointer came over a region; never here.
        case regionEntered = 5
        /// A pointer moved in a region; never here.
        case regionMoved = 6
        /// A pointer left a region; never here.
        case regionExited = 7
    }

    /// None: fingers and mice are measured at once.
    open var estimatedProperties: Properties { [] }
    /// None.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The kind of touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen. All touches are that here.
        case direct = 0
        /// A finger away from the screen, as on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointing device.
        case indirectPointer = 3

        /// The older name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The phase of the touch in the current event.
    open internal(set) var phase: Phase = .began
    /// The kind of touch; always a finger on the screen here.
    open internal(set) var type: TouchType = .direct
    /// The time of the last change, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How many times the finger has tapped the same place in quick succession, this time included.
    open internal(set) var tapCount = 1
    /// The view the touch came down on.
    open internal(set) var view: UIView?
    /// The window the touch came down in.
    open internal(set) weak var window: UIWindow?
    /// The recognizers that receive this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// The finger's radius in points; always 20 here.
    open internal(set) var majorRadius: CGFloat = 20
    /// How inexact that is, in points; always 5 here.
    open internal(set) var majorRadiusTolerance: CGFloat = 5
    /// Always 0: no input device here tells a finger's force.
    open var force: CGFloat { 0 }
    /// Always 0: no input device here tells a finger's force.
    open var maximumPossibleForce: CGFloat { 0 }

    /// Where the finger is, in the window's coordinates.
    package internal(set) var windowLocation = CGPoint.zero
    /// Where the finger was at the event before this one, in the window's coordinates.
    package internal(set) var previousWindowLocation = CGPoint.zero
    /// Which finger it is, in the numbering of the host.
    package internal(set) var finger = 0
    /// How far the delivery of the touch to its view has come.
    var delivery = TouchDelivery.pending
    /// Whether the touch changed in the current event.
    var isChanged = true

    /// Whether the finger is still down.
    var isLive: Bool { phase != .ended && phase != .cancelled }

    /// Returns the location in a view's coordinates, or in the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Returns the location at the previous event, in a view's coordinates, or in the window's for `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// Equals `location(in:)`: no touch is measured more precisely here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Equals `previousLocation(in:)`: no touch is measured more precisely here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

/// How far the delivery of a touch to its view has come.
enum TouchDelivery {
    /// The view does not know of the touch yet.
    case pending
    /// The view got `touchesBegan`.
    case begun
    /// A recognizer has taken the touch; the view is to get `touchesCancelled`, if it knows of the touch at all.
    case cancelling
    /// The view got the last of the touch, or is to get nothing of it.
    case finished
}
