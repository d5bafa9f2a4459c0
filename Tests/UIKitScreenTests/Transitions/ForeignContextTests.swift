import TestStages
import Testing
import UIKit

/// A container of the app's own that calls animators with a context of its own type.
@MainActor
@Suite(.serialized)
struct ForeignContextTests {
    final class Context: NSObject, UIViewControllerContextTransitioning {
        let containerView: UIView
        let from: UIViewController
        let to: UIViewController
        var completed: [Bool] = []
        var percent: CGFloat = 0
        var isInteractive = false
        var transitionWasCancelled = false

        init(container: UIView, from: UIViewController, to: UIViewController) {
            containerView = container
            self.from = from
            self.to = to
        }

        var isAnimated: Bool { true }
        var presentationStyle: UIModalPresentationStyle { .custom }
        var targetTransform: CGAffineTransform { .identity }
        func updateInteractiveTransition(_ percentComplete: CGFloat) { percent = percentComplete }
        func finishInteractiveTransition() { isInteractive = false }
        func cancelInteractiveTransition() {
            isInteractive = false
            transitionWasCancelled = true
        }
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { completed.append(didComplete) }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            key == .from ? from : to
        }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
        func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
    }

    let parent = UIViewController()
    let p = UIViewController()
    let q = UIViewController()
    let animator = LoggingAnimator(CallLog())
    let stage: Stage

    init() {
        stage = Stage(root: parent)
        parent.view.addSubview(p.view)
    }

    @Test func `starting the default interruptible animator runs animateTransition`() {
        stage.host.makeCurrent()
        let context = Context(container: parent.view, from: p, to: q)
        animator.interruptibleAnimator(using: context).startAnimation()
        stage.host.advance(by: 0.5)
        #expect(context.completed == [true] && q.view.superview === parent.view)
    }
}
