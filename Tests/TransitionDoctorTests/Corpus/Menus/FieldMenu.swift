import TransitionDoctor
import UIKit

/// A menu beside the screen, on a shade that its presentation controller lays below it; a finger closes it.
@MainActor final class FieldMenu: NSObject, UIViewControllerTransitioningDelegate {
    enum Fault: Sendable {
        case none
        /// The shade goes with the beginning of the way back, whatever becomes of that.
        case shadeGoesAlways
        /// Neither shade nor menu are laid out anew.
        case notLaidOut
        /// Who drives is handed out also where no finger is down.
        case alwaysDriven
        /// A touch that the system takes away is not answered.
        case onlyEnded
        /// The interactor lives on, so that the next way back waits for a finger.
        case keepsDriving
        /// The menu takes its place in the animator, and nowhere else.
        case placedByAnimator
    }

    private let fault: Fault
    private let home = FieldList()
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
        if fault == .alwaysDriven { percent = UIPercentDrivenInteractiveTransition() }
    }

    var screens: AppFlow {
        AppFlow(root: home) { animated in
            let menu = FieldCard()
            menu.modalPresentationStyle = .custom
            menu.transitioningDelegate = self
            let pan = UIPanGestureRecognizer(target: self, action: Selector(FieldMenu.pulled(_:)))
            menu.view.addGestureRecognizer(pan)
            self.home.present(menu, animated: animated)
        } close: { animated in
            self.home.dismiss(animated: animated)
        }
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = pan.view?.window else { return }
        let part = max(0, -pan.translation(in: window).x / 280)
        switch pan.state {
        case .began:
            if fault != .alwaysDriven { percent = UIPercentDrivenInteractiveTransition() }
            home.dismiss(animated: true)
        case .changed: percent?.update(min(part, 1))
        case .ended: letGo(part > 0.4 || pan.velocity(in: window).x < -600)
        case .cancelled, .failed:
            if fault != .onlyEnded { letGo(false) }
        default: break
        }
    }

    private func letGo(_ finishes: Bool) {
        if finishes { percent?.finish() } else { percent?.cancel() }
        if fault != .keepsDriving, fault != .alwaysDriven { percent = nil }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.3, slide) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.3, slide) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FieldMenuStage(presented, presenting, fault) }

    private func slide(_ context: BodyAnimator.Context) {
        let leaves = context.isLeaving
        guard let menu = context.upperView, let controller = context.viewController(forKey: leaves ? .from : .to) else {
            return context.end()
        }
        let place =
            fault == .placedByAnimator
            ? CGRect(x: 0, y: 0, width: 280, height: context.containerView.bounds.height)
            : context.finalFrame(for: controller)
        if !leaves {
            menu.frame = place
            context.containerView.addSubview(menu)
        }
        let away = CGAffineTransform(translationX: -menu.bounds.width, y: 0)
        if !leaves { menu.transform = away }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            menu.transform = leaves ? away : .identity
        } completion: { _ in
            menu.transform = .identity
            if !leaves, context.transitionWasCancelled { menu.removeFromSuperview() }
            context.end()
        }
    }
}

@MainActor private final class FieldMenuStage: UIPresentationController {
    private let fault: FieldMenu.Fault
    private let shade = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ fault: FieldMenu.Fault) {
        self.fault = fault
        super.init(presentedViewController: presented, presenting: presenting)
        shade.backgroundColor = .black
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        if fault == .placedByAnimator { return super.frameOfPresentedViewInContainerView }
        return CGRect(x: 0, y: 0, width: 280, height: containerView?.bounds.height ?? 0)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.alpha = 0
        containerView.insertSubview(shade, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = 0.4
            return
        }
        coordinator.animate { _ in self.shade.alpha = 0.4 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = 0
            return
        }
        coordinator.animate { _ in
            self.shade.alpha = 0
        } completion: { _ in
            if self.fault == .shadeGoesAlways { self.shade.removeFromSuperview() }
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        guard fault != .notLaidOut, let containerView else { return }
        shade.frame = containerView.bounds
        guard fault != .placedByAnimator, presentedView?.transform == .identity else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
