import TestStages
import Testing
import UIKit

/// When `interruptibleAnimator(using:)` is asked for, and what becomes of what it hands out.
@MainActor
@Suite(.serialized)
struct InterruptibleAskTests {
    /// Makes a new property animator each time it is asked, and lays the views out anew.
    final class Maker: NSObject, UIViewControllerAnimatedTransitioning {
        var made: [UIViewPropertyAnimator] = []
        var ended = 0

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            guard let to = context.view(forKey: .to) else { return UIViewPropertyAnimator(duration: 0, curve: .linear) }
            context.containerView.addSubview(to)
            to.frame.origin.x = 393
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { to.frame.origin.x = 0 }
            animator.addCompletion { _ in
                self.ended += 1
                context.completeTransition(!context.transitionWasCancelled)
            }
            made.append(animator)
            return animator
        }
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    @Test(arguments: ["push", "tab", "present"]) func `one that is made anew each time runs once`(_ kind: String) {
        let delegate = LoggingDelegate(CallLog())
        let maker = Maker()
        delegate.animator = maker
        let (p, q) = (UIViewController(), UIViewController())
        let stage: Stage
        switch kind {
        case "push":
            let navigation = UINavigationController(rootViewController: p)
            stage = Stage(root: navigation)
            navigation.delegate = delegate
            navigation.pushViewController(q, animated: true)
        case "tab":
            let tabs = UITabBarController()
            tabs.viewControllers = [p, q]
            stage = Stage(root: tabs)
            tabs.delegate = delegate
            tabs.selectedIndex = 1
        default:
            stage = Stage(root: p)
            q.modalPresentationStyle = .fullScreen
            q.transitioningDelegate = delegate
            p.present(q, animated: true)
        }
        stage.host.advance(by: 0.15)
        #expect(abs(x(q.view) - 196.5) < 1)
        stage.host.advance(by: 1)
        #expect(maker.made.count == 1 && maker.ended == 1 && q.view.window != nil)
    }

    @Test func `changes alongside join the animator that was started`() {
        let delegate = LoggingDelegate(CallLog())
        let maker = Maker()
        delegate.animator = maker
        let (p, q) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        navigation.delegate = delegate
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        p.view.addSubview(view)
        delegate.onWillShow = { [navigation] in
            navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in view.center.x = 105 }, completion: nil)
        }
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.15)
        maker.made[0].pauseAnimation()
        stage.host.advance(by: 1)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 2)
        maker.made[0].isReversed = true
        maker.made[0].startAnimation()
        SystemLog.writesToStandardError = false
        stage.host.advance(by: 1)
        #expect(view.center.x == 5)
    }
}
