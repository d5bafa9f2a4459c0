import UIKit

/// A tab bar controller's delegate that animates switches and drives them by a pan.
///
/// Its recogniser, on the tab bar controller's view, owns it.
@MainActor
final class TabDirector: NSObject {
    /// Above this progress, letting go finishes.
    private static let threshold: CGFloat = 0.5

    private weak var client: (any UITabBarControllerDelegate)?
    private weak var tabBarController: UITabBarController?
    private var interactor: UIPercentDrivenInteractiveTransition?
    private var action: GestureAction?
    /// -1 while the finger draws the tab before into sight, 1 for the one after.
    private var step = 0

    init(client: (any UITabBarControllerDelegate)?) {
        self.client = client
    }

    /// Puts the pan on the controller's view.
    func attach(to controller: UITabBarController) {
        tabBarController = controller
        let recognizer = OwningTabPan(owner: self)
        let action = GestureAction { [weak self] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.handle(pan)
        }
        action.attach(to: recognizer)
        recognizer.delegate = self
        self.action = action
        controller.view.addGestureRecognizer(recognizer)
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: interactor?.update(progress(of: pan))
        case .ended: end(finishing: progress(of: pan) > Self.threshold)
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        guard let controller = tabBarController, let count = controller.viewControllers?.count else { return }
        let way = pan.velocity(in: pan.view).x * (isMirrored ? -1 : 1)
        step = way < 0 ? 1 : -1
        let index = controller.selectedIndex + step
        guard (0..<count).contains(index) else { return }
        interactor = UIPercentDrivenInteractiveTransition()
        controller.selectedIndex = index
    }

    private func end(finishing: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        if finishing { interactor.finish() } else { interactor.cancel() }
    }

    private var isMirrored: Bool {
        tabBarController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let width = pan.view?.bounds.width, width > 0 else { return 0 }
        let way = pan.translation(in: pan.view).x * (isMirrored ? -1 : 1)
        return min(max(-way * CGFloat(step) / width, 0), 1)
    }
}

extension TabDirector: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

extension TabDirector: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controllers = tabBarController.viewControllers,
            let from = controllers.firstIndex(where: { $0 === fromVC }),
            let to = controllers.firstIndex(where: { $0 === toVC })
        else { return nil }
        if UIAccessibility.isReduceMotionEnabled { return FadeAnimator(direction: .forward) }
        return TabSlideAnimator(direction: to > from ? .forward : .backward)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        #if canImport(ObjectiveC)
        client?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
        #else
        client?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
        #endif
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        #if canImport(ObjectiveC)
        client?.tabBarController?(tabBarController, didSelect: viewController)
        #else
        client?.tabBarController(tabBarController, didSelect: viewController)
        #endif
    }
}

/// A pan that keeps its director alive.
private final class OwningTabPan: UIPanGestureRecognizer {
    private let owner: AnyObject

    init(owner: AnyObject) {
        self.owner = owner
        super.init(target: nil, action: nil)
    }
}
