import Testing
import UIKit

/// Transitions with an interruptible animator: run by themselves, scrubbed, taken hold of, turned round.
@MainActor
@Suite(.statesOutcome, .serialized)
struct InterruptibleTests {
    final class Glide: NSObject, UIViewControllerAnimatedTransitioning {
        var animator: UIViewPropertyAnimator?
        var ended: [Bool] = []
        /// Whether it hands out a wrapper instead of the animator itself.
        var isWrapped = false
        private var wrapper: PlainAnimator?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return wrapper ?? animator }
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator = made
            if isWrapped { wrapper = PlainAnimator(made) }
            guard let to = context.view(forKey: .to) else { return made }
            context.containerView.addSubview(to)
            let place = to.center
            to.center.x = place.x + 1000
            made.addAnimations { to.center = place }
            made.addCompletion { _ in
                to.center = place
                context.completeTransition(!context.transitionWasCancelled)
            }
            return wrapper ?? made
        }

        func animationEnded(_ transitionCompleted: Bool) {
            (animator, wrapper) = (nil, nil)
            ended.append(transitionCompleted)
        }
    }

    /// An animator of the application's own without the methods that are optional.
    final class PlainAnimator: NSObject, UIViewImplicitlyAnimating {
        private let inner: UIViewPropertyAnimator

        init(_ inner: UIViewPropertyAnimator) { self.inner = inner }

        var state: UIViewAnimatingState { inner.state }
        var isRunning: Bool { inner.isRunning }
        var isReversed: Bool {
            get { inner.isReversed }
            set { inner.isReversed = newValue }
        }
        var fractionComplete: CGFloat {
            get { inner.fractionComplete }
            set { inner.fractionComplete = newValue }
        }
        func startAnimation() { inner.startAnimation() }
        func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
        func pauseAnimation() { inner.pauseAnimation() }
        func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
        func finishAnimation(at position: UIViewAnimatingPosition) { inner.finishAnimation(at: position) }
    }

    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate = LoggingDelegate(CallLog())
    let interactor = UIPercentDrivenInteractiveTransition()
    let glide = Glide()
    let stage: CompatibilityStage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = CompatibilityStage(root: navigation)
        navigation.delegate = delegate
        delegate.animator = glide
    }

    private var offset: CGFloat {
        (q.view.layer.presentation() ?? q.view.layer).position.x - 196.5
    }

    private func push() {
        stage.makeCurrent()
        navigation.pushViewController(q, animated: true)
    }

    @Test func `without a gesture it runs to its end, and touches are not ignored`() {
        push()
        #expect(navigation.transitionCoordinator?.isInterruptible == true)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        stage.advance(by: 0.5)
        #expect(abs(offset - 500) < 1e-3)
        stage.advance(by: 0.7)
        #expect(glide.ended == [true])
    }

    @Test func `it is scrubbed and finished`() {
        delegate.interactor = interactor
        interactor.completionCurve = .linear
        push()
        interactor.update(0.4)
        stage.step()
        #expect(abs(offset - 600) < 1e-3)
        interactor.finish()
        stage.advance(by: 0.3)
        #expect(abs(offset - 300) < 20)
        stage.advance(by: 0.5)
        #expect(glide.ended == [true] && navigation.topViewController === q)
    }

    @Test func `it is scrubbed and called off`() {
        delegate.interactor = interactor
        push()
        interactor.update(0.4)
        stage.advance(by: 0.2)
        interactor.cancel()
        stage.advance(by: 1)
        #expect(glide.ended == [false] && navigation.viewControllers == [p])
        #expect(q.view.superview == nil && p.view.window != nil)
    }

    @Test(arguments: [true, false])
    func `an animator that cannot be continued with another pace is started again`(_ finishes: Bool) {
        glide.isWrapped = true
        delegate.interactor = interactor
        push()
        interactor.update(0.4)
        stage.advance(by: 0.2)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.advance(by: 1)
        #expect(glide.ended == [finishes])
        #expect(navigation.topViewController === (finishes ? q : p))
    }

    @Test func `it is taken hold of on its way, and turned round`() {
        delegate.interactor = interactor
        interactor.wantsInteractiveStart = false
        push()
        var changes: [Bool] = []
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        stage.advance(by: 0.5)
        interactor.pause()
        #expect(changes == [true] && navigation.transitionCoordinator?.isInteractive == true)
        stage.advance(by: 1)
        #expect(abs(offset - 500) < 1e-3)
        interactor.update(0.2)
        stage.step()
        #expect(abs(offset - 800) < 1e-3)
        interactor.cancel()
        #expect(changes == [true, false])
        stage.advance(by: 1)
        #expect(glide.ended == [false] && q.view.superview == nil)
    }

    @Test func `alongside changes follow the animator`() {
        delegate.interactor = interactor
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        p.view.addSubview(view)
        delegate.onWillShow = { [navigation] in
            navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in view.center.x = 105 }, completion: nil)
        }
        push()
        interactor.update(0.5)
        stage.step()
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-3)
        interactor.finish()
        stage.advance(by: 1)
        #expect(glide.ended == [true])
    }
}
