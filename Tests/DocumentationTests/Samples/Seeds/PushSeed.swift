// swift-format-ignore-file
// What Documentation/seeds/door.md shows.
import UIKit

// sample of Documentation/seeds/door.md
/// The transitions of a push.
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
    /// Pushes a screen, and adds a pan to it that pops with the same transition. The previous delegate is restored afterwards.
    func animationPush(_ screen: UIViewController, type: PushType, animated: Bool = true) {
        screen.loadViewIfNeeded()
        for old in screen.backPans { screen.view.removeGestureRecognizer(old) }
        let pan = BackPan(type, of: self)
        screen.view.addGestureRecognizer(pan)
        pan.direct { pushViewController(screen, animated: animated) }
    }

    /// Pops without a gesture.
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

/// A pan anywhere on a screen that pops it. During one change it is also the navigation controller's delegate; the screen's view
/// retains it.
final class BackPan: UIPanGestureRecognizer, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let type: PushType
    private weak var navigation: UINavigationController?
    private weak var delegateBefore: (any UINavigationControllerDelegate)?
    /// Exists only during a gesture: without one it would never end the transition.
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

    /// The delegate of one change, from here to `willShow`.
    func direct(_ change: () -> Void) {
        // When the screen is not visible, or during another change, the delegate would not be called and not be restored.
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

    // MARK: Beginning of the gesture

    /// Horizontal, and with a screen to pop to.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.transitionCoordinator == nil else { return false }
        let speed = velocity(in: view)
        return navigation.viewControllers.count > 1 && abs(speed.x) > abs(speed.y)
    }

    /// The system's edge swipe waits for this gesture to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === navigation?.interactivePopGestureRecognizer }

    // MARK: Navigation delegate

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { type.animator(isForward: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    /// All delegate methods for the animation have been called: restores the previous delegate.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.delegate = delegateBefore
        delegateBefore = nil
    }
}
// end of sample
