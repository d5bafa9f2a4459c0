import Testing
import UIKit

/// The order of all callbacks of pushes and pops, written down.
@MainActor
@Suite(.serialized)
struct NavigationOrderTests {
    let log = CallLog()
    let p: LoggingController
    let q: LoggingController
    let navigation: UINavigationController
    let delegate: LoggingDelegate
    let stage: Stage

    init() {
        p = LoggingController("P", log)
        q = LoggingController("Q", log)
        navigation = UINavigationController(rootViewController: p)
        delegate = LoggingDelegate(log)
        stage = Stage(root: navigation)
        navigation.delegate = delegate
        _ = log.take()
    }

    private func settle() {
        stage.host.advance(by: 1.5)
    }

    private func pushed() {
        navigation.pushViewController(q, animated: false)
        _ = log.take()
    }

    // MARK: Finished

    @Test func `a push with a custom animator`() {
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(log)
        navigation.pushViewController(q, animated: true)
        settle()
        #expect(
            log.take() == [
                "Q.willMove(parent)", "Q.viewDidLoad", "animationControllerFor(push, P, Q)", "interactionControllerFor",
                "P.viewWillDisappear", "Q.viewWillAppear", "willShow(Q)", "animateTransition", "Q.viewIsAppearing",
                "completion(finished: true)", "P.viewDidDisappear", "Q.viewDidAppear", "Q.didMove(parent)",
                "didShow(Q)", "animationEnded(true)",
            ])
    }

    @Test func `a push with the system's animator`() {
        stage.host.makeCurrent()
        navigation.pushViewController(q, animated: true)
        settle()
        #expect(
            log.take() == [
                "Q.willMove(parent)", "Q.viewDidLoad", "animationControllerFor(push, P, Q)", "P.viewWillDisappear",
                "Q.viewWillAppear", "willShow(Q)", "Q.viewIsAppearing", "P.viewDidDisappear", "Q.viewDidAppear",
                "Q.didMove(parent)", "didShow(Q)",
            ])
    }

    @Test func `a pop with a custom animator`() {
        stage.host.makeCurrent()
        pushed()
        delegate.animator = LoggingAnimator(log)
        navigation.popViewController(animated: true)
        settle()
        #expect(
            log.take() == [
                "Q.willMove(nil)", "animationControllerFor(pop, Q, P)", "interactionControllerFor",
                "Q.viewWillDisappear", "P.viewWillAppear", "willShow(P)", "animateTransition", "P.viewIsAppearing",
                "completion(finished: true)", "Q.viewDidDisappear", "P.viewDidAppear", "Q.didMove(nil)", "didShow(P)",
                "animationEnded(true)",
            ])
    }

    // MARK: Not animated

    @Test func `a push without animation happens at once, in the same order`() {
        stage.host.makeCurrent()
        navigation.pushViewController(q, animated: false)
        #expect(
            log.take() == [
                "Q.willMove(parent)", "Q.viewDidLoad", "P.viewWillDisappear", "Q.viewWillAppear", "willShow(Q)",
                "Q.viewIsAppearing", "P.viewDidDisappear", "Q.viewDidAppear", "Q.didMove(parent)", "didShow(Q)",
            ])
        #expect(navigation.topViewController === q)
        #expect(q.view.superview != nil && p.view.superview == nil)
    }

    @Test func `a pop without animation happens at once, in the same order`() {
        stage.host.makeCurrent()
        pushed()
        navigation.popViewController(animated: false)
        #expect(
            log.take() == [
                "Q.willMove(nil)", "Q.viewWillDisappear", "P.viewWillAppear", "willShow(P)", "P.viewIsAppearing",
                "Q.viewDidDisappear", "P.viewDidAppear", "Q.didMove(nil)", "didShow(P)",
            ])
    }

    // MARK: Cancelled

    private func interactive() -> UIPercentDrivenInteractiveTransition {
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.animator = LoggingAnimator(log)
        delegate.interactor = interactor
        return interactor
    }

    @Test func `an interactive pop that is called off`() {
        stage.host.makeCurrent()
        pushed()
        stage.host.advance(by: 0.1)
        let before = stage.state
        let interactor = interactive()
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        stage.host.advance(by: 0.1)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "Q.willMove(nil)", "animationControllerFor(pop, Q, P)", "interactionControllerFor",
                "Q.viewWillDisappear", "P.viewWillAppear", "willShow(P)", "animateTransition", "P.viewIsAppearing",
                "completion(finished: true)", "P.viewWillDisappear", "P.viewDidDisappear", "Q.viewWillAppear",
                "Q.viewIsAppearing", "Q.viewDidAppear", "animationEnded(false)",
            ])
        #expect(navigation.viewControllers == [p, q])
        #expect(stage.changes(since: before) == [])
    }

    @Test func `an interactive push that is called off`() {
        stage.host.makeCurrent()
        let before = stage.state
        let interactor = interactive()
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "Q.willMove(parent)", "Q.viewDidLoad", "animationControllerFor(push, P, Q)", "interactionControllerFor",
                "P.viewWillDisappear", "Q.viewWillAppear", "willShow(Q)", "animateTransition", "Q.viewIsAppearing",
                "completion(finished: true)", "Q.viewWillDisappear", "Q.viewDidDisappear", "P.viewWillAppear",
                "P.viewIsAppearing", "P.viewDidAppear", "Q.willMove(nil)", "Q.didMove(nil)", "animationEnded(false)",
            ])
        #expect(navigation.viewControllers == [p])
        #expect(stage.changes(since: before) == [])
    }

    @Test func `an interactive pop that is finished`() {
        stage.host.makeCurrent()
        pushed()
        let interactor = interactive()
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.6)
        interactor.finish()
        settle()
        #expect(
            log.take() == [
                "Q.willMove(nil)", "animationControllerFor(pop, Q, P)", "interactionControllerFor",
                "Q.viewWillDisappear", "P.viewWillAppear", "willShow(P)", "animateTransition", "P.viewIsAppearing",
                "completion(finished: true)", "Q.viewDidDisappear", "P.viewDidAppear", "Q.didMove(nil)", "didShow(P)",
                "animationEnded(true)",
            ])
        #expect(navigation.viewControllers == [p])
    }

    // MARK: Re-entrancy

    @Test func `a push during a push waits and then shows the top`() {
        stage.host.makeCurrent()
        let r = LoggingController("R", log)
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.1)
        navigation.pushViewController(r, animated: true)
        #expect(navigation.viewControllers == [p, q, r])
        settle()
        #expect(r.view.window != nil && q.view.window == nil)
        #expect(
            log.take().suffix(5) == [
                "R.viewIsAppearing", "Q.viewDidDisappear", "R.viewDidAppear", "R.didMove(parent)", "didShow(R)",
            ])
    }

    @Test func `a push in viewDidAppear of a push goes through`() {
        stage.host.makeCurrent()
        let r = LoggingController("R", log)
        q.hooks["viewDidAppear"] = { [navigation] in navigation.pushViewController(r, animated: true) }
        navigation.pushViewController(q, animated: true)
        settle()
        #expect(navigation.topViewController === r)
        #expect(r.view.window != nil)
        #expect(UIApplication.shared.isIgnoringInteractionEvents == false)
    }
}
