import Testing
import UIKit

/// The order of all callbacks of presentations and dismissals, written down, for each style.
@MainActor
@Suite(.serialized)
struct PresentationOrderTests {
    let log = CallLog()
    let p: LoggingController
    let q: LoggingController
    let delegate: LoggingDelegate
    let stage: Stage

    init() {
        p = LoggingController("P", log)
        q = LoggingController("Q", log)
        delegate = LoggingDelegate(log)
        stage = Stage(root: p)
        q.transitioningDelegate = delegate
        q.modalPresentationStyle = .custom
        delegate.makePresentationController = { [log] presented, presenting in
            let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
            controller.log = log
            return controller
        }
        _ = log.take()
    }

    private func settle() {
        stage.host.advance(by: 1.5)
    }

    private func present(animated: Bool = true) {
        p.present(q, animated: animated) { log.add("present completion") }
    }

    private func dismiss(animated: Bool = true) {
        p.dismiss(animated: animated) { log.add("dismiss completion") }
    }

    private func presented() {
        present(animated: false)
        stage.host.advance(by: 0.1)
        _ = log.take()
    }

    private func interactive() -> UIPercentDrivenInteractiveTransition {
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.animator = LoggingAnimator(log)
        delegate.interactor = interactor
        return interactor
    }

    // MARK: Custom

