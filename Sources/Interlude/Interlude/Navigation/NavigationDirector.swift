import UIKit

/// A delegate proxy of a navigation controller, as long as the stack has screens that were pushed with a
/// `ScreenTransition`: it provides their animators and forwards everything else.
///
/// The screens' swipes own it. After the last of them has left the stack, the original delegate is restored.
@MainActor
final class NavigationDirector: NSObject {
    /// The original delegate.
    ///
    /// Read by the Objective-C runtime on the main thread only, where everything of this class happens.
    private(set) nonisolated(unsafe) weak var client: (any UINavigationControllerDelegate)?
    private var screens: [Screen] = []

    /// A screen that came with a transition.
    private struct Screen {
        weak var controller: UIViewController?
        var swipes: [WeakSwipe] = []
        /// The finger that has brought it.
        weak var bringer: ForwardSwipe?
        let transition: ScreenTransition
        /// The animator that was handed out last.
        weak var animator: (any UIViewControllerAnimatedTransitioning)?
    }

    /// The director that the navigation controller has already, or a new one before its delegate.
    static func director(of navigationController: UINavigationController) -> NavigationDirector {
        if let director = navigationController.delegate as? NavigationDirector { return director }
        let director = NavigationDirector()
        director.client = navigationController.delegate
        navigationController.delegate = director
        return director
    }

    /// Takes a screen in that is about to be pushed. From now on the screen's view keeps this director alive.
    ///
    /// - Parameter bringer: The finger that drives the push, if one does.
    func adopt(_ controller: UIViewController, transition: ScreenTransition, broughtBy bringer: ForwardSwipe? = nil) {
        controller.loadViewIfNeeded()
        let swipes = BackSwipe.all(transition.backGestures, on: controller.view, companion: self) { [weak controller] in
            guard let controller, let navigationController = controller.navigationController,
                navigationController.topViewController === controller,
                navigationController.viewControllers.count > 1
            else { return }
            navigationController.popViewController(animated: true)
        }
        screens.removeAll { $0.controller === controller }
        screens.append(Screen(controller: controller, swipes: swipes, bringer: bringer, transition: transition))
    }

    /// Lets a screen that is about to be popped go with another transition than it came with, or with one at all.
    func dismiss(_ controller: UIViewController, transition: ScreenTransition) {
        controller.loadViewIfNeeded()
        if let index = screens.lastIndex(where: { $0.controller === controller }) {
            screens[index] = Screen(
                controller: controller, swipes: screens[index].swipes, transition: transition)
        } else {
            adopt(controller, transition: transition.backGestures())
        }
    }

    /// The animator of a screen that came with a transition; `nil` for all others.
    private func animator(
        of controller: UIViewController, _ direction: TransitionDirection
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let index = screens.lastIndex(where: { $0.controller === controller }) else { return nil }
        let animator = screens[index].transition.animator(for: direction)
        screens[index].animator = animator
        return animator
    }

    /// Forgets the screens that have left the stack; after the last one the client is the delegate again.
    private func tidyUp(after navigationController: UINavigationController) {
        let stack = navigationController.viewControllers
        screens.removeAll { screen in !stack.contains { $0 === screen.controller } }
        if screens.isEmpty && navigationController.delegate === self {
            navigationController.delegate = client
        }
    }
}

extension NavigationDirector: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if operation == .push, let animator = animator(of: toVC, .forward) { return animator }
        if operation == .pop, let animator = animator(of: fromVC, .backward) { return animator }
        return clientAnimator(navigationController, operation: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let swipes = screens.lazy.map(\.swipes)
        if let interactor = swipes.compactMap({ $0.interactor(leading: animationController) }).first {
            return interactor
        }
        guard let screen = screens.last(where: { $0.animator === animationController }) else {
            return clientInteractor(navigationController, for: animationController)
        }
        if let interactor = screen.bringer?.interactor(leading: animationController) { return interactor }
        let isPush = screen.controller === navigationController.topViewController
        return CatchingInteractor(animationController, screen.transition.backGestures, isPush ? .forward : .backward)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        tellClient(navigationController, willShow: viewController, animated)
        // A canceled push has no `didShow`.
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            if context.isCancelled { self.tidyUp(after: navigationController) }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        // Tidying up may release the last screen, and with it this director.
        withExtendedLifetime(self) {
            tellClient(navigationController, didShow: viewController, animated)
            tidyUp(after: navigationController)
        }
    }
}
