import Testing
import UIKit

/// Containers of an app's own, with public API alone: children that change by `transition(from:to:…)`, and animators that
/// are called with a context of the app's own type.
@MainActor
@Suite(.statesOutcome, .serialized)
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
        let stage = CompatibilityStage(root: container)
        container.start(with: p)
        stage.advance(by: 0.1)
        _ = log.take()
        container.exchange(p, for: q, duration: duration, options: options) { log.add("finished(\($0))") }
        stage.advance(by: 1)
        #expect(log.take() == Self.exchanged)
        #expect(container.children == [q] && p.view.superview == nil && q.view.superview === container.view)
        #expect(p.view.alpha == 1 && stage.window.layer.animationKeys() == nil)
    }

    @Test func `the system's ready-made pieces are not kept by it`() {
        weak var gone: UIViewController?
        weak var animator: LoggingAnimator?
        let container = SwitchingController(showing: UIViewController())
        let stage = CompatibilityStage(root: container)
        do {
            let passing = UIViewController()
            gone = passing
            container.makeAnimator = {
                let made = LoggingAnimator(CallLog())
                animator = made
                return made
            }
            container.show(passing)
            stage.advance(by: 1)
            container.show(UIViewController())
            stage.advance(by: 1)
        }
        #expect(gone == nil && animator == nil)
    }
}
