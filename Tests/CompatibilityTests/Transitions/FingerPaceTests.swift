import Testing
import UIKit

/// While a finger drives a transition view animations move in proportion to it; the rest takes the completion curve.
@MainActor
@Suite(.statesOutcome, .serialized)
struct FingerPaceTests {
    /// Makes a dismissal whose card fades in one way, and a mark of the presenter's, outside the container, with it.
    private func rig(_ animate: @escaping (UIView, @escaping () -> Void) -> Void) -> CancelledStage {
        CancelledStage(.dismissCustom) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            animate(view) { director.complete(context) }
        }
    }

    private func shown(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

    static let ways: [(String, @MainActor (UIView, @escaping () -> Void) -> Void)] = [
        (
            "curve",
            { view, end in
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { view.alpha = 0 }) {
                    _ in end()
                }
            }
        ),
        (
            "spring",
            { view, end in
                UIView.animate(
                    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 10,
                    animations: { view.alpha = 0 }, completion: { _ in end() })
            }
        ),
        (
            "keyframes",
            { view, end in
                UIView.animateKeyframes(
                    withDuration: 0.5, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
                    }, completion: { _ in end() })
            }
        ),
        (
            "nested",
            { view, end in
                UIView.animate(
                    withDuration: 0.5,
                    animations: {
                        view.layer.borderWidth = 3
                        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .overrideInheritedCurve]) {
                            view.alpha = 0
                        }
                    }, completion: { _ in end() })
            }
        ),
        (
            "animator",
            { view, end in
                let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.3) { view.alpha = 0 }
                animator.addCompletion { _ in end() }
                animator.startAnimation()
            }
        ),
    ]

    @Test(arguments: ["curve", "spring", "keyframes", "nested", "animator"])
    func `whatever curve it was given, it moves with the finger`(_ name: String) {
        guard let way = Self.ways.first(where: { $0.0 == name })?.1 else { return }
        let rig = rig(way)
        rig.begin()
        for share in [0.22, 0.5, 0.9, 0.1] as [CGFloat] {
            rig.interactor.update(share)
            rig.stage.step()
            #expect(abs(shown(rig.old.view) - (1 - share)) < 1e-4)
        }
        rig.interactor.update(0.4)
        rig.stage.step()
        // The rest: 0.3 s along the completion curve, from where the finger was.
        rig.interactor.completionCurve = .easeIn
        rig.interactor.finish()
        #expect(abs(shown(rig.old.view) - 0.6) < 1e-4)
        rig.stage.advance(by: 0.15)
        #expect(abs(shown(rig.old.view) - 0.6 * (1 - 0.3153568)) < 2e-3)
        rig.stage.advance(by: 0.3)
        #expect(rig.director.ended == [true])
    }

    @Test func `the way back takes the curve too`() {
        let rig = rig(Self.ways[1].1)
        rig.begin()
        rig.interactor.update(0.6)
        rig.stage.step()
        rig.interactor.completionCurve = .easeOut
        rig.interactor.cancel()
        rig.stage.advance(by: 0.15)
        #expect(abs(shown(rig.old.view) - (1 - 0.6 * (1 - 0.6846432))) < 2e-3)
        rig.stage.advance(by: 0.3)
        #expect(rig.director.ended == [false] && shown(rig.old.view) == 1)
    }

    @Test func `delays and durations of their own keep their times`() {
        let rig = rig { view, end in
            UIView.animate(withDuration: 0.25, delay: 0.25, options: .curveEaseIn) {
                view.alpha = 0
            } completion: { _ in
                end()
            }
        }
        rig.begin()
        for (share, alpha) in [(0.3, 1), (0.5, 1), (0.75, 0.5), (1, 0)] as [(CGFloat, CGFloat)] {
            rig.interactor.update(share)
            rig.stage.step()
            #expect(abs(shown(rig.old.view) - alpha) < 1e-4)
        }
        rig.interactor.cancel()
        rig.stage.advance(by: 1)
        #expect(rig.director.ended == [false])
    }

    /// The container's layer has `speed` 0 and its `timeOffset` at the fraction of the duration; the animation begins after that.
    @Test(arguments: [true, false])
    func `what begins when the transition is over does not move under the finger`(_ finishes: Bool) {
        let rig = rig { view, end in
            UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
                view.alpha = 0
            } completion: { _ in
                end()
            }
        }
        rig.begin()
        for share in [0.25, 0.5, 1] as [CGFloat] {
            rig.interactor.update(share)
            rig.stage.step()
            #expect(shown(rig.old.view) == 1)
        }
        rig.interactor.update(0.5)
        finishes ? rig.interactor.finish() : rig.interactor.cancel()
        rig.stage.advance(by: 2)
        #expect(rig.director.ended == [finishes])
    }

    @Test func `animations of layers keep their own timing`() {
        let rig = rig { view, end in
            let fade = CABasicAnimation(keyPath: "cornerRadius")
            (fade.fromValue, fade.toValue) = (0, 100)
            fade.duration = 0.5
            fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
            view.layer.add(fade, forKey: nil)
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: { _ in
                end()
            }
        }
        rig.begin()
        rig.interactor.update(0.5)
        rig.stage.step()
        #expect(abs((rig.old.view.layer.presentation()?.cornerRadius ?? 0) - 31.53568) < 1e-2)
        rig.interactor.cancel()
        rig.stage.advance(by: 1)
    }

    @Test func `without a finger it keeps its curve`() {
        let rig = rig(Self.ways[0].1)
        rig.interactor.wantsInteractiveStart = false
        rig.begin()
        rig.stage.advance(by: 0.25 - 1.0 / 60)
        #expect(abs(shown(rig.old.view) - (1 - 0.3153568)) < 0.03)
        rig.stage.advance(by: 0.5)
        #expect(rig.director.ended == [true])
    }

    // MARK: Taken hold of without a pause

    @Test func `an update takes over a transition that did not start interactively`() {
        let rig = rig(Self.ways[1].1)
        rig.interactor.wantsInteractiveStart = false
        rig.stage.makeCurrent()
        let state = rig.stage.state
        rig.begin()
        var changes: [Bool] = []
        rig.old.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        for share in [0.2, 0.4] as [CGFloat] {
            rig.interactor.update(share)
            rig.stage.advance(by: 0.3)
            #expect(abs(shown(rig.old.view) - (1 - share)) < 1e-4)
        }
        rig.interactor.cancel()
        rig.stage.advance(by: 1)
        #expect(changes == [true, false] && rig.director.ended == [false])
        #expect(rig.stage.changes(since: state) == [])
    }

    @Test func `a cancel reverses a transition that did not start interactively`() {
        let rig = rig(Self.ways[0].1)
        rig.interactor.wantsInteractiveStart = false
        rig.interactor.completionCurve = .linear
        rig.stage.makeCurrent()
        let state = rig.stage.state
        rig.begin()
        rig.stage.advance(by: 0.2)
        let before = shown(rig.old.view)
        rig.interactor.cancel()
        rig.stage.step()
        #expect(shown(rig.old.view) > before && shown(rig.old.view) - before < 0.1)
        rig.stage.advance(by: 1)
        #expect(rig.director.ended == [false] && rig.stage.changes(since: state) == [])
    }

    @Test func `a finish continues a transition that did not start interactively`() {
        let rig = rig(Self.ways[0].1)
        rig.interactor.wantsInteractiveStart = false
        rig.begin()
        rig.interactor.finish()
        rig.stage.advance(by: 0.3)
        #expect(rig.director.ended.isEmpty)
        rig.stage.advance(by: 0.3)
        #expect(rig.director.ended == [true])
    }
}
