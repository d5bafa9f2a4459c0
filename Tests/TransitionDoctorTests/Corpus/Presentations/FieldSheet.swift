import TransitionDoctor
import UIKit

/// Slides a sheet up and down by one property animator, which can be taken hold of.
@MainActor final class FieldSheet: NSObject, UIViewControllerAnimatedTransitioning {
    enum Fault: Sendable {
        case none
        /// Another animator whenever one is asked for.
        case anotherEachTime
        /// The animator that is handed out is never started by anybody.
        case emptyOnTheWayBack
        /// What has ended is stopped once more.
        case stoppedAtTheEnd
        /// Completed as if nobody could call it off.
        case alwaysTrue
        /// The one that has ended is handed out again.
        case keptForEver
    }

    private let fault: Fault
    private let leaves: Bool
    private var running: UIViewPropertyAnimator?

    init(leaves: Bool, _ fault: Fault = .none) {
        (self.leaves, self.fault) = (leaves, fault)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running, fault != .anotherEachTime { return running }
        if fault == .emptyOnTheWayBack {
            guard transitionContext.toView != nil else { return UIViewPropertyAnimator() }
        }
        let made = leaves ? down(transitionContext) : up(transitionContext)
        running = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if fault == .stoppedAtTheEnd {
            running?.stopAnimation(false)
            running?.finishAnimation(at: .end)
        }
        if fault != .keptForEver { running = nil }
    }

    private func up(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1)
        guard let sheet = context.toView, let controller = context.viewController(forKey: .to) else {
            animator.addCompletion { _ in context.end() }
            return animator
        }
        let place = context.finalFrame(for: controller)
        sheet.frame = place.offsetBy(dx: 0, dy: context.containerView.bounds.height - place.minY)
        context.containerView.addSubview(sheet)
        animator.addAnimations { sheet.frame = place }
        animator.addCompletion { _ in
            if context.transitionWasCancelled { sheet.removeFromSuperview() }
            self.complete(context)
        }
        return animator
    }

    private func down(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        let (sheet, height) = (context.fromView, context.containerView.bounds.height)
        let place = sheet?.frame ?? .zero
        animator.addAnimations { sheet?.frame = place.offsetBy(dx: 0, dy: height - place.minY) }
        animator.addCompletion { _ in
            if context.transitionWasCancelled { sheet?.frame = place }
            self.complete(context)
        }
        return animator
    }

    private func complete(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(fault == .alwaysTrue || !context.transitionWasCancelled)
    }
}

/// A sheet's delegate: half of the screen, animators, and who drives while a finger pulls.
@MainActor final class FieldSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let fault: FieldSheet.Fault
    private lazy var kept = FieldSheet(leaves: true, fault)

    init(_ fault: FieldSheet.Fault = .none) {
        self.fault = fault
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FieldSheet(leaves: false, fault) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        fault == .keptForEver ? kept : FieldSheet(leaves: true, fault)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FieldHalf(presentedViewController: presented, presenting: presenting) }
}

/// The lower half of the screen, over a shade that a tap closes.
@MainActor private final class FieldHalf: UIPresentationController {
    private lazy var shade: UIView = {
        let shade = UIView()
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FieldHalf.tapped(_:))))
        return shade
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { return }
        shade.alpha = 0
        coordinator.animate { _ in self.shade.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in self.presentedView?.frame = self.frameOfPresentedViewInContainerView }
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}
