// swift-format-ignore-file
// What Documentation/seeds/magic-move.md shows.
import UIKit

// sample of Documentation/seeds/magic-move.md
/// A screen with a flying view. While it is on top it is its navigation controller's delegate, for pushes and for its pop.
class FlightScreen: UIViewController, FlightEnd {
    /// A list sets it to the image view of the tapped cell before the push.
    var flyingView: UIView?
    private weak var delegateBefore: (any UINavigationControllerDelegate)?
    /// Exists only during a gesture: without one it would never end the transition.
    private var interactor: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        #if canImport(ObjectiveC)
        let action = #selector(draggedFromEdge(_:))
        #else
        let action = Selector(FlightScreen.draggedFromEdge(_:))
        #endif
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: action)
        pan.edges = .left
        view.addGestureRecognizer(pan)
    }

    // Each time that it is on top again: after the pop of a screen above it, and after a canceled pop.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigationController, navigationController.delegate !== self else { return }
        delegateBefore = navigationController.delegate
        navigationController.delegate = self
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func draggedFromEdge(_ pan: UIScreenEdgePanGestureRecognizer) {
        let share = min(max(pan.translation(in: view.window).x / max(view.bounds.width, 1), 0), 1)
        switch pan.state {
        case .began: goBack()
        case .changed: interactor?.update(share)
        case .ended, .cancelled, .failed:
            if share > 0.5 { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        default: break
        }
    }

    private func goBack() {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil
        else { return }
        interactor = UIPercentDrivenInteractiveTransition()
        navigationController.popViewController(animated: true)
    }
}

extension FlightScreen: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FlightAnimator(isForward: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    // Animator and interactor have been requested, and `navigationController` is still set.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard viewController !== self else { return }
        navigationController.delegate = delegateBefore
        delegateBefore = nil
    }
}
// end of sample
