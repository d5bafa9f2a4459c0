import QuartzCore

/// A touch of one finger, from its beginning to its end.
///
/// The object is the same during the whole touch; its properties change with each event.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of the touch in the current event.
    public enum Phase: Int, Sendable {
        /// The touch has begun.
        case began = 0
        /// The touch has moved.
        case moved = 1
        /// The touch has not moved while another one has changed.
        case stationary = 2
        /// The touch was lifted.
        case ended = 3
        /// The system or a recognized gesture canceled the touch.
        case cancelled = 4
        /// A pointer entered a region; never here.
        case regionEntered = 5
        /// A pointer moved in a region; never here.
        case regionMoved = 6
        /// A pointer left a region; never here.
        case regionExited = 7
    }

    /// Always empty: touches and pointers are measured without estimates.
    open var estimatedProperties: Properties { [] }
    /// Always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The kind of touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen. All touches have this type here.
        case direct = 0
        /// A finger away from the screen, as on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointing device.
        case indirectPointer = 3

        /// The earlier name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The phase of the touch in the current event.
    open internal(set) var phase: Phase = .began
    /// The type of the touch; always `direct` here.
    open internal(set) var type: TouchType = .direct
    /// The time of the last change, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in quick succession at the same location, including this one.
    open internal(set) var tapCount = 1
    /// The view in which the touch began.
    open internal(set) var view: UIView?
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The recognizers that receive this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// The radius of the touch in points; always 20 here.
    open internal(set) var majorRadius: CGFloat = 20
    /// The tolerance of the radius in points; always 5 here.
    open internal(set) var majorRadiusTolerance: CGFloat = 5
    /// Always 0: no input device here measures force.
    open var force: CGFloat { 0 }
    /// Always 0: no input device here measures force.
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
