import TestStages
import Testing
import UIKit

/// When a presentation controller hears that its container lays out.
@MainActor
@Suite
struct ContainerHookTests {
    /// Places the presented view in the hook, as published presentation controllers do, and the dimming by a rule.
    final class Card: UIPresentationController {
        static let frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        let dimming = UIView()
        private(set) var hooks = 0
        /// Whether the beginning of a dismissal brings a view.
        var brings = false
        private var inset: NSLayoutConstraint?

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dimming.translatesAutoresizingMaskIntoConstraints = false
            containerView.addSubview(dimming)
            let inset = dimming.topAnchor.constraint(equalTo: containerView.topAnchor)
            NSLayoutConstraint.activate([
                inset, dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
                dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
                dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
            ])
            self.inset = inset
        }

        override func dismissalTransitionWillBegin() {
            inset?.constant = 40
            if brings { containerView?.addSubview(UIView()) }
        }

        override func containerViewWillLayoutSubviews() {
            hooks += 1
            presentedView?.frame = Card.frame
        }
    }

    /// Opens the presented view from a line, and closes it to one.
    final class Line: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let (opens, full) = (context.view(forKey: .to), Card.frame.size)
            guard let view = opens ?? context.view(forKey: .from) else { return }
            if opens != nil { context.containerView.addSubview(view) }
            view.center = CGPoint(x: Card.frame.midX, y: Card.frame.midY)
            view.bounds.size = CGSize(width: opens == nil ? full.width : 0, height: full.height)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.bounds.size.width = opens == nil ? 0 : full.width
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var card: Card?
        var interactor: UIPercentDrivenInteractiveTransition?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            card = Card(presentedViewController: presented, presenting: presenting)
            return card
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Line() }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Line() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private let director = Director()
    private let screen = UIViewController()
    private var width: CGFloat { screen.view.layer.presentation()?.bounds.width ?? -1 }

    /// A stage on which the screen is being presented.
    private func present() -> Stage {
        let root = UIViewController()
        let stage = Stage(root: root)
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = director
        root.present(screen, animated: true)
        return stage
    }

    @Test(arguments: [false, true]) func `a presented view that grows and shrinks is in the animator's hands`(
        _ brings: Bool
    ) {
        let stage = present()
        director.card?.brings = brings
        stage.host.advance(by: 0.2)
        #expect(abs(width - 100) < 5)
        stage.host.advance(by: 0.4)
        #expect(screen.view.frame == Card.frame)
        screen.dismiss(animated: true)
        stage.host.advance(by: 0.2)
        #expect(abs(width - 100) < 5)
        #expect(director.card?.dimming.frame.minY == 40)
        stage.host.advance(by: 0.4)
        #expect(screen.presentingViewController == nil)
    }

    @Test func `called off, it is as before`() {
        let stage = present()
        stage.host.advance(by: 0.6)
        let interactor = UIPercentDrivenInteractiveTransition()
        director.interactor = interactor
        for _ in 0..<2 {
            screen.dismiss(animated: true)
            stage.host.advance(by: 0.1)
            interactor.update(0.5)
            stage.host.advance(by: 0.1)
            #expect(abs(width - 100) < 1)
            interactor.cancel()
            stage.host.advance(by: 0.6)
            #expect(screen.view.frame == Card.frame && width == 200)
        }
    }

    @Test func `it is told of the layouts that were asked for, and of views that come and go`() throws {
        let stage = present()
        stage.host.advance(by: 0.6)
        let card = try #require(director.card)
        let container = try #require(card.containerView)
        func hooks(_ change: () -> Void) -> Int {
            let before = card.hooks
            change()
            stage.host.step()
            return card.hooks - before
        }
        let extra = UIView()
        #expect(hooks {} == 0)
        #expect(hooks { container.setNeedsLayout() } == 1)
        #expect(hooks { container.addSubview(extra) } == 1)
        #expect(hooks { extra.frame.size = CGSize(width: 10, height: 10) } == 0)
        #expect(hooks { extra.removeFromSuperview() } == 1)
        #expect(hooks { stage.host.rotate(to: .landscapeRight, animated: false) } > 0)
    }
}
