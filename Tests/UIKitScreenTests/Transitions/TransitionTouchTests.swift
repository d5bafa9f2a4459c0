import TestStages
import Testing
import UIKit

/// Touches while a transition runs that cannot be interrupted.
@MainActor
@Suite(.serialized)
struct TransitionTouchTests {
    /// Counts taps.
    @MainActor
    final class Counter: NSObject {
        var taps = 0

        func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }

        func recognizer() -> UITapGestureRecognizer {
            UITapGestureRecognizer(target: self, action: Selector(Counter.tapped(_:)))
        }
    }

    final class Button: UIView {
        var touches = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate = LoggingDelegate(CallLog())
    let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = Stage(root: navigation)
        navigation.delegate = delegate
    }

    private func tap(_ point: CGPoint = CGPoint(x: 200, y: 400)) {
        stage.host.send(.down, at: point)
        stage.host.step()
        stage.host.send(.up, at: point)
        stage.host.step()
    }

    @Test func `recognisers on the container's view hear of it, the screens and their bars do not`() {
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(CallLog())
        let (around, inside, bar) = (Counter(), Counter(), Counter())
        let button = Button(frame: q.view.bounds)
        q.view.addSubview(button)
        button.addGestureRecognizer(inside.recognizer())
        navigation.view.addGestureRecognizer(around.recognizer())
        navigation.navigationBar.addGestureRecognizer(bar.recognizer())
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.1)
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        tap()
        tap(CGPoint(x: 200, y: 70))
        #expect(around.taps == 2 && inside.taps == 0 && bar.taps == 0 && button.touches == 0)
        stage.host.advance(by: 1)
        tap()
        #expect(around.taps == 2 && inside.taps == 1 && button.touches == 1)
    }

    @Test func `an application that ignores interaction is told of nothing`() {
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(CallLog())
        let around = Counter()
        navigation.view.addGestureRecognizer(around.recognizer())
        UIApplication.shared.beginIgnoringInteractionEvents()
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.1)
        tap()
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.host.advance(by: 1)
        #expect(around.taps == 0)
    }

    /// Starts a property animator, of which the system is told nothing, and turns it round when tapped.
    final class Reverser: NSObject, UIViewControllerAnimatedTransitioning {
        let animator = UIViewPropertyAnimator(
            duration: 1,
            timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 0)))
        var ended: [Bool] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
            let width = context.containerView.frame.width
            context.containerView.addSubview(to)
            to.center.x += width
            animator.addAnimations {
                from.center.x -= width
                to.center.x -= width
            }
            animator.addCompletion { position in
                from.center.x = context.containerView.center.x
                to.center.x = context.containerView.center.x
                context.completeTransition(position == .end)
            }
            animator.startAnimation()
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

        func tapped(_ recognizer: UITapGestureRecognizer) {
            guard animator.state == .active else { return }
            animator.pauseAnimation()
            animator.isReversed.toggle()
            animator.startAnimation()
        }
    }

    @Test(arguments: [0, 1, 2]) func `a push is turned round by a tap, as often as one likes`(_ taps: Int) {
        stage.host.makeCurrent()
        SystemLog.writesToStandardError = false
        let reverser = Reverser()
        delegate.animator = reverser
        navigation.view.addGestureRecognizer(
            UITapGestureRecognizer(target: reverser, action: Selector(Reverser.tapped(_:))))
        navigation.pushViewController(q, animated: true)
        for wait in [0.4, 0.1].prefix(taps) {
            stage.host.advance(by: wait)
            tap()
        }
        stage.host.advance(by: 2)
        #expect(reverser.ended == [taps != 1])
        #expect(navigation.topViewController === (taps == 1 ? p : q))
        #expect(navigation.topViewController?.view.center.x == 196.5)
    }
}
