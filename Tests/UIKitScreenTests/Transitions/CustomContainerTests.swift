import InterludeTesting
import TestStages
import Testing
import UIKit

/// Containers of an app's own, with public API alone: children that change by `transition(from:to:…)`, and animators that
/// are called with a context of the app's own type.
@MainActor
@Suite(.serialized)
struct CustomContainerTests {
    // MARK: transition(from:to:…)

    /// Shows one of two children and lets the system exchange them.
    @MainActor
    final class Exchange: UIViewController {
        func start(with child: UIViewController) {
            addChild(child)
            child.view.frame = view.bounds
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        func exchange(
            _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions = [], completion: @escaping (Bool) -> Void = { _ in }
        ) {
            addChild(new)
            old.willMove(toParent: nil)
            new.view.frame = view.bounds
            transition(from: old, to: new, duration: duration, options: options) {
                old.view.alpha = 0.5
            } completion: { finished in
                old.view.alpha = 1
                old.removeFromParent()
                new.didMove(toParent: self)
                completion(finished)
            }
        }
    }

    static let exchanged: CallList = """
        Q.willMove(parent) P.willMove(nil) Q.viewDidLoad P.viewWillDisappear Q.viewWillAppear Q.viewIsAppearing
        P.viewDidDisappear Q.viewDidAppear P.didMove(nil) Q.didMove(parent) finished(true)
        """

    @Test(arguments: [0, 0.4], [[], .transitionFlipFromLeft, .transitionCrossDissolve] as [UIView.AnimationOptions])
    func `children exchanged by the system get all their calls`(
        _ duration: TimeInterval, _ options: UIView.AnimationOptions
    ) {
        let log = CallLog()
        let (p, q) = (LoggingController("P", log), LoggingController("Q", log))
        let container = Exchange()
        let stage = Stage(root: container)
        container.start(with: p)
        stage.host.advance(by: 0.1)
        _ = log.take()
        container.exchange(p, for: q, duration: duration, options: options) { log.add("finished(\($0))") }
        stage.host.advance(by: 1)
        #expect(log.take() == Self.exchanged)
        #expect(container.children == [q] && p.view.superview == nil && q.view.superview === container.view)
        #expect(p.view.alpha == 1 && stage.window.layer.animationKeys() == nil)
    }

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

    @Test func `the system's ready-made pieces are not kept by it`() {
        weak var gone: UIViewController?
        weak var animator: LoggingAnimator?
        let container = SwitchingController(showing: UIViewController())
        let stage = Stage(root: container)
        do {
            let passing = UIViewController()
            gone = passing
            container.makeAnimator = {
                let made = LoggingAnimator(CallLog())
                animator = made
                return made
            }
            container.show(passing)
            stage.host.advance(by: 1)
            container.show(UIViewController())
            stage.host.advance(by: 1)
        }
        #expect(gone == nil && animator == nil)
    }
}
