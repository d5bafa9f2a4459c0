import TestStages
import Testing
import UIKit

/// What ran alongside a transition that was called off has its values from before, inside and outside the container.
@MainActor
@Suite(.serialized)
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
    let stage: Stage

    init() {
        director = Director(interactor)
        stage = Stage(root: root)
        root.view.backgroundColor = .white
        card.view.backgroundColor = .systemYellow
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = director
    }

    private func presentCard() {
        stage.host.makeCurrent()
        root.present(card, animated: false)
        stage.host.advance(by: 0.1)
        director.isOn = true
    }

    private func shown(_ view: UIView?) -> Float { view?.layer.presentation()?.opacity ?? -1 }

    @Test(arguments: [0, 0.3, 0.9] as [CGFloat]) func `a dismissal called off`(_ share: CGFloat) {
        presentCard()
        let (state, picture) = (stage.state, stage.pixels)
        for _ in 1...2 {
            card.dismiss(animated: true)
            stage.host.advance(by: 0.05)
            interactor.update(share)
            stage.host.advance(by: 0.1)
            #expect(abs(shown(director.dimmer?.dimming) - 0.5 * Float(1 - share)) < 1e-4)
            interactor.cancel()
            stage.host.advance(by: 1)
            #expect(stage.changes(since: state) == [])
            #expect(stage.pixels == picture)
        }
    }

    @Test func `a presentation called off`() {
        stage.host.makeCurrent()
        let (state, picture) = (stage.state, stage.pixels)
        director.isOn = true
        root.present(card, animated: true)
        stage.host.advance(by: 0.05)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        #expect(abs((root.view.layer.presentation()?.transform.m11 ?? 0) - 0.95) < 1e-4)
        interactor.cancel()
        stage.host.advance(by: 1)
        #expect(stage.changes(since: state) == [])
        #expect(stage.pixels == picture)
    }

    @Test func `a finger that the system takes away calls it off as well`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        let top = UIViewController()
        stage.host.makeCurrent()
        navigation.pushViewController(top, animated: false)
        stage.host.advance(by: 0.1)
        let state = stage.state
        stage.host.send(.down, at: CGPoint(x: 2, y: 400))
        for x in stride(from: 20.0, through: 200, by: 20) {
            stage.host.step()
            stage.host.send(.move, at: CGPoint(x: x, y: 400))
        }
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.host.touches.cancelAll(at: stage.host.now)
        stage.host.advance(by: 1)
        #expect(navigation.topViewController === top && stage.changes(since: state) == [])
    }
}
