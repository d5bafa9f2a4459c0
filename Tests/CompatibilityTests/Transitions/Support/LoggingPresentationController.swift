import UIKit

/// A presentation controller that writes its hooks down.
@MainActor
final class LoggingPresentationController: UIPresentationController {
    var log: CallLog?
    var removes = false
    var frame: CGRect?

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        frame ?? super.frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        log?.add("hook.presentWillBegin(container:\(containerView?.window != nil))")
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [log] _ in log?.add("hook.alongside") },
            completion: { [log] _ in log?.add("hook.coordinated") })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("hook.presentDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        log?.add("hook.dismissWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.add("hook.dismissDidEnd(\(completed))")
    }

    override func containerViewWillLayoutSubviews() {
        log?.add("hook.layout")
        super.containerViewWillLayoutSubviews()
    }
}
