import UIKit

/// The two screens of a running transition, told apart by what they do: the upper one comes and goes, the lower one stays
/// behind.
///
/// It hides what differs between push, pop and the modal styles: going forward the upper screen is the to view, going
/// backward it is the from view; and in styles that leave the presenter in place the lower view is not the transition's
/// to touch.
@MainActor
public struct TransitionScene {
    /// What the system says about the transition.
    public let context: any UIViewControllerContextTransitioning
    /// Whether a screen arrives or leaves again.
    public let direction: TransitionDirection

    /// The view everything happens in.
    public let container: UIView
    /// The screen that arrives going forward and leaves going backward.
    public let upper: UIView
    /// The screen behind, where it takes part in the transition; nil where the presenter's view stays in its own place.
    public let lower: UIView?
    /// The screen behind as it can be seen, whether it takes part or not. To be looked at and snapshotted, never moved.
    public let backdrop: UIView?

    /// Takes the views out of the context, puts the to view into the container at its final frame, and lays it out.
    ///
    /// - Returns: nil where the context has no view that comes or goes; the transition must then be completed at once.
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

    /// The screen that comes; nil where the presenter's view has never left its own place.
    public var arriving: UIView? { isForward ? upper : lower }

    /// The screen that goes; nil where the presenter's view stays in its own place.
    public var leaving: UIView? { isForward ? lower : upper }

    /// Whether the container reads from right to left, so that what comes from the right comes from the left.
    public var isMirrored: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Puts a black view between the two screens. The animator sets its alpha, and takes it away in the end.
    public func addDimmer() -> UIView {
        let dimmer = UIView(frame: container.bounds)
        dimmer.backgroundColor = .black
        dimmer.isUserInteractionEnabled = false
        container.insertSubview(dimmer, belowSubview: upper)
        return dimmer
    }

    /// Ends the transition: done, unless it was cancelled.
    ///
    /// A cancelled transition leaves the to view where it was before it began: not in the container.
    public func complete() {
        let isCancelled = context.transitionWasCancelled
        if isCancelled {
            context.view(forKey: .to)?.removeFromSuperview()
        }
        context.completeTransition(!isCancelled)
    }
}
