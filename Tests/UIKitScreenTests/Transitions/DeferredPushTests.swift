import QuartzCore
import TestStages
import Testing
import UIKit

/// An animated push or pop begins with the next layout.
@MainActor
@Suite(.serialized)
struct DeferredPushTests {
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let stage: Stage
    let delegate = LoggingDelegate(CallLog())

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = Stage(root: navigation)
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(CallLog())
    }

    private var isCustom: Bool? { TransitionRun.current.last?.animatorIsCustom }

    @Test(arguments: [true, false]) func `an animated push asks the delegate that is there at the next layout`(
        _ isPutBack: Bool
    ) {
        navigation.delegate = isPutBack ? delegate : nil
        navigation.pushViewController(q, animated: true)
        navigation.delegate = isPutBack ? nil : delegate
        #expect(navigation.viewControllers == [p, q])
        stage.host.begin()
        #expect(isCustom == !isPutBack)
        stage.host.advance(by: 1)
        #expect(q.view.window != nil && p.view.window == nil)
    }

    @Test func `the coordinator is there as soon as a push was asked for`() {
        navigation.delegate = delegate
        navigation.pushViewController(q, animated: true)
        var ends = 0
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
        navigation.delegate = nil
        #expect(isCustom == true)
        stage.host.advance(by: 1)
        #expect(ends == 1 && navigation.transitionCoordinator == nil)
    }

    @Test func `without animation everything has happened when the call returns`() {
        navigation.pushViewController(q, animated: false)
        #expect(q.view.window != nil && p.view.window == nil)
    }

    @Test func `the completion of a transaction around a push waits for its animations`() {
        var isOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        navigation.pushViewController(q, animated: true)
        CATransaction.commit()
        #expect(!isOver)
        stage.host.advance(by: 0.2)
        #expect(!isOver)
        stage.host.advance(by: 1)
        #expect(isOver)
    }

    @Test(arguments: [true, false]) func `a finger that moves in the turn of the pop drives it, on and back`(
        _ finishes: Bool
    ) {
        navigation.pushViewController(q, animated: false)
        stage.host.advance(by: 0.1)
        let interactor = UIPercentDrivenInteractiveTransition()
        (navigation.delegate, delegate.interactor) = (delegate, interactor)
        navigation.popViewController(animated: true)
        interactor.update(0.4)
        #expect(interactor.percentComplete == 0.4)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == (finishes ? [p] : [p, q]))
        #expect((p.view.window != nil) == finishes && (q.view.window != nil) != finishes)
    }

    @Test func `a stack that leaves the window in the turn of the push shows its top without a transition`() {
        navigation.pushViewController(q, animated: true)
        stage.window.rootViewController = UIViewController()
        stage.host.advance(by: 1)
        #expect(TransitionRun.current.isEmpty && q.view.superview != nil)
    }
}
