import Interlude
import InterludeTesting
import Testing
import UIKit

/// What the app may do while a finger holds a transition, or a dismissal waits for one: nothing gets stuck.
@MainActor
@Suite(.serialized)
struct HeldTransitionTests {
    enum Event: String, CaseIterable, Sendable {
        case popToRoot, popToRootNow, setStack, setStackNow, push, close, replaceRoot, tab, present, dismiss, dismissNow
        case removeContainer, turn, slideAgain, dropDelegate, removeView, removeAnimations
    }

    @Test(arguments: ["door", "fade", "circle", "slide", "cube", "flip", "spring", "zoom", "move"], Event.allCases)
    func `a finger holds the way back, and the app does something else`(_ name: String, _ event: Event) throws {
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
        let root = UIViewController()
        root.view.addSubview(source)
        var navigation: UINavigationController? = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UINavigationController(rootViewController: UIViewController())].compactMap {
            $0
        }
        tabs.slideBetweenTabs()
        let stage = Stage(rootViewController: tabs, device: .iPhone15, scale: 0.5)
        stage.advance(by: 0.1)
        if event == .dismiss || event == .dismissNow {
            let modal = UINavigationController(rootViewController: UIViewController())
            modal.modalPresentationStyle = .fullScreen
            tabs.present(modal, animated: false)
            stage.advance(by: 0.1)
            navigation = modal
        }
        navigation?.pushViewController(UIViewController(), using: Self.transition(name, source))
        try stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 4, y: 400))
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        #expect(navigation?.transitionCoordinator?.isInteractive == true)
        Self.perform(event, navigation, tabs, stage)
        navigation = nil
        stage.advance(by: 1)
        finger.lift()
        stage.advance(by: 2)
        try stage.settle()
        #expect(tabs.transitionCoordinator == nil && !UIApplication.shared.isIgnoringInteractionEvents)
        if event != .close { stage.close() }
    }

    private static func transition(_ name: String, _ source: UIView) -> ScreenTransition {
        switch name {
        case "door": .door
        case "fade": .fade
        case "circle": .circleReveal(at: CGPoint(x: 100, y: 300))
        case "slide": .slide(from: .right)
        case "cube": .cube
        case "flip": .flip
        case "spring": .spring
        case "zoom": .zoom(from: source)
        default: .move(from: source) { source }
        }
    }

    private static func perform(
        _ event: Event, _ navigation: UINavigationController?, _ tabs: UITabBarController, _ stage: Stage
    ) {
        switch event {
        case .popToRoot: navigation?.popToRootViewController(animated: true)
        case .popToRootNow: navigation?.popToRootViewController(animated: false)
        case .setStack: navigation?.setViewControllers([UIViewController()], animated: true)
        case .setStackNow: navigation?.setViewControllers([UIViewController()], animated: false)
        case .push: navigation?.pushViewController(UIViewController(), using: .door)
        case .close: stage.close()
        case .replaceRoot: stage.window.rootViewController = UIViewController()
        case .tab: tabs.selectedIndex = 1
        case .present: tabs.present(UIViewController(), animated: false)
        case .dismiss: tabs.dismiss(animated: true)
        case .dismissNow: tabs.dismiss(animated: false)
        case .removeContainer: tabs.viewControllers = [UIViewController()]
        case .turn: stage.turn(to: .landscapeLeft)
        case .slideAgain: tabs.slideBetweenTabs()
        case .dropDelegate: navigation?.delegate = nil
        case .removeView: navigation?.topViewController?.view.removeFromSuperview()
        case .removeAnimations: navigation?.view.layer.removeAllAnimations()
        }
    }

    // MARK: A dismissal that waits for its finger

    final class Waiting: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var interactor: UIPercentDrivenInteractiveTransition?

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from) else { return }
            let to = context.view(forKey: .to)
            if let to { context.containerView.insertSubview(to, at: 0) }
            UIView.animate(withDuration: 0.4, animations: { from.alpha = 0 }) { _ in
                if context.transitionWasCancelled { to?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    enum Next: String, CaseIterable, Sendable {
        case pop, popToRoot, popToRootNow, finish, cancel, push, setStack, close, nothing
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], Next.allCases)
    func `the stack behind a dismissal that waits changes`(_ style: UIModalPresentationStyle, _ next: Next) throws {
        for pushes in 0...2 {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(rootViewController: navigation, device: .iPhone15, scale: 0.5)
            let delegate = Waiting()
            stage.advance(by: 0.1)
            let modal = UIViewController()
            modal.modalPresentationStyle = style
            modal.transitioningDelegate = delegate
            navigation.present(modal, animated: false)
            stage.advance(by: 0.1)
            let interactor = UIPercentDrivenInteractiveTransition()
            delegate.interactor = interactor
            navigation.dismiss(animated: true)
            stage.advance(by: 0.1)
            for transition in [ScreenTransition.door, .fade].prefix(pushes) {
                navigation.pushViewController(UIViewController(), using: transition)
                stage.advance(by: 0.4)
            }
            switch next {
            case .pop: navigation.popViewController(animated: true)
            case .popToRoot: navigation.popToRootViewController(animated: true)
            case .popToRootNow: navigation.popToRootViewController(animated: false)
            case .finish: interactor.finish()
            case .cancel: interactor.cancel()
            case .push: navigation.pushViewController(UIViewController(), using: .door)
            case .setStack: navigation.setViewControllers([UIViewController()], animated: true)
            case .close: stage.close()
            case .nothing: break
            }
            stage.advance(by: 2)
            interactor.finish()
            try stage.settle()
            guard next != .close else { continue }
            #expect((navigation.presentedViewController != nil) == (next == .cancel))
            #expect(modal.view.alpha == (next == .cancel ? 1 : 0))
            stage.close()
        }
    }

    // MARK: In proportion

    @Test(arguments: [0.22, 0.5, 0.8] as [CGFloat]) func `spring and circle keep up with the finger`(_ share: CGFloat)
        throws
    {
        for transition in [ScreenTransition.spring, .circleReveal(at: CGPoint(x: 196, y: 426))] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(rootViewController: navigation, device: .iPhone15, scale: 0.5)
            let director = Percent(transition)
            navigation.delegate = director
            stage.advance(by: 0.1)
            let page = UIViewController()
            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.1)
            director.interactor.update(share)
            stage.advance(by: 0.1)
            let height = stage.bounds.height
            if let mask = page.view.mask?.layer.presentation() {
                let (small, large) = (25.0, hypot(196.5, height / 2))
                #expect(abs(mask.bounds.width / 2 - (small + (large - small) * share)) < 2)
            } else {
                let picture = page.view.superview?.subviews.last
                #expect(abs((picture?.layer.presentation()?.frame.minY ?? 0) - height * (1 - share)) < 1)
            }
            director.interactor.cancel()
            try stage.settle()
            #expect(navigation.viewControllers.count == 1)
            stage.close()
        }
    }

    /// Drives a ready-made transition by a percentage.
    final class Percent: NSObject, UINavigationControllerDelegate {
        let interactor = UIPercentDrivenInteractiveTransition()
        private let transition: ScreenTransition

        init(_ transition: ScreenTransition) { self.transition = transition }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: .forward) }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }
}
