import Testing
import UIKit

/// Scrubbing, letting go and calling off with a percent-driven interactor.
@MainActor
@Suite(.statesOutcome, .serialized)
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
    let stage: CompatibilityStage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = CompatibilityStage(root: navigation)
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
        stage.makeCurrent()
        navigation.pushViewController(q, animated: true)
    }

    @Test func `nothing moves until it is told to`() {
        push()
        stage.advance(by: 3)
        #expect(offset == 1000)
        #expect(mover.ended.isEmpty)
    }

    @Test func `update moves to the percentage`() {
        push()
        stage.advance(by: 0.5)
        for percent in [0.25, 0.5, 0.1, 1, 0] as [CGFloat] {
            interactor.update(percent)
            stage.step()
            #expect(abs(offset - 1000 * (1 - percent)) < 1e-6)
            #expect(interactor.percentComplete == percent)
        }
    }

    @Test func `an update in the same frame as the push counts`() {
        push()
        interactor.update(0.5)
        stage.step()
        #expect(abs(offset - 500) < 1e-6)
        interactor.finish()
        stage.advance(by: 1)
        #expect(mover.ended == [true])
    }

    @Test func `an interactor that is used again begins at nothing`() {
        push()
        interactor.update(0.3)
        stage.step()
        interactor.cancel()
        stage.advance(by: 1)
        #expect(mover.ended == [false] && interactor.percentComplete == 0)
        interactor.pause()
        #expect(interactor.percentComplete == 0)
    }

    @Test func `values beyond the ends count as the ends`() {
        push()
        interactor.update(-1)
        stage.step()
        #expect(interactor.percentComplete == 0 && offset == 1000)
        interactor.update(2)
        stage.step()
        #expect(interactor.percentComplete == 2 && abs(offset) < 1e-6)
        #expect(mover.ended.isEmpty)
    }

    @Test func `the completion speed shortens the rest`() {
        push()
        interactor.completionCurve = .linear
        interactor.completionSpeed = 2
        stage.step()
        interactor.update(0.4)
        interactor.finish()
        stage.advance(by: 0.15)
        #expect(abs(offset - 300) < 1e-6)
        stage.advance(by: 0.2)
        #expect(mover.ended == [true])
    }

    @Test func `finish and cancel after the end do nothing`() {
        push()
        interactor.finish()
        interactor.finish()
        interactor.cancel()
        stage.advance(by: 1.5)
        #expect(mover.ended == [true])
        interactor.finish()
        interactor.cancel()
        interactor.update(0.5)
        stage.advance(by: 0.5)
        #expect(mover.ended == [true] && navigation.topViewController === q)
    }

    @Test func `without an interactive start it runs by itself`() {
        interactor.wantsInteractiveStart = false
        push()
        #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
        stage.advance(by: 0.5)
        #expect(abs(offset - 500) < 1e-6)
        stage.advance(by: 0.6)
        #expect(mover.ended == [true])
    }

    @Test func `one interactor serves many transitions`() {
        for round in 1...3 {
            push()
            stage.step()
            interactor.update(0.5)
            interactor.cancel()
            stage.advance(by: 1)
            #expect(mover.ended == Array(repeating: false, count: round))
        }
    }

    @Test func `interaction is not ignored while a finger drives`() {
        push()
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        interactor.finish()
        stage.advance(by: 1.5)
        delegate.interactor = nil
        navigation.popViewController(animated: true)
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        stage.advance(by: 1.5)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
}
