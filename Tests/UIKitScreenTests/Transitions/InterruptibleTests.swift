import TestStages
import Testing
import UIKit

/// Transitions with an interruptible animator: run by themselves, scrubbed, taken hold of, turned round.
@MainActor
@Suite(.serialized)
struct InterruptibleTests {
    final class Glide: NSObject, UIViewControllerAnimatedTransitioning {
        var animator: UIViewPropertyAnimator?
        var ended: [Bool] = []
        /// Whether `animateTransition` starts the animator itself.
        var starts = true
        var asked = 0

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if starts { interruptibleAnimator(using: context).startAnimation() }
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            asked += 1
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator = made
            guard let to = context.view(forKey: .to) else { return made }
            context.containerView.addSubview(to)
            let place = to.center
            to.center.x = place.x + 1000
            made.addAnimations { to.center = place }
            made.addCompletion { _ in
                to.center = place
                context.completeTransition(!context.transitionWasCancelled)
            }
            return made
        }

        func animationEnded(_ transitionCompleted: Bool) {
            animator = nil
            ended.append(transitionCompleted)
        }
    }

    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate = LoggingDelegate(CallLog())
    let glide = Glide()
    let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = Stage(root: navigation)
        navigation.delegate = delegate
        delegate.animator = glide
    }

    private func push() {
        stage.host.makeCurrent()
        navigation.pushViewController(q, animated: true)
    }

    @Test func `what animateTransition did not start is not started`() {
        SystemLog.writesToStandardError = false
        glide.starts = false
        push()
        stage.host.advance(by: 1.5)
        #expect(glide.asked == 0 && glide.ended.isEmpty)
        glide.interruptibleAnimator(using: TransitionRun.current[0].context).startAnimation()
        stage.host.advance(by: 1.5)
        #expect(glide.ended == [true])
    }
}
