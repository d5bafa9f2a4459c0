import TransitionDoctor
import UIKit

/// A card over its presenter, which steps back, small and round, while the card is there.
@MainActor final class FieldDeck: NSObject, UIViewControllerTransitioningDelegate {
    enum Fault: Sendable {
        case none
        /// A way back that is called off leaves the presenter in front.
        case forwardThoughCalledOff
        /// The corners stay round on the presenter.
        case staysRound
        /// The presenter steps back in the animator, and forward again there alone.
        case smallWithoutAnimation
        /// A picture of the presenter is laid below the card, and never taken away.
        case pictureStays
        /// The card comes again with a transform of its own, which is no longer the identity.
        case cardStaysTurned
    }

    private let fault: Fault
    private let home = FieldList()
    private let small = CGAffineTransform(scaleX: 0.92, y: 0.92)
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    var screens: AppFlow {
        AppFlow(root: home) { animated in
            let card = FieldCard()
            card.modalPresentationStyle = .custom
            card.transitioningDelegate = self
            card.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(FieldDeck.pulled(_:))))
            self.home.present(card, animated: animated)
        } close: { animated in
            self.home.dismiss(animated: animated)
        }
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let window = pan.view?.window
        let part = pan.translation(in: window).y / (window?.bounds.height ?? 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            home.dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            if pan.state == .ended, part > 0.35 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35, up) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35, down) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        FieldDeckStage(
            presented, presenting, small, stepsBack: fault != .smallWithoutAnimation,
            forwardAlways: fault == .forwardThoughCalledOff)
    }

    private func up(_ context: BodyAnimator.Context) {
        guard let card = context.toView, let controller = context.viewController(forKey: .to) else {
            return context.end()
        }
        card.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(card)
        if fault == .pictureStays, let picture = home.view.snapshotView(afterScreenUpdates: false) {
            context.containerView.insertSubview(picture, at: 0)
        }
        card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            card.transform = self.fault == .cardStaysTurned ? CGAffineTransform(rotationAngle: 0.01) : .identity
            if self.fault == .smallWithoutAnimation { self.home.view.transform = self.small }
            if self.fault == .staysRound { self.home.view.layer.cornerRadius = 12 }
        } completion: { _ in
            if context.transitionWasCancelled {
                card.removeFromSuperview()
                self.home.view.transform = .identity
            }
            context.end()
        }
    }

    private func down(_ context: BodyAnimator.Context) {
        guard let card = context.fromView else { return context.end() }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
            card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
            if self.fault == .smallWithoutAnimation { self.home.view.transform = .identity }
        } completion: { _ in
            if context.transitionWasCancelled { card.transform = .identity }
            context.end()
        }
    }
}

@MainActor private final class FieldDeckStage: UIPresentationController {
    private let small: CGAffineTransform
    private let (stepsBack, forwardAlways): (Bool, Bool)

    init(
        _ presented: UIViewController, _ presenting: UIViewController?, _ small: CGAffineTransform, stepsBack: Bool,
        forwardAlways: Bool
    ) {
        self.small = small
        (self.stepsBack, self.forwardAlways) = (stepsBack, forwardAlways)
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.inset(by: UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0))
    }

    override func presentationTransitionWillBegin() { step(to: small) }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed, stepsBack { presentingViewController.view.transform = .identity }
    }

    override func dismissalTransitionWillBegin() { step(to: .identity) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !completed, stepsBack { presentingViewController.view.transform = forwardAlways ? .identity : small }
    }

    private func step(to transform: CGAffineTransform) {
        guard stepsBack else { return }
        let presenter = presentingViewController.view
        guard let coordinator = presentedViewController.transitionCoordinator else {
            presenter?.transform = transform
            return
        }
        coordinator.animate { _ in presenter?.transform = transform }
    }

    override func containerViewDidLayoutSubviews() {
        guard presentedView?.transform == .identity else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
