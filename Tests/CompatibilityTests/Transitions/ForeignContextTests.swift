import Testing
import UIKit

/// A container of the app's own that calls animators with a context of its own type.
@MainActor
@Suite(.statesOutcome, .serialized)
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
    let stage: CompatibilityStage

    init() {
        stage = CompatibilityStage(root: parent)
        parent.view.addSubview(p.view)
    }

    @Test func `an animator works with it`() {
        stage.makeCurrent()
        let context = Context(container: parent.view, from: p, to: q)
        animator.animateTransition(using: context)
        stage.advance(by: 0.5)
        #expect(context.completed == [true] && q.view.superview === parent.view)
    }

    @Test(arguments: [true, false]) func `a percent-driven interactor holds its container's time`(_ finishes: Bool) {
        stage.makeCurrent()
        let context = Context(container: parent.view, from: p, to: q)
        context.isInteractive = true
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.startInteractiveTransition(context)
        animator.animateTransition(using: context)
        stage.advance(by: 1)
        #expect(context.completed.isEmpty)
        interactor.update(0.5)
        #expect(context.percent == 0.5)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.advance(by: 1)
        #expect(context.completed == [finishes])
    }

    /// Drives with its own hands and tells the context.
    final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            guard let to = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(to)
        }

        func end(_ finishes: Bool) {
            guard let context else { return }
            if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            context.completeTransition(finishes)
        }
    }

    @Test(arguments: [true, false]) func `an interactor of one's own drives the system's context`(_ finishes: Bool) {
        stage.makeCurrent()
        let navigation = UINavigationController(rootViewController: p)
        stage.window.rootViewController = navigation
        let log = CallLog()
        let delegate = LoggingDelegate(log)
        let own = OwnInteractor()
        delegate.animator = animator
        delegate.interactor = own
        navigation.delegate = delegate
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        p.view.addSubview(view)
        delegate.onWillShow = { [navigation] in
            navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in view.center.x = 105 }, completion: nil)
        }
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 0.2)
        own.context?.updateInteractiveTransition(0.5)
        stage.step()
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-3)
        own.end(finishes)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == (finishes ? [p, q] : [p]))
        #expect(view.center.x == (finishes ? 105 : 5))
        #expect(q.view.window != nil || !finishes)
    }

    @Test func `an interactor that goes at once notes nothing any more`() {
        stage.makeCurrent()
        do {
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.startInteractiveTransition(Context(container: parent.view, from: p, to: q))
        }
        stage.advance(by: 0.1)
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
            stage.advance(by: 0.3)
            view.removeFromSuperview()
            gone = view
        }
        stage.advance(by: 0.1)
        #expect(gone == nil)
    }
}
