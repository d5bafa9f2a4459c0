import TestStages
import Testing
import UIKit

/// What happens when an animator does wrong: a warning and an event, and nothing is stuck.
@MainActor
@Suite(.serialized)
struct MisuseTests {
    final class Listener: TransitionObserver {
        var misuses: [TransitionMisuse] = []
        var ends: [Bool] = []

        func transition(_ run: TransitionRun, did event: TransitionEvent) {
            if case .misuse(let misuse) = event { misuses.append(misuse) }
            if case .ended(let didComplete) = event { ends.append(didComplete) }
        }
    }

    let log = CallLog()
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate: LoggingDelegate
    let animator: LoggingAnimator
    let listener = Listener()
    let stage: Stage

    init() {
        delegate = LoggingDelegate(log)
        animator = LoggingAnimator(log)
        delegate.animator = animator
        navigation = UINavigationController(rootViewController: p)
        stage = Stage(root: navigation)
        navigation.delegate = delegate
        SystemLog.writesToStandardError = false
    }

    private func begin() {
        stage.host.makeCurrent()
        TransitionMonitor.add(listener)
    }

    @Test func `a transition that is never completed is reported, and gives way to the next`() {
        begin()
        animator.completes = false
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1.3)
        #expect(listener.misuses.isEmpty)
        stage.host.advance(by: 0.3)
        #expect(listener.misuses == [.overdue])
        navigation.popViewController(animated: false)
        #expect(listener.misuses == [.overdue, .forcedToEnd])
        #expect(listener.ends == [true, true])
        #expect(p.view.window != nil && q.view.window == nil)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    @Test func `bodies that move on another screen do not put the report off`() {
        let other = Stage(root: UIViewController())
        let bodies = UIDynamicAnimator()
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bodies.addBehavior(UIGravityBehavior(items: [item]))
        other.host.advance(by: 0.1)
        #expect(other.host.screen.renderServer.movesBodies)
        begin()
        animator.completes = false
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1.6)
        #expect(listener.misuses == [.overdue])
    }

    @Test func `a second completion is ignored and reported`() {
        begin()
        var context: (any UIViewControllerContextTransitioning)?
        animator.onAnimate = { context = $0 }
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1)
        context?.completeTransition(false)
        #expect(navigation.topViewController === q && q.view.window != nil)
        #expect(listener.ends == [true])
    }

    @Test func `a completion that contradicts the cancellation is reported`() {
        begin()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        animator.completes = false
        var context: (any UIViewControllerContextTransitioning)?
        animator.onAnimate = { context = $0 }
        navigation.pushViewController(q, animated: true)
        interactor.cancel()
        context?.completeTransition(true)
        #expect(listener.misuses == [.wrongCompletionArgument(given: true)])
    }

    @Test func `a completion inside animateTransition is fine`() {
        begin()
        animator.completes = false
        animator.onAnimate = { context in
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        navigation.pushViewController(q, animated: true)
        #expect(listener.ends == [true] && listener.misuses.isEmpty)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    @Test func `an animator that does not add the to view leaves the screen black`() {
        begin()
        animator.completes = false
        animator.onAnimate = { $0.completeTransition(true) }
        delegate.animator = EmptyAnimator()
        navigation.pushViewController(q, animated: true)
        #expect(q.view.window == nil && p.view.window == nil)
    }

    /// Completes and does nothing else.
    final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            context.completeTransition(true)
        }
    }

    @Test(arguments: [true, false]) func `a finger's slow rest is no hang`(_ finishes: Bool) {
        begin()
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionSpeed = 0.1
        delegate.interactor = interactor
        navigation.pushViewController(q, animated: true)
        stage.host.step()
        interactor.update(finishes ? 0.25 : 0.75)
        if finishes { interactor.finish() } else { interactor.cancel() }
        // Three quarters of 0.4 s, ten times as slow.
        stage.host.advance(by: 2.9)
        #expect(listener.misuses.isEmpty && listener.ends.isEmpty)
        stage.host.advance(by: 0.2)
        #expect(listener.ends == [finishes])
        #expect(navigation.topViewController === (finishes ? q : p))
    }

    @Test func `an update to what is no number goes to the beginning`() {
        begin()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        var context: (any UIViewControllerContextTransitioning)?
        animator.onAnimate = { context = $0 }
        navigation.pushViewController(q, animated: true)
        stage.host.step()
        interactor.update(0.5)
        interactor.update(.nan)
        #expect(interactor.percentComplete == 0)
        interactor.update(0.5)
        context?.updateInteractiveTransition(.nan)
        #expect(navigation.transitionCoordinator?.percentComplete == 0)
        interactor.finish()
        stage.host.advance(by: 1)
        #expect(listener.ends == [true])
    }
}
