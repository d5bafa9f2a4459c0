import TransitionDoctor
import UIKit

/// A box of letters. A letter is drawn down by a finger, by an interactor that has heard that somebody has to complete.
final class FCLetterBox: FCScreen, UIViewControllerTransitioningDelegate {
    private var driver: FCLetterDriver?

    static func screens() -> AppFlow {
        let box = FCLetterBox("Letters", .systemTeal)
        return AppFlow(root: box) { animated in
            box.open(animated: animated)
        } close: { animated in
            box.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(4, .white, height: 64))
    }

    private func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let letter = FCScreen("Dear reader", .systemBackground)
        letter.modalPresentationStyle = .custom
        letter.transitioningDelegate = self
        letter.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(FCLetterBox.panned(_:))))
        present(letter, animated: animated)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).y / max(view.bounds.height, 1)
        switch pan.state {
        case .began:
            guard transitionCoordinator == nil else { return }
            driver = FCLetterDriver()
            dismiss(animated: true)
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (share > 0.35 || pan.velocity(in: view).y > 900)
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    private func slide(_ context: FCContext) {
        context.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let letter = context.upperView else { return context.fade(0.35) }
        let leaves = context.isLeaving
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        if !leaves { letter.transform = below }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            letter.transform = leaves ? below : .identity
        } completion: { _ in
            letter.transform = .identity
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { [weak self] in self?.slide($0) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { [weak self] in self?.slide($0) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Completes a transition that is called off, as the animator does too.
@MainActor private final class FCLetterDriver: UIPercentDrivenInteractiveTransition {
    private var context: FCContext?

    override func startInteractiveTransition(_ transitionContext: FCContext) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    override func cancel() {
        super.cancel()
        context?.completeTransition(false)
        context = nil
    }
}
