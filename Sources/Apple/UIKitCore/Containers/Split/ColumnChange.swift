/// Columns of a split view that come or go.
@MainActor
final class ColumnChange: TransitionChange {
    let split: UISplitViewController
    let mode: UISplitViewController.DisplayMode
    let oldMode: UISplitViewController.DisplayMode
    private let difference: ColumnDifference
    private let extraBefore: Int?
    private let before: SplitLayout
    private let after: SplitLayout
    private let isAnimated: Bool
    private let interactor: UIPercentDrivenInteractiveTransition?

    init(
        split: UISplitViewController, mode: UISplitViewController.DisplayMode, extraBefore: Int?, animated: Bool,
        interactor: UIPercentDrivenInteractiveTransition?
    ) {
        self.split = split
        self.mode = mode
        self.interactor = interactor
        isAnimated = animated
        self.extraBefore = extraBefore
        oldMode = split.currentMode
        before = split.layout(for: oldMode)
        after = split.layout(for: mode)
        difference = ColumnDifference(
            from: split.shownColumns, to: after.visible.filter { split.hosts[$0] != nil })
    }

    var operation: TransitionRun.Operation { .column }
    var owner: UIViewController? { split }
    var bystanders: [UIViewController] { split.columnsInOrder.compactMap { split.hosts[$0] } }

    func choose() -> TransitionChoice {
        isAnimated ? .system(ColumnAnimator { self.show() }, drivenBy: interactor) : .none
    }

    func prepare(for choice: TransitionChoice) -> TransitionStage {
        let from = difference.leaving.first.flatMap { split.hosts[$0] }
        let to = difference.arriving.first.flatMap { split.hosts[$0] }
        return TransitionStage(containerView: split.view, from: from, to: to, isAnimated: isAnimated)
    }

    func announce(_ run: TransitionRun) {
        split.tell(of: difference, mode: mode)
        split.currentMode = mode
        for column in difference.leaving {
            split.hosts[column]?.beginAppearanceTransition(false, animated: run.context.isAnimated)
        }
        for column in difference.arriving {
            split.hosts[column]?.beginAppearanceTransition(true, animated: run.context.isAnimated)
        }
        UIView.performWithoutAnimation {
            for column in difference.arriving { split.addView(of: column) }
            split.place(before)
            split.parts.show(mode: oldMode, before, in: split)
            split.view.layoutIfNeeded()
        }
        if !run.context.isAnimated { show() }
    }

    private func show() {
        split.place(after)
        split.parts.show(mode: mode, after, in: split)
        for column in after.visible { split.hosts[column]?.viewIfLoaded?.layoutIfNeeded() }
    }

    func commit() {
        split.shownColumns = difference.remaining
        for column in difference.leaving { split.removeView(of: column) }
        split.updateButtons()
    }

    func restore() {
        split.chosenExtra = extraBefore
        split.currentMode = oldMode
        for column in difference.arriving { split.removeView(of: column) }
        split.place(before)
        split.parts.show(mode: oldMode, before, in: split)
    }

    func end() { split.transitionHasEnded() }

    func conclude(_ didComplete: Bool) {
        if !didComplete {
            for column in difference.arriving { split.hosts[column]?.appearAtOnce(false, animated: true) }
            for column in difference.leaving { split.hosts[column]?.appearAtOnce(true, animated: true) }
            return
        }
        for column in difference.leaving + difference.arriving { split.hosts[column]?.endAppearanceTransition() }
        split.tellEnd(of: difference)
    }
}

/// Moves the columns.
@MainActor
private final class ColumnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let change: () -> Void

    init(change: @escaping () -> Void) {
        self.change = change
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SplitMetrics.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: SplitMetrics.duration, delay: 0, options: [curve, .allowUserInteraction], animations: change,
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
