// swift-format-ignore-file
// What Documentation/seeds/door.md shows.
import UIKit

// sample of Documentation/seeds/door.md
/// What a screen can be pushed by.
enum PushType {
    case door, move

    @MainActor
    func animator(isForward: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .door: return TwoLeafAnimator(isForward: isForward)
        case .move: return TravelAnimator(isForward: isForward)
        }
    }
}

extension UINavigationController {
    /// Pushes a screen, and puts a pan on it that leads back in the same way. The delegate is the one before afterwards.
    func animationPush(_ screen: UIViewController, type: PushType, animated: Bool = true) {
        screen.loadViewIfNeeded()
        for old in screen.backPans { screen.view.removeGestureRecognizer(old) }
        let pan = BackPan(type, of: self)
        screen.view.addGestureRecognizer(pan)
        pan.direct { pushViewController(screen, animated: animated) }
    }

    /// The way back without a finger.
    func animationPop(animated: Bool = true) {
        guard let pan = topViewController?.backPans.first else {
            popViewController(animated: animated)
            return
        }
        pan.direct { popViewController(animated: animated) }
    }
}

extension UIViewController {
    fileprivate var backPans: [BackPan] { viewIfLoaded?.gestureRecognizers?.compactMap { $0 as? BackPan } ?? [] }
}

/// A pan anywhere on a screen that leads back. For one change at a time it is the navigation controller's delegate as well; the view of
/// the screen keeps it alive.
final class BackPan: UIPanGestureRecognizer, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let type: PushType
    private weak var navigation: UINavigationController?
    private weak var delegateBefore: (any UINavigationControllerDelegate)?
    /// There only while the finger is: without one it would hold the transition for ever.
    private var interactor: UIPercentDrivenInteractiveTransition?

    init(_ type: PushType, of navigation: UINavigationController) {
        self.type = type
        self.navigation = navigation
        super.init(target: nil, action: nil)
        delegate = self
        #if canImport(ObjectiveC)
        addTarget(self, action: #selector(BackPan.panned))
        #else
        addTarget(self, action: Selector(BackPan.panned))
        #endif
    }

    /// Is asked about one change: the delegate from here to `willShow`.
    func direct(_ change: () -> Void) {
        // Out of sight, or while another change runs, nobody would ask, and the delegate would not be put back.
        guard let navigation, navigation.viewIfLoaded?.window != nil, navigation.transitionCoordinator == nil else {
            return change()
        }
        delegateBefore = navigation.delegate
        navigation.delegate = self
        change()
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func panned() {
        let share = min(abs(translation(in: view?.window).x) / max(view?.bounds.width ?? 0, 1), 1)
        switch state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            direct { _ = navigation?.popViewController(animated: true) }
        case .changed: interactor?.update(share)
        case .ended: end(finishing: share > 0.5)
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func end(finishing: Bool) {
        if finishing { interactor?.finish() } else { interactor?.cancel() }
        interactor = nil
    }

    // MARK: Whether it begins

    /// Sideways, and where there is something to go back to.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.transitionCoordinator == nil else { return false }
        let speed = velocity(in: view)
        return navigation.viewControllers.count > 1 && abs(speed.x) > abs(speed.y)
    }

    /// The system's own swipe from the edge waits for this one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === navigation?.interactivePopGestureRecognizer }

    // MARK: What it is asked

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { type.animator(isForward: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    /// All has been asked: from here on the delegate is the one before.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.delegate = delegateBefore
        delegateBefore = nil
    }
}
// end of sample
