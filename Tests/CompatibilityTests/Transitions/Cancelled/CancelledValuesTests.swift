import Testing
import UIKit

/// After a percent-driven transition was called off, what view animations changed in `animateTransition` has its values from
/// before, though the animator puts nothing back.
@MainActor
@Suite(.statesOutcome, .serialized)
struct CancelledValuesTests {
    typealias Context = any UIViewControllerContextTransitioning
    typealias Screen = CancelledStage.Screen

    @Test func `what has nothing to animate cannot be held`() {
        let rig = CancelledStage(.pop) { context, director in
            UIView.animate(withDuration: 0.5, animations: {}) { _ in director.complete(context) }
        }
        rig.begin()
        #expect(rig.director.ended == [true])
    }

    @Test func `twice in a row, and then finished`() {
        let rig = CancelledStage(.pop) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: { _ in
                director.complete(context)
            }
        }
        rig.stage.makeCurrent()
        let state = rig.stage.state
        for round in 1...2 {
            rig.callOff(at: 0.6)
            #expect(rig.stage.changes(since: state) == [] && rig.director.ended.count == round)
        }
        rig.begin()
        rig.interactor.finish()
        rig.stage.advance(by: 1)
        #expect(rig.director.ended == [false, false, true])
    }

    @Test func `it is put back in the frame of the completion, and before it`() {
        let rig = CancelledStage(.pop) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                view.alpha = 0
            } completion: { _ in
                director.complete(context)
            }
        }
        var atEnd: CGFloat?
        rig.director.atEnd = { atEnd = rig.old.view.alpha }
        rig.begin()
        rig.interactor.update(0.5)
        rig.interactor.completionCurve = .linear
        rig.stage.step()
        rig.interactor.cancel()
        var last: Float = 0
        for _ in 0..<40 {
            rig.stage.step()
            let shown = rig.old.view.layer.presentation()?.opacity ?? 0
            #expect(shown >= last - 1e-5)
            #expect((rig.old.view.alpha == 1) == !rig.director.ended.isEmpty)
            last = shown
        }
        #expect(atEnd == 1 && last == 1)
    }

    @Test func `what the application has set since is its own`() {
        let rig = CancelledStage(.pop) { context, director in
            guard let from = context.viewController(forKey: .from) as? Screen else { return }
            UIView.animate(withDuration: 0.5) {
                from.view.alpha = 0.5
                from.mark.alpha = 0.2
                from.mark.center.x = 300
            }
            from.mark.alpha = 0.7
            UIView.animate(withDuration: 0.5) {
                from.view.alpha = 0
                from.mark.alpha = 0
            } completion: { _ in
                director.complete(context)
            }
        }
        rig.director.atEnd = { rig.old.mark.center.x = 222 }
        rig.callOff(at: 0.5)
        // What two blocks changed one after the other goes back to the first value, but not past a plain assignment.
        #expect(rig.old.view.alpha == 1 && abs(rig.old.mark.alpha - 0.7) < 1e-6 && rig.old.mark.center.x == 222)
        rig.director.atEnd = {}
        rig.begin()
        rig.interactor.update(0.5)
        rig.old.mark.center.x = 111
        rig.stage.step()
        rig.interactor.cancel()
        rig.stage.advance(by: 1)
        #expect(rig.old.mark.center.x == 111)
    }

    @Test func `putting back by hand on top stays right`() {
        for early in [true, false] {
            let rig = CancelledStage(.dismissFullScreen) { context, director in
                guard let view = context.view(forKey: .from) else { return }
                let frame = view.frame
                UIView.animate(withDuration: 0.5) {
                    view.frame.origin.y = 852
                } completion: { _ in
                    if early { view.frame = frame }
                    director.complete(context)
                    if !early { view.frame = frame }
                }
            }
            rig.stage.makeCurrent()
            let state = rig.stage.state
            rig.callOff(at: 0.3)
            #expect(rig.stage.changes(since: state) == [])
        }
    }

    @Test func `a transition that is completed before its animations have run back is put back too`() {
        var context: Context?
        let rig = CancelledStage(.pop) { made, director in
            context = made
            guard let view = made.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.5) { view.alpha = 0 }
        }
        rig.begin()
        rig.interactor.update(0.8)
        rig.stage.step()
        rig.interactor.cancel()
        rig.stage.step()
        context?.view(forKey: .to)?.removeFromSuperview()
        context?.completeTransition(false)
        #expect(rig.old.view.alpha == 1)
        rig.stage.step()
        #expect(rig.old.view.layer.presentation()?.opacity == 1 && rig.old.view.layer.animationKeys() == nil)
    }

    @Test func `a from view that the animator removed stays out until the container puts it back`() {
        let rig = CancelledStage(.dismissCustom) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: { _ in
                view.removeFromSuperview()
                director.complete(context)
            }
        }
        rig.callOff(at: 0.5)
        #expect(rig.old.view.superview == nil && rig.old.view.alpha == 1)
    }

    @Test(arguments: [true, false]) func `nothing of it is kept`(_ finishes: Bool) {
        weak var gone: UIView?
        let rig = CancelledStage(.pop) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            let extra = UIView()
            gone = extra
            context.containerView.addSubview(extra)
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
                extra.alpha = 0
            } completion: { [weak extra] _ in
                extra?.removeFromSuperview()
                director.complete(context)
            }
        }
        if finishes {
            rig.begin()
            rig.interactor.finish()
            rig.stage.advance(by: 1)
        } else {
            rig.callOff(at: 0.5)
        }
        rig.stage.advance(by: 0.1)
        #expect(gone == nil)
    }
}
