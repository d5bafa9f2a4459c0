/// A push or pop between two controllers that show the same collection view: nothing moves but its cells.
@MainActor
final class LayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let change: LayoutSwitch

    init(_ change: LayoutSwitch) {
        self.change = change
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TableMetrics.updateDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(view)
        }
        change.begin { context.completeTransition(!context.transitionWasCancelled) }
    }
}
