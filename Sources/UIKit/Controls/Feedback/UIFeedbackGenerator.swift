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

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Wakes the motor on iOS.
    open func prepare() {}
}

/// A blow.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy what collides is.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        Host.current.feel(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A selection that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { Host.current.feel(.selection) }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A success or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Host.current.feel(.notification(notificationType))
    }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
