// swift-format-ignore-file
// What Documentation/seeds/magic-move.md shows.
import UIKit

// sample of Documentation/seeds/magic-move.md
/// A screen with a view that flies. On top it is its navigation controller's delegate, for the pushes from it and for the way back.
class FlightScreen: UIViewController, FlightEnd {
    /// A list sets it to the image view of the tapped cell before it pushes.
    var flyingView: UIView?
    private weak var delegateBefore: (any UINavigationControllerDelegate)?
    /// There only while the finger is: without one it would hold the transition for ever.
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

    // Each time that it is on top again: after a screen over it has gone, and after a way back that was called off.
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

    // The animator and what drives it have been asked for, and the navigation controller is there still.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard viewController !== self else { return }
        navigationController.delegate = delegateBefore
        delegateBefore = nil
    }
}
// end of sample
