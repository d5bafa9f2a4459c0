/// The fixed part of a context: container, controllers, views and frames.
@MainActor
package struct TransitionStage {
    package var containerView: UIView
    package var from: UIViewController?
    package var to: UIViewController?
    /// The from side's view when it leaves the window.
    package var fromView: UIView?
    /// The to side's view when it enters the window.
    package var toView: UIView?
    package var frames = TransitionFrames()
    package var presentationStyle = UIModalPresentationStyle.none
    package var isAnimated: Bool
    package var targetTransform = CGAffineTransform.identity

    package init(containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
    }
}

/// The four frames of a context, in the container's coordinates; zero stands for "not in the window then".
package struct TransitionFrames: Equatable, Sendable {
    package var initialFrom = CGRect.zero
    package var finalFrom = CGRect.zero
    package var initialTo = CGRect.zero
    package var finalTo = CGRect.zero

    package init() {}
}
