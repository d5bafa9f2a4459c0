/// One dismissal, of a single presentation or of a whole chain.
///
/// Of a chain only the topmost controller leaves with an animation; those between go without.
@MainActor
final class Dismissal: TransitionChange {
    let presenter: UIViewController
    /// From the presenter's own presented controller to the topmost.
    let chain: [UIViewController]
    let top: UIViewController
    let controller: UIPresentationController
    /// The presentation controller of the presenter's own presentation: it knows where the presenter's view belongs.
    let lowest: UIPresentationController
    /// Whether the presenter's view is out of the window and comes back.
    private let returns: Bool
    /// Where the topmost's container was, if it was in one of the presentations between.
    private var home: ViewHome?
    private let isAnimated: Bool
    private let completion: (() -> Void)?

    init?(presenter: UIViewController, chain: [UIViewController], animated: Bool, completion: (() -> Void)?) {
        guard let top = chain.last, let controller = top.modal.presentationController,
            let lowest = chain.first?.modal.presentationController
        else { return nil }
        self.presenter = presenter
        self.chain = chain
        self.top = top
        self.controller = controller
        self.lowest = lowest
        self.completion = completion
        isAnimated = animated
        returns = lowest.presentersHome != nil
    }

    var operation: TransitionRun.Operation { .dismiss }
    var owner: UIViewController? { presenter }
    var bystanders: [UIViewController] { Array(chain.dropLast()) }

    func choose() -> TransitionChoice {
        for link in chain { link.modal.isBeingDismissed = true }
        guard isAnimated else { return .none }
        let delegate = top.transitioningDelegate
        guard let animator = delegate?.animationController(forDismissed: top) else {
            return .system(controller.systemAnimator(presents: false), drivenBy: controller.systemInteractor())
        }
        return .custom(animator, drivenBy: delegate?.interactionControllerForDismissal(using: animator))
    }

    // MARK: The stage

    /// Hides the presentations between presenter and topmost.
    private func takeMiddleAway() {
        for link in chain.dropLast() {
            guard let container = link.modal.presentationController?.container else { continue }
            if let own = controller.container, own !== container, own.isDescendant(of: container) {
                home = home ?? ViewHome(of: own)
                lift(own, outOf: container)
            }
            container.isHidden = true
        }
    }

    /// Takes a container out of another one, and leaves it where it is seen.
    private func lift(_ own: UIView, outOf container: UIView) {
        guard let host = container.superview else { return }
        let place = host.convert(own.bounds, from: own)
        host.insertSubview(own, aboveSubview: container)
        own.frame = place
    }

    func prepare(for choice: TransitionChoice) -> TransitionStage {
        takeMiddleAway()
        let container = controller.container ?? PresentationContainerView()
        var stage = TransitionStage(containerView: container, from: top, to: presenter, isAnimated: isAnimated)
        stage.presentationStyle = controller.presentationStyle
        stage.fromView = controller.presentedView
        if let view = stage.fromView { stage.frames.initialFrom = container.convert(view.bounds, from: view) }
        if returns {
            stage.toView = presenter.view
            stage.frames.finalTo = container.bounds
            fit(presenter.view, to: container)
        } else {
            stage.frames.finalFrom = stage.frames.initialFrom
            stage.frames.initialTo = presenter.view.place(in: container)
            stage.frames.finalTo = fullFrame(in: container) ?? stage.frames.initialTo
        }
        return stage
    }

    /// The presenter's view stays where the presentation's animator has left it, and its animator takes it from there. Only if
    /// the surroundings have another size since, the view is given that.
    private func fit(_ view: UIView, to container: UIView) {
        guard view.bounds.size != container.bounds.size else { return }
        view.frame = container.bounds
    }

    /// Where a presenter that has stayed in its place belongs, wherever it is meanwhile: all of the window, all of the
    /// context, or where its own presentation puts it. `nil` where a wrapper of the app's decides.
    private func fullFrame(in container: UIView) -> CGRect? {
        if let own = presenter.modal.presentationController, let outer = own.container {
            guard own.presentedView === presenter.viewIfLoaded else { return nil }
            return container.convert(own.frameOfPresentedViewInContainerView, from: outer)
        }
        // The first presentation's container covers what the presenter fills when nobody has moved it.
        guard let home = lowest.container else { return nil }
        return container.convert(home.bounds, from: home)
    }

    // MARK: The calls

    func announce(_ run: TransitionRun) {
        let animated = run.context.isAnimated
        for link in chain.reversed() { link.beginAppearanceTransition(false, animated: animated) }
        if returns { presenter.beginAppearanceTransition(true, animated: animated) }
        controller.dismissalTransitionWillBegin()
        controller.container?.layOutBeforeDismissal()
    }

    func commit() {
        controller.presentedView?.removeFromSuperview()
        if returns { lowest.presentersHome?.takeBack(presenter.view) }
        for link in chain {
            link.modal.presentationController?.takeDown()
            link.modal.presenting?.modal.presented = nil
            link.modal.presenting = nil
        }
    }

    /// The hierarchy inside the container is the animator's to restore, as on iOS.
    func restore() {
        for link in chain.dropLast() { link.modal.presentationController?.container?.isHidden = false }
        if let own = controller.container { home?.takeBack(own) }
    }

    func tellCaller() { completion?() }

    func end() { controller.catchUpWithSize() }

    func conclude(_ didComplete: Bool) {
        controller.dismissalTransitionDidEnd(didComplete)
        if didComplete { concludeDone() } else { concludeCancelled() }
        for link in chain { link.modal.isBeingDismissed = false }
    }

    private func concludeDone() {
        if returns { presenter.endAppearanceTransition() }
        for link in chain.reversed() { link.endAppearanceTransition() }
        for link in chain {
            link.modal.presentationController?.letGo()
            link.modal.presentationController = nil
        }
    }

    private func concludeCancelled() {
        if returns {
            presenter.beginAppearanceTransition(false, animated: true)
            presenter.endAppearanceTransition()
        }
        for link in chain {
            link.beginAppearanceTransition(true, animated: true)
            link.endAppearanceTransition()
        }
    }
}
