import Testing
import UIKit

/// What the transition coordinator runs and tells.
@MainActor
@Suite(.statesOutcome, .serialized)
struct CoordinatorTests {
    let log = CallLog()
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate: LoggingDelegate
    let interactor = UIPercentDrivenInteractiveTransition()
    let stage: CompatibilityStage

    init() {
        delegate = LoggingDelegate(log)
        navigation = UINavigationController(rootViewController: p)
        stage = CompatibilityStage(root: navigation)
        navigation.delegate = delegate
        log.isOn = false
        delegate.animator = LoggingAnimator(log)
    }

    @Test func `it is there during the transition only, for all who take part`() {
        stage.makeCurrent()
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(q, animated: true)
        #expect(navigation.transitionCoordinator != nil && p.transitionCoordinator != nil)
        #expect(q.transitionCoordinator === navigation.transitionCoordinator)
        stage.advance(by: 1)
        #expect(navigation.transitionCoordinator == nil && q.transitionCoordinator == nil)
    }

    @Test func `a child answers with its ancestor's`() {
        stage.makeCurrent()
        let child = UIViewController()
        q.addChild(child)
        navigation.pushViewController(q, animated: true)
        #expect(child.transitionCoordinator === q.transitionCoordinator)
        stage.advance(by: 1)
    }

    @Test func `alongside changes take the transition's time`() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        p.view.addSubview(view)
        navigation.pushViewController(q, animated: true)
        var queued = false
        queued =
            navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in view.center.x = 105 }, completion: nil) ?? false
        #expect(queued)
        stage.advance(by: 0.2)
        let x = view.layer.presentation()?.position.x ?? 0
        #expect(abs(x - 55) < 4)
        stage.advance(by: 1)
        #expect(view.center.x == 105)
    }

    @Test func `too late an alongside change is not made, but its completion runs`() {
        stage.makeCurrent()
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 0.1)
        var changed = false
        var completed = false
        let queued = navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in changed = true }, completion: { _ in completed = true })
        #expect(queued == false)
        stage.advance(by: 1)
        #expect(!changed && completed)
    }

    @Test func `it tells of each change of interaction, and what is known then`() {
        stage.makeCurrent()
        delegate.interactor = interactor
        interactor.completionSpeed = 0.7
        navigation.pushViewController(q, animated: true)
        var changes: [[Bool]] = []
        var ends = 0
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
        coordinator?.notifyWhenInteractionChanges { context in
            changes.append([context.isInteractive, context.isCancelled])
            #expect(abs(context.percentComplete - 0.3) < 1e-9 && context.completionVelocity == 0.7)
        }
        coordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
        interactor.update(0.3)
        interactor.cancel()
        #expect(changes == [[false, true]] && ends == 1)
        var cancelled = false
        coordinator?.animate(alongsideTransition: nil, completion: { cancelled = $0.isCancelled })
        stage.advance(by: 2)
        #expect(cancelled)
    }

    @Test func `a view outside the container follows the finger`() {
        stage.makeCurrent()
        delegate.interactor = interactor
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(outside)
        q.loadViewIfNeeded()
        delegate.onWillShow = { [navigation] in
            navigation.transitionCoordinator?.animateAlongsideTransition(
                in: outside, animation: { _ in outside.center.x = 105 }, completion: nil)
        }
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 0.2)
        interactor.update(0.5)
        stage.step()
        #expect(abs((outside.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
        interactor.cancel()
        stage.advance(by: 1)
        #expect(outside.layer.speed == 1)
    }

    @Test func `without animation alongside changes are made at once`() {
        stage.makeCurrent()
        var calls: [String] = []
        delegate.onWillShow = { [navigation] in
            navigation.transitionCoordinator?.animate(
                alongsideTransition: { context in calls.append("change \(context.isAnimated)") },
                completion: { _ in calls.append("completion") })
        }
        navigation.pushViewController(q, animated: false)
        #expect(calls == ["change false", "completion"])
    }
}
