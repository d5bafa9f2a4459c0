/// Builds the transition request with which columns come or go.
@MainActor
struct ColumnChange {
    let split: UISplitViewController
    let mode: UISplitViewController.DisplayMode
    let oldMode: UISplitViewController.DisplayMode
    private let difference: ColumnDifference
    private let extraBefore: Int?
    private let before: SplitLayout
    private let after: SplitLayout

    init(split: UISplitViewController, mode: UISplitViewController.DisplayMode, extraBefore: Int?) {
        self.split = split
        self.mode = mode
        self.extraBefore = extraBefore
        oldMode = split.currentMode
        before = split.layout(for: oldMode)
        after = split.layout(for: mode)
        difference = ColumnDifference(
            from: split.shownColumns, to: after.visible.filter { split.hosts[$0] != nil })
    }

    func request(animated: Bool, interactor: UIPercentDrivenInteractiveTransition?) -> TransitionRequest {
        let from = difference.leaving.first.flatMap { split.hosts[$0] }
        let to = difference.arriving.first.flatMap { split.hosts[$0] }
        let stage = TransitionStage(containerView: split.view, from: from, to: to, isAnimated: animated)
        var request = TransitionRequest(operation: .column, owner: split, stage: stage)
        request.bystanders = split.columnsInOrder.compactMap { split.hosts[$0] }
        request.systemAnimator = { ColumnAnimator { show() } }
        request.systemInteractor = { interactor }
        request.announce = { announce($0) }
        request.commit = { commit() }
        request.restore = { restore() }
        request.conclude = { conclude($0) }
        request.afterwards = { split.transitionHasEnded() }
        return request
    }

    private func announce(_ run: TransitionRun) {
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

    private func commit() {
        split.shownColumns = difference.remaining
        for column in difference.leaving { split.removeView(of: column) }
        split.updateButtons()
    }

    private func restore() {
        split.chosenExtra = extraBefore
        split.currentMode = oldMode
        for column in difference.arriving { split.removeView(of: column) }
        split.place(before)
        split.parts.show(mode: oldMode, before, in: split)
    }

    private func conclude(_ didComplete: Bool) {
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
        SplitFigures.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: SplitFigures.duration, delay: 0, options: [curve, .allowUserInteraction], animations: change,
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
