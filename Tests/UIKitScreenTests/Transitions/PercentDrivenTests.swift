import TestStages
import Testing
import UIKit

/// Scrubbing, letting go and calling off with a percent-driven interactor.
@MainActor
@Suite(.serialized)
struct PercentDrivenTests {
    /// Moves the to view in from the right, linearly, in one second.
    final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            let place = to.center
            to.center.x = place.x + 1000
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                to.center = place
            } completion: { _ in
                to.center = place
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let delegate = LoggingDelegate(CallLog())
    let interactor = UIPercentDrivenInteractiveTransition()
    let mover = Mover()
    let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = Stage(root: navigation)
        navigation.delegate = delegate
        delegate.animator = mover
        delegate.interactor = interactor
    }

    /// How far the to view is from its place, in points.
    private var offset: CGFloat {
        let layer = q.view.layer.presentation() ?? q.view.layer
        return layer.position.x - 196.5
    }

    private func push() {
        stage.host.makeCurrent()
        navigation.pushViewController(q, animated: true)
    }

    @Test func `finish takes the rest of the time along the completion curve`() {
        push()
        interactor.completionCurve = .linear
        stage.host.advance(by: 0.2)
        interactor.update(0.4)
        stage.host.step()
        interactor.finish()
        stage.host.advance(by: 0.3)
        #expect(abs(offset - 300) < 1e-6)
        stage.host.advance(by: 0.25)
        #expect(mover.ended.isEmpty)
        stage.host.advance(by: 0.1)
        #expect(mover.ended == [true])
        #expect(navigation.transitionView.layer.speed == 1 && navigation.transitionView.layer.beginTime == 0)
    }

    @Test func `cancel runs back without a flash and restores in the same frame`() {
        push()
        interactor.completionCurve = .linear
        stage.host.step()
        interactor.update(0.5)
        stage.host.step()
        interactor.cancel()
        var last = offset
        for _ in 0..<60 where mover.ended.isEmpty {
            stage.host.step()
            guard q.view.superview != nil else { break }
            #expect(offset >= last - 1e-6)
            last = offset
        }
        #expect(mover.ended == [false])
        #expect(abs(last - 1000) < 40)
        #expect(q.view.superview == nil && p.view.superview === navigation.transitionView)
    }

    @Test func `explicit animations and springs scrub too`() {
        push()
        let layer = CALayer()
        navigation.transitionView.layer.addSublayer(layer)
        let basic = CABasicAnimation(keyPath: "opacity")
        basic.fromValue = 0
        basic.toValue = 1
        basic.duration = 1
        layer.add(basic, forKey: nil)
        stage.host.step()
        interactor.update(0.25)
        stage.host.step()
        #expect(abs((layer.presentation()?.opacity ?? -1) - 0.25) < 1e-5)
        interactor.cancel()
        stage.host.advance(by: 1)
        layer.removeFromSuperlayer()
    }

    @Test func `nothing is kept after the end`() {
        let runs = TransitionRun.current.count
        weak var gone: UIViewController?
        weak var goneMover: Mover?
        do {
            let third = UIViewController()
            let own = Mover()
            gone = third
            goneMover = own
            delegate.animator = own
            stage.host.makeCurrent()
            navigation.pushViewController(third, animated: true)
            stage.host.step()
            interactor.update(0.3)
            interactor.cancel()
            stage.host.advance(by: 1)
            delegate.animator = nil
        }
        #expect(gone == nil)
        #expect(goneMover == nil)
        #expect(TransitionRun.current.count == runs)
    }
}
