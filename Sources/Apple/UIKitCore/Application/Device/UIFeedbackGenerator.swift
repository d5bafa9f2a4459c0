/// A generator of haptic feedback.
///
/// Differs from UIKit: there is no haptic hardware. The host records the feedback for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback belongs to.
    open private(set) weak var view: UIView?

    /// Creates a generator without a view.
    public override init() { super.init() }

    /// Creates a generator and adds it to a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view or removed from it. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the generator was added to a view, or removed (`nil`). Stores the view in
    /// `view`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Prepares the haptic hardware on iOS. Does nothing here.
    open func prepare() {}
}

/// A generator of impact feedback.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// A light object.
        case light = 0
        /// A medium object.
        case medium = 1
        /// A heavy object.
        case heavy = 2
        /// A soft object: the impact is spread over time.
        case soft = 3
        /// A rigid object: the impact is short.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator of a style without a view.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    /// Creates a generator of a style and adds it to a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Triggers an impact of full intensity, which the host records.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Triggers an impact.
    ///
    /// - Parameter intensity: The intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        Host.current.feel(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
    /// Triggers an impact at a point of the view. The point is not used here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Triggers an impact of an intensity from 0 to 1 at a point of the view. The point is not used
    /// here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A generator of selection feedback.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers selection feedback, which the host records.
    open func selectionChanged() { Host.current.feel(.selection) }
    /// Triggers the feedback at a point of the view. The point is not used here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A generator of notification feedback: success, warning or error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task succeeded with a warning.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Triggers notification feedback, which the host records.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        Host.current.feel(.notification(notificationType))
    }
    /// Triggers the feedback at a point of the view. The point is not used here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
