import InterludeTesting
import TestStages
import Testing
import UIKit

/// Containers of an app's own, with public API alone: children that change by `transition(from:to:…)`, and animators that
/// are called with a context of the app's own type.
@MainActor
@Suite(.serialized)
struct CustomContainerTests {
    // MARK: A context of the app's own

    @Test(arguments: [true, false]) func `an animator changes the children of a container`(_ animated: Bool) {
        let log = CallLog()
        let (p, q) = (LoggingController("P", log), LoggingController("Q", log))
        let container = SwitchingController(showing: p)
        container.makeAnimator = { animated ? LoggingAnimator(log) : nil }
        let stage = Stage(root: container)
        _ = log.take()
        container.show(q)
        stage.host.advance(by: 1)
        #expect(log.take() == (animated ? Self.switched : Self.switchedAtOnce))
        #expect(container.children == [q] && q.view.frame == container.view.bounds && p.view.superview == nil)
    }

    static let switched: CallList = """
        Q.willMove(parent) P.willMove(nil) Q.viewDidLoad P.viewWillDisappear Q.viewWillAppear animator.animate
        Q.viewIsAppearing animator.done(true) P.viewDidDisappear Q.viewDidAppear P.didMove(nil) Q.didMove(parent)
        animator.ended(true)
        """

    static let switchedAtOnce: CallList = """
        Q.willMove(parent) P.willMove(nil) Q.viewDidLoad P.viewWillDisappear Q.viewWillAppear P.viewDidDisappear
        Q.viewIsAppearing Q.viewDidAppear P.didMove(nil) Q.didMove(parent)
        """

    @Test(arguments: [true, false]) func `a finger drives it to the end or back`(_ finishes: Bool) {
        let log = CallLog()
        log.isOn = false
        let (p, q) = (LoggingController("P", log), LoggingController("Q", log))
        let container = SwitchingController(showing: p)
        container.makeAnimator = { LoggingAnimator(log) }
        let interactor = UIPercentDrivenInteractiveTransition()
        container.interactor = interactor
        let stage = Stage(root: container)
        q.loadViewIfNeeded()
        let before = stage.state
        container.show(q)
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.step()
        let alpha = q.view.layer.presentation()?.opacity ?? 0
        #expect(abs(alpha - 0.5) < 0.01)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.host.advance(by: 1)
        #expect(container.children == [finishes ? q : p])
        #expect(q.appearancePhase == (finishes ? .appeared : .disappeared))
        #expect(p.appearancePhase == (finishes ? .disappeared : .appeared))
        if !finishes { #expect(stage.changes(since: before) == []) }
    }
}
