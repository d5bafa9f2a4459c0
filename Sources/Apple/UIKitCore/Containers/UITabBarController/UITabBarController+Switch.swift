import Foundation

extension UITabBarController {
    /// Brings the chosen tab on the screen: with a transition when the controller is visible, else at once.
    func showChosen() {
        guard isViewLoaded, !isTransitioning else { return }
        bar.selectedItem = chosenItem
        stackMore()
        let wanted = chosen.map(screen)
        let slides = slidesNext
        slidesNext = false
        guard wanted !== shown else { return }
        viewIfLoaded?.setNeedsLayout()
        guard let from = shown, let to = wanted, appearancePhase == .appeared, holds(from)
        else { return exchangeAtOnce() }
        isTransitioning = true
        TransitionRun.start(TabChange(tabs: self, from: from, to: to, slides: slides))
    }

    /// Outside a window, or when the shown tab is gone, there is nobody to animate for.
    private func exchangeAtOnce() {
        let old = shown
        shown = chosen.map(screen)
        if isVisibleOrAppearing { old?.beginAppearanceTransition(false, animated: false) }
        if let shown {
            shown.loadViewIfNeeded()
            shown.view.frame = place(shown)
            if isVisibleOrAppearing { shown.beginAppearanceTransition(true, animated: false) }
            transitionView.addSubview(shown.view)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if appearancePhase == .appeared { shown?.endAppearanceTransition() }
        if old?.appearancePhase == .disappearing { old?.endAppearanceTransition() }
    }

    /// The switch has ended and all its callbacks are out: go on with what was asked meanwhile.
    func switchHasEnded() {
        isTransitioning = false
        layOutContainer()
        showChosen()
    }
}

/// One switch between tabs.
@MainActor
private final class TabChange: TransitionChange {
    let tabs: UITabBarController
    let from: UIViewController
    let to: UIViewController
    /// The tab that was chosen before.
    private let old: UIViewController
    /// Whether a tab behind *More* comes from the list, or goes back to it, as it would in a stack.
    private let slides: Bool
    private let fromGeometry: ViewGeometry

    init(tabs: UITabBarController, from: UIViewController, to: UIViewController, slides: Bool) {
        self.tabs = tabs
        self.from = from
        self.to = to
        self.slides = slides
        old = tabs.tab(standingIn: from)
        fromGeometry = ViewGeometry(of: from.view)
    }

    var operation: TransitionRun.Operation { .tab }
    var owner: UIViewController? { tabs }

    func choose() -> TransitionChoice {
        to.loadViewIfNeeded()
        giveSize()
        let animator = tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        if animator == nil, slides { return .system(SlideAnimator(operation: to === tabs.moreIfMade ? .pop : .push)) }
        guard let animator else { return .none }
        return .custom(animator, drivenBy: tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator))
    }

    /// The animator finds the view in its place, in the size that it has at rest.
    private func giveSize() {
        let place = tabs.place(to)
        guard to.view.superview !== tabs.transitionView, to.view.isUntransformed else { return }
        to.view.setFrameIfNeeded(place)
    }

    /// Without an animator of the delegate's a switch is not animated.
    func prepare(for choice: TransitionChoice) -> TransitionStage {
        var stage = TransitionStage(
            containerView: tabs.transitionView, from: from, to: to, isAnimated: choice.animator != nil)
        stage.fromView = from.view
        stage.toView = to.view
        stage.frames.initialFrom = from.view.frame
        stage.frames.finalTo = tabs.place(to)
        return stage
    }

    func announce(_ run: TransitionRun) {
        // Published logs: unlike in a push, the one that comes is told first here.
        to.beginAppearanceTransition(true, animated: run.context.isAnimated)
        from.beginAppearanceTransition(false, animated: run.context.isAnimated)
    }

    func commit() {
        if from.view.superview === tabs.transitionView { from.view.removeFromSuperview() }
        tabs.shown = to
    }

    /// The to view goes, the from view stands where it stood, and its tab is the selected one again.
    func restore() {
        to.view.removeFromSuperview()
        if from.view.superview !== tabs.transitionView { tabs.transitionView.addSubview(from.view) }
        fromGeometry.apply(to: from.view)
        if tabs.chosen.map(tabs.screen) === to { tabs.chosen = old }
        tabs.bar.selectedItem = tabs.chosenItem
    }

    func end() { tabs.switchHasEnded() }

    func conclude(_ didComplete: Bool) {
        if didComplete {
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            to.appearAtOnce(false, animated: true)
            from.appearAtOnce(true, animated: true)
        }
    }
}
