import TransitionDoctor
import UIKit

/// Notes in a stack. On the way back a note first gets small and then goes aside: the second animation begins where the first has ended,
/// which no finger drives.
final class FCNotes: UINavigationController, UINavigationControllerDelegate {
    private var edge: FCEdgeBack?

    static func screens() -> AppFlow {
        let notes = FCNotes(rootViewController: FCNote("Notes", .systemTeal))
        return AppFlow(root: notes) { animated in
            guard notes.viewControllers.count == 1 else { return }
            notes.pushViewController(FCNote("Shopping", .systemYellow), animated: animated)
        } close: { animated in
            notes.popViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        edge = FCEdgeBack(self)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation == .pop else {
            return BodyAnimator(0.3) {
                $0.addTo()
                $0.fade()
            }
        }
        return FCTwoStepAnimator()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { edge?.driver }
}

private final class FCNote: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(4, .systemBackground))
    }
}

@MainActor private final class FCTwoStepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let note = transitionContext.fromView else {
            return transitionContext.fade(0.4)
        }
        let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
        let width = transitionContext.containerView.bounds.width * note.fcReading
        UIView.animate(withDuration: 0.15, delay: 0, options: .curveLinear) {
            note.transform = small
        } completion: { _ in
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
                note.transform = small.concatenating(CGAffineTransform(translationX: width, y: 0))
            } completion: { _ in
                note.transform = .identity
                transitionContext.takeToBack()
                transitionContext.end()
            }
        }
    }
}
