/// One presentation.
@MainActor
final class Presentation: TransitionChange {
    let controller: UIPresentationController
    let presenter: UIViewController
    let presented: UIViewController
    /// The controller whose `present` was called.
    let source: UIViewController

    private let isAnimated: Bool
    private let completion: (() -> Void)?

    init(
        _ controller: UIPresentationController, of presented: UIViewController, on presenter: UIViewController,
        source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        self.presenter = presenter
        self.presented = presented
        self.source = source
        self.completion = completion
        isAnimated = animated
    }

    var operation: TransitionRun.Operation { .present }
    var owner: UIViewController? { presenter }
    var bystanders: [UIViewController] { source === presenter ? [] : [source] }

    // MARK: Who moves it

    func choose() -> TransitionChoice {
        controller.prepareForPresentation()
        presented.modal.presenting = presenter
        presenter.modal.presented = presented
        presented.modal.isBeingPresented = true
        controller.retainedPresented = presented
        guard isAnimated else { return .none }
        guard let animator = customAnimator() else { return .system(controller.systemAnimator(presents: true)) }
        return .custom(
            animator,
            drivenBy: presented.transitioningDelegate?.interactionControllerForPresentation(using: animator))
    }

    private func customAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
    }

    private var removes: Bool { controller.shouldRemovePresentersView }

    // MARK: The stage

    /// Puts the container in the window, and the presenter's view in it when that is going to leave.
    private func makeContainer() -> PresentationContainerView {
        let presenterView: UIView = presenter.view
        let host: UIView =
            controller.shouldPresentInFullscreen
            ? presenterView.window ?? presenterView : presenterView.superview ?? presenterView
        let frame = controller.shouldPresentInFullscreen ? host.bounds : presenterView.frame
        let container = controller.makeContainer(frame: frame)
        if host === presenterView.superview, !controller.shouldPresentInFullscreen {
            host.insertSubview(container, aboveSubview: presenterView)
        } else {
            host.addSubview(container)
        }
        controller.setUpContainer()
        controller.showBackgroundEffect()
        return container
    }

    func prepare(for choice: TransitionChoice) -> TransitionStage {
        let container = makeContainer()
        var stage = TransitionStage(containerView: container, from: presenter, to: presented, isAnimated: isAnimated)
        let presenterView: UIView = presenter.view
        stage.presentationStyle = controller.presentationStyle
        stage.frames.initialFrom = container.convert(presenterView.bounds, from: presenterView)
        if removes {
            controller.presentersHome = ViewHome(of: presenterView)
            container.addSubview(presenterView)
            if presenterView.isUntransformed { presenterView.frame = stage.frames.initialFrom }
            stage.fromView = presenterView
        } else {
            stage.frames.finalFrom = stage.frames.initialFrom
        }
        return stage
    }

    /// The presented view, which may be a wrapper, is made in `presentationTransitionWillBegin` at the latest.
    private func bringPresentedView(into context: TransitionContext) {
        let view = controller.presentedView
        let place = controller.frameOfPresentedViewInContainerView
        context.stage.toView = view
        context.stage.frames.finalTo = place
        if let view, view.isUntransformed { view.frame = place }
    }

    // MARK: The calls

    func announce(_ run: TransitionRun) {
        tellOfAdaptation(run)
        controller.presentationTransitionWillBegin()
        bringPresentedView(into: run.context)
        // Published logs of full screen presentations: the one that leaves is told first; the one that comes has appeared first.
        if removes { presenter.beginAppearanceTransition(false, animated: run.context.isAnimated) }
        presented.beginAppearanceTransition(true, animated: run.context.isAnimated)
    }

    private func tellOfAdaptation(_ run: TransitionRun) {
        guard controller.style.adapts || controller.original != nil else { return }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: controller.original == nil ? .none : controller.style,
            transitionCoordinator: run.coordinator)
    }

    func commit() {
        if removes { presenter.view.removeFromSuperview() }
    }

    func restore() {
        controller.presentedView?.removeFromSuperview()
        if removes { controller.presentersHome?.takeBack(presenter.view) }
        controller.takeDown()
        presented.modal.presenting = nil
        presenter.modal.presented = nil
    }

    func tellCaller() { completion?() }

    func end() { controller.catchUpWithSize() }

    func conclude(_ didComplete: Bool) {
        controller.presentationTransitionDidEnd(didComplete)
        if didComplete {
            presented.endAppearanceTransition()
            if removes { presenter.endAppearanceTransition() }
        } else {
            presented.beginAppearanceTransition(false, animated: true)
            presented.endAppearanceTransition()
            if removes {
                presenter.beginAppearanceTransition(true, animated: true)
                presenter.endAppearanceTransition()
            }
            presented.modal.presentationController = nil
            controller.letGo()
        }
        presented.modal.isBeingPresented = false
    }
}

extension UIPresentationController {
    /// Takes the container away at the end of a dismissal or of a presentation that was called off.
    func takeDown() {
        tearDownContainer()
        container?.removeFromSuperview()
        presentersHome = nil
    }

    /// Gives up the container, and the controller that this one stood in for. The presented controller has forgotten this one by
    /// now, and is kept as long as somebody keeps this one: whoever is told of the end may ask for it later.
    func letGo() {
        container = nil
        original?.retainedPresented = nil
        original = nil
    }

    /// Makes the view in which the presentation takes place.
    func makeContainer(frame: CGRect) -> PresentationContainerView {
        let made = PresentationContainerView(frame: frame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.presentationController = self
        made.traitOverrides = effectiveOverrides
        container = made
        return made
    }

    var effectiveOverrides: UITraitOverrides {
        var overrides = traitOverrides
        if let older = overrideTraitCollection {
            overrides = UITraitOverrides(values: traitOverrides.values.over(older.values))
        }
        // Sheets and popovers lie above what they cover only in part: in the dark their backgrounds are lighter.
        if style.adapts { overrides.values.userInterfaceLevel = overrides.values.userInterfaceLevel ?? .elevated }
        return overrides
    }
}
