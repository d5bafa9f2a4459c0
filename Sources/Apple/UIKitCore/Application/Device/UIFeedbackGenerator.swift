/// Lets the device be felt.
///
/// There is no motor here: what would be felt is noted by the host, so that a test can ask for it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback belongs to.
    open private(set) weak var view: UIView?

    /// A generator that belongs to no view.
    public override init() { super.init() }

    /// A generator that belongs to a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view or removed from it. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called when the generator has come to a view, or left it with `nil`. Keeps it in `view`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Wakes the motor on iOS.
    open func prepare() {}
}

/// A blow.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy what collides is.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and soft to the touch.
        case light = 0
        /// Of middling weight.
        case medium = 1
        /// Of great weight.
        case heavy = 2
        /// Yielding: a blow that is spread over time.
        case soft = 3
        /// Unyielding: a short blow.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// A generator for blows of this kind that belongs to no view.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    /// A generator for blows of this kind that belongs to a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// A blow of full intensity, noted by the host.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        Host.current.feel(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
    /// A blow at a point of the view; the place is not used here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// A blow of an intensity from 0 to 1 at a point of the view; the place is not used here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A selection that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that the selection has moved by one; noted by the host.
    open func selectionChanged() { Host.current.feel(.selection) }
    /// Plays the feedback at a point of the view, which is not used here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A success or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How what the app has done came out.
    public enum FeedbackType: Int, Sendable {
        /// It was done.
        case success = 0
        /// It was done, but with something to look at.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Tells how something came out; noted by the host.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        Host.current.feel(.notification(notificationType))
    }
    /// Plays the feedback at a point of the view, which is not used here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
