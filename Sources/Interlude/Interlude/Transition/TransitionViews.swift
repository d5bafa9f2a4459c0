import UIKit

/// The two screens of a running transition by their role: the upper one arrives and leaves, the lower one is covered.
///
/// The differences between push, pop and the modal styles are hidden. Forward, the upper screen is
/// the *to* view; backward, it is the *from* view. In styles in which the presenting screen remains
/// visible, there is no lower view.
@MainActor
public struct TransitionViews {
    /// The transition's context.
    public let context: any UIViewControllerContextTransitioning
    /// The direction of the transition.
    public let direction: TransitionDirection

    /// The container view of the transition.
    public let container: UIView
    /// The screen that arrives in the forward direction and leaves in the backward one.
    public let upper: UIView
    /// The lower screen in the container; `nil` if the presenter's view remains in its own superview.
    public let lower: UIView?
    /// The visible lower screen, in the container or not. Read it and take snapshots of it, but do not move it.
    public let backdrop: UIView?

    /// Reads the views from the context, adds the *to* view to the container at its final frame, and lays it out.
    ///
    /// - Returns: `nil` if the context has no arriving or leaving view; the transition must then be completed
    ///   immediately.
    public init?(_ context: any UIViewControllerContextTransitioning, direction: TransitionDirection) {
        let isForward = direction == .forward
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        guard let upper = isForward ? to : from else { return nil }
        self.context = context
        self.direction = direction
        self.container = context.containerView
        self.upper = upper
        self.lower = isForward ? from : to
        self.backdrop = lower ?? context.viewController(forKey: isForward ? .from : .to)?.view
        placeIncomingView(to)
    }

    private func placeIncomingView(_ to: UIView?) {
        guard let to else { return }
        if let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            to.frame = frame.isEmpty ? container.bounds : frame
        }
        if direction == .forward {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: upper)
        }
        to.layoutIfNeeded()
    }

    /// Whether the upper screen arrives.
    public var isForward: Bool { direction == .forward }

    /// The arriving view; `nil` if the presenter's view was not removed.
    public var arriving: UIView? { isForward ? upper : lower }

    /// The leaving view; `nil` if the presenter's view remains.
    public var leaving: UIView? { isForward ? lower : upper }

    /// Whether the container's layout is right to left, so that left and right are swapped.
    public var isMirrored: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Adds a black view between the two screens. The animator sets its alpha, and removes it at the end.
    public func addDimmer() -> UIView {
        let dimmer = UIView(frame: container.bounds)
        dimmer.backgroundColor = .black
        dimmer.isUserInteractionEnabled = false
        container.insertSubview(dimmer, belowSubview: upper)
        return dimmer
    }

    /// Completes the transition as finished or canceled.
    ///
    /// A canceled transition removes the *to* view from the container.
    public func complete() {
        let isCancelled = context.transitionWasCancelled
        if isCancelled {
            context.view(forKey: .to)?.removeFromSuperview()
        }
        context.completeTransition(!isCancelled)
    }
}