    @Test func `a custom presentation`() {
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(log)
        present()
        #expect(q.isBeingPresented && p.presentedViewController === q && q.presentingViewController === p)
        settle()
        #expect(
            log.take() == [
                "presentationController(forPresented)", "animationController(forPresented)",
                "interactionControllerForPresentation", "Q.viewDidLoad",
                "presentationTransitionWillBegin(container: true)", "Q.viewWillAppear", "animateTransition",
                "Q.viewIsAppearing", "alongside", "completion(finished: true)", "presentationTransitionDidEnd(true)",
                "Q.viewDidAppear", "coordinator completion(cancelled: false)", "present completion",
                "animationEnded(true)",
            ])
        #expect(!q.isBeingPresented && p.view.window != nil)
    }

    @Test func `a custom dismissal`() {
        stage.host.makeCurrent()
        delegate.animator = LoggingAnimator(log)
        presented()
        dismiss()
        #expect(q.isBeingDismissed)
        settle()
        #expect(
            log.take() == [
                "animationController(forDismissed)", "interactionControllerForDismissal", "Q.viewWillDisappear",
                "dismissalTransitionWillBegin", "animateTransition", "completion(finished: true)",
                "dismissalTransitionDidEnd(true)", "Q.viewDidDisappear", "dismiss completion", "animationEnded(true)",
            ])
        #expect(!q.isBeingDismissed && p.presentedViewController == nil && q.presentingViewController == nil)
        #expect(q.view.window == nil)
    }

    @Test func `a custom presentation without animation`() {
        stage.host.makeCurrent()
        present(animated: false)
        #expect(
            log.take() == [
                "presentationController(forPresented)", "Q.viewDidLoad",
                "presentationTransitionWillBegin(container: true)", "Q.viewWillAppear", "Q.viewIsAppearing",
                "alongside", "presentationTransitionDidEnd(true)", "Q.viewDidAppear",
                "coordinator completion(cancelled: false)", "present completion",
            ])
        dismiss(animated: false)
        #expect(
            log.take() == [
                "Q.viewWillDisappear", "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
                "Q.viewDidDisappear", "dismiss completion",
            ])
    }

    @Test func `a custom presentation that is called off`() {
        stage.host.makeCurrent()
        let before = stage.state
        let interactor = interactive()
        present()
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        stage.host.advance(by: 0.1)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "presentationController(forPresented)", "animationController(forPresented)",
                "interactionControllerForPresentation", "Q.viewDidLoad",
                "presentationTransitionWillBegin(container: true)", "Q.viewWillAppear", "animateTransition",
                "Q.viewIsAppearing", "alongside", "completion(finished: true)", "presentationTransitionDidEnd(false)",
                "Q.viewWillDisappear", "Q.viewDidDisappear", "coordinator completion(cancelled: true)",
                "present completion", "animationEnded(false)",
            ])
        #expect(stage.changes(since: before) == [])
        #expect(p.presentedViewController == nil && q.presentingViewController == nil)
    }

    @Test func `a custom dismissal that is called off`() {
        stage.host.makeCurrent()
        presented()
        let before = stage.state
        let interactor = interactive()
        dismiss()
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "animationController(forDismissed)", "interactionControllerForDismissal", "Q.viewWillDisappear",
                "dismissalTransitionWillBegin", "animateTransition", "completion(finished: true)",
                "dismissalTransitionDidEnd(false)", "Q.viewWillAppear", "Q.viewIsAppearing", "Q.viewDidAppear",
                "dismiss completion", "animationEnded(false)",
            ])
        #expect(stage.changes(since: before) == [])
        #expect(p.presentedViewController === q && !q.isBeingDismissed)
    }

    // MARK: Styles that remove the presenter's view

    nonisolated static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]

    @Test(arguments: removing) func `a presentation that removes the presenter's view`(
        _ style: UIModalPresentationStyle
    ) {
        stage.host.makeCurrent()
        q.modalPresentationStyle = style
        delegate.animator = LoggingAnimator(log)
        present()
        settle()
        #expect(
            log.take() == [
                "animationController(forPresented)", "interactionControllerForPresentation", "Q.viewDidLoad",
                "Q.viewWillAppear", "P.viewWillDisappear", "animateTransition", "Q.viewIsAppearing",
                "completion(finished: true)", "Q.viewDidAppear", "P.viewDidDisappear", "present completion",
                "animationEnded(true)",
            ])
        #expect(p.view.window == nil && q.view.window != nil)
        dismiss()
        settle()
        #expect(
            log.take() == [
                "animationController(forDismissed)", "interactionControllerForDismissal", "Q.viewWillDisappear",
                "P.viewWillAppear", "animateTransition", "P.viewIsAppearing", "completion(finished: true)",
                "Q.viewDidDisappear", "P.viewDidAppear", "dismiss completion", "animationEnded(true)",
            ])
        #expect(p.view.superview === stage.window && q.view.window == nil)
    }

    @Test(arguments: removing) func `one that is called off gives the view back`(_ style: UIModalPresentationStyle) {
        stage.host.makeCurrent()
        q.modalPresentationStyle = style
        let before = stage.state
        let interactor = interactive()
        present()
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "animationController(forPresented)", "interactionControllerForPresentation", "Q.viewDidLoad",
                "Q.viewWillAppear", "P.viewWillDisappear", "animateTransition", "Q.viewIsAppearing",
                "completion(finished: true)", "Q.viewWillDisappear", "Q.viewDidDisappear", "P.viewWillAppear",
                "P.viewIsAppearing", "P.viewDidAppear", "present completion", "animationEnded(false)",
            ])
        #expect(stage.changes(since: before) == [])
    }

    @Test(arguments: removing) func `its dismissal called off leaves it where it was`(_ style: UIModalPresentationStyle)
    {
        q.modalPresentationStyle = style
        presented()
        let before = stage.state
        let interactor = interactive()
        dismiss()
        stage.host.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        settle()
        #expect(
            log.take() == [
                "animationController(forDismissed)", "interactionControllerForDismissal", "Q.viewWillDisappear",
                "P.viewWillAppear", "animateTransition", "P.viewIsAppearing", "completion(finished: true)",
                "P.viewWillDisappear", "P.viewDidDisappear", "Q.viewWillAppear", "Q.viewIsAppearing",
                "Q.viewDidAppear", "dismiss completion", "animationEnded(false)",
            ])
        #expect(stage.changes(since: before) == [])
    }

    // MARK: Styles that leave it

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic])
    func `a presentation that leaves the presenter's view`(_ style: UIModalPresentationStyle) {
        stage.host.makeCurrent()
        q.modalPresentationStyle = style
        present()
        settle()
        #expect(
            log.take() == [
                "animationController(forPresented)", "Q.viewDidLoad", "Q.viewWillAppear", "Q.viewIsAppearing",
                "Q.viewDidAppear", "present completion",
            ])
        #expect(p.view.window != nil && q.view.window != nil)
        dismiss()
        settle()
        #expect(
            log.take() == [
                "animationController(forDismissed)", "Q.viewWillDisappear", "Q.viewDidDisappear", "dismiss completion",
            ])
        #expect(stage.window.subviews == [p.view])
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func `the system's animators work and leave nothing behind`(_ style: UIModalTransitionStyle) {
        stage.host.makeCurrent()
        q.transitioningDelegate = nil
        q.modalPresentationStyle = .fullScreen
        q.modalTransitionStyle = style
        let before = stage.state
        present()
        settle()
        #expect(q.view.superview != nil && q.view.frame == stage.window.bounds && q.view.transform.isIdentity)
        dismiss()
        settle()
        #expect(stage.changes(since: before) == [])
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
}
