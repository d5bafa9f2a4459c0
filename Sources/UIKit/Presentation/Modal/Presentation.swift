/// Builds the transition request of one presentation.
@MainActor
struct Presentation {
    let controller: UIPresentationController
    let presenter: UIViewController
    let presented: UIViewController
    /// The controller whose `present` was called.
    let source: UIViewController

    func request(animated: Bool, completion: (() -> Void)?) -> TransitionRequest {
        controller.prepareForPresentation()
        presented.modal.presenting = presenter
        presenter.modal.presented = presented
        presented.modal.isBeingPresented = true
        controller.retainedPresented = presented
        let animator = animated ? customAnimator() : nil
        let interactor = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        let container = makeContainer()
        var request = TransitionRequest(operation: .present, owner: presenter, stage: stage(in: container, animated))
        request.bystanders = source === presenter ? [] : [source]
        request.chooseAnimator = { animator }
        request.chooseInteractor = { _ in interactor }
        request.systemAnimator = { controller.systemAnimator(presents: true) }
        request.announce = { announce($0) }
        request.commit = { commit() }
        request.restore = { restore() }
        request.conclude = { conclude($0) }
        request.completion = { _ in completion?() }
        request.afterwards = { controller.catchUpWithSize() }
        return request
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
        return container
    }

    private func stage(in container: UIView, _ animated: Bool) -> TransitionStage {
        var stage = TransitionStage(containerView: container, from: presenter, to: presented, isAnimated: animated)
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

    private func announce(_ run: TransitionRun) {
        tellOfAdaptation(run)
        controller.presentationTransitionWillBegin()
        bringPresentedView(into: run.context)
        // Published logs of full screen presentations: who leaves is told first, who comes has come first.
        if removes { presenter.beginAppearanceTransition(false, animated: run.context.isAnimated) }
        presented.beginAppearanceTransition(true, animated: run.context.isAnimated)
    }

    private func tellOfAdaptation(_ run: TransitionRun) {
        guard controller.style.adapts || controller.original != nil else { return }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: controller.original == nil ? .none : controller.style,
            transitionCoordinator: run.coordinator)
    }

    private func commit() {
        if removes { presenter.view.removeFromSuperview() }
    }

    private func restore() {
        controller.presentedView?.removeFromSuperview()
        if removes { controller.presentersHome?.takeBack(presenter.view) }
        controller.takeDown()
        presented.modal.presenting = nil
        presenter.modal.presented = nil
    }

    private func conclude(_ didComplete: Bool) {
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
    /// now, and is kept as long as somebody keeps this one: who hears of the end may ask for it later.
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
