import Testing
import UIKit

/// What ran alongside a transition that was called off has its values from before, inside and outside the container.
@MainActor
@Suite(.statesOutcome, .serialized)
struct CancelledAlongsideTests {
    /// Dims what is behind a card alongside, and shrinks the presenter; it puts nothing back.
    final class Dimmer: UIPresentationController {
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 400, width: 393, height: 452) }

        override func presentationTransitionWillBegin() {
            dimming.frame = containerView?.bounds ?? .zero
            dimming.backgroundColor = .black
            containerView?.insertSubview(dimming, at: 0)
            dimming.alpha = 0
            change(comes: true)
        }

        override func dismissalTransitionWillBegin() { change(comes: false) }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed { dimming.removeFromSuperview() }
        }

        private func change(comes: Bool) {
            let dimming = dimming
            let presenter = presentingViewController.view
            let change = {
                dimming.alpha = comes ? 0.5 : 0
                presenter?.transform = comes ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
                presenter?.layer.cornerRadius = comes ? 10 : 0
            }
            guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
            coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
        }
    }

    final class Director: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let interactor: (any UIViewControllerInteractiveTransitioning)?
        var isOn = false
        private(set) var dimmer: Dimmer?

        init(_ interactor: (any UIViewControllerInteractiveTransitioning)?) { self.interactor = interactor }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            dimmer = Dimmer(presentedViewController: presented, presenting: presenting)
            return dimmer
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { isOn ? self : nil }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { isOn ? self : nil }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let to = context.view(forKey: .to)
            guard let view = to ?? context.view(forKey: .from) else { return }
            if to != nil { context.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.5) {
                view.frame.origin.y = to == nil ? 852 : 300
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    let root = UIViewController()
    let card = UIViewController()
    let interactor = UIPercentDrivenInteractiveTransition()
    let director: Director
    let stage: CompatibilityStage

    init() {
        director = Director(interactor)
        stage = CompatibilityStage(root: root)
        root.view.backgroundColor = .white
        card.view.backgroundColor = .systemYellow
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = director
    }

    private func presentCard() {
        stage.makeCurrent()
        root.present(card, animated: false)
        stage.advance(by: 0.1)
        director.isOn = true
    }

    private func shown(_ view: UIView?) -> Float { view?.layer.presentation()?.opacity ?? -1 }

    @Test func `views outside the container follow the finger and run back without a jump`() {
        presentCard()
        card.dismiss(animated: true)
        stage.step()
        for share in [0.2, 0.6, 0.4] as [CGFloat] {
            interactor.update(share)
            stage.step()
            #expect(abs((root.view.layer.presentation()?.transform.m11 ?? 0) - (0.9 + 0.1 * share)) < 1e-4)
        }
        interactor.cancel()
        var last = root.view.layer.presentation()?.transform.m11 ?? 0
        for _ in 0..<40 {
            stage.step()
            let now = root.view.layer.presentation()?.transform.m11 ?? 0
            #expect(now <= last + 1e-6 && last - now < 0.01)
            last = now
        }
        #expect(abs(last - 0.9) < 1e-6)
    }

    @Test func `finished, all has its new values`() {
        presentCard()
        card.dismiss(animated: true)
        stage.step()
        interactor.update(0.4)
        interactor.finish()
        stage.advance(by: 1)
        #expect(
            director.dimmer?.dimming.alpha == 0 && root.view.transform.isIdentity && root.presentedViewController == nil
        )
    }

    /// Moves nothing by itself: the application's own interactor.
    final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
        }
    }

    @Test(arguments: [true, false]) func `an interactor of the application's own`(_ finishes: Bool) {
        let hand = Hand()
        let own = Director(hand)
        card.transitioningDelegate = own
        stage.makeCurrent()
        root.present(card, animated: false)
        stage.advance(by: 0.1)
        own.isOn = true
        let state = stage.state
        card.dismiss(animated: true)
        stage.step()
        hand.context?.updateInteractiveTransition(0.5)
        stage.step()
        #expect(abs(shown(own.dimmer?.dimming) - 0.25) < 1e-4)
        if finishes { hand.context?.finishInteractiveTransition() } else { hand.context?.cancelInteractiveTransition() }
        stage.advance(by: 0.1)
        hand.context?.completeTransition(finishes)
        stage.advance(by: 0.5)
        if finishes {
            #expect(own.dimmer?.dimming.alpha == 0 && root.view.transform.isIdentity)
        } else {
            #expect(stage.changes(since: state) == [])
        }
    }

    @Test func `a view named by animateAlongsideTransition, a scroll's offset and a tint`() {
        presentCard()
        let outside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outside.contentSize = CGSize(width: 100, height: 1000)
        stage.window.addSubview(outside)
        stage.advance(by: 0.1)
        let state = stage.state
        let tint = outside.tintColor
        card.dismiss(animated: true)
        card.transitionCoordinator?.animateAlongsideTransition(
            in: outside,
            animation: { _ in
                outside.contentOffset.y = 300
                outside.tintColor = .systemPink
                outside.alpha = 0
            }, completion: nil)
        stage.step()
        interactor.update(0.5)
        stage.step()
        #expect(outside.layer.speed == 0 && abs(shown(outside) - 0.5) < 1e-4)
        interactor.cancel()
        stage.advance(by: 1)
        #expect(stage.changes(since: state) == [] && outside.tintColor == tint && outside.layer.speed == 1)
    }
}
