/// A window's change of size, with a coordinator of its own, as other transitions have.
@MainActor
struct SizeChange {
    let window: UIWindow
    let size: CGSize
    let traits: UITraitCollection
    let transform: CGAffineTransform

    /// Tells the controllers, then changes the screen (by `change`) and the window, and lays out, all animated.
    func start(animated: Bool, change: @escaping () -> Void) {
        guard let root = window.rootViewController else {
            change()
            return resize()
        }
        var stage = TransitionStage(containerView: window, from: root, to: root, isAnimated: animated)
        stage.targetTransform = transform
        stage.frames.initialFrom = root.viewIfLoaded?.frame ?? .zero
        stage.frames.finalTo = CGRect(origin: .zero, size: size)
        var request = TransitionRequest(operation: .resize, owner: root, stage: stage)
        request.bystanders = root.presentedChain
        var adaptations: [Readaptation] = []
        request.systemAnimator = { SizeAnimator(change: { apply(change, adaptations) }) }
        request.announce = { run in
            tell(root, run.coordinator)
            adaptations = announceAdaptations(of: root, run.coordinator)
            if !animated { apply(change, adaptations) }
        }
        TransitionRun.start(request)
    }

    private func tell(_ root: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let changesTraits =
            traits.horizontalSizeClass != root.traitCollection.horizontalSizeClass
            || traits.verticalSizeClass != root.traitCollection.verticalSizeClass
        if changesTraits { root.willTransition(to: traits, with: coordinator) }
        root.viewWillTransition(to: size, with: coordinator)
        for presented in root.presentedChain {
            guard let controller = presented.modal.presentationController else { continue }
            if changesTraits { controller.willTransition(to: traits, with: coordinator) }
            controller.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Presentations that take another style in the new size; those in a transition do so at its end.
    private func announceAdaptations(
        of root: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator
    ) -> [Readaptation] {
        root.presentedChain.compactMap { presented in
            guard let adaptation = Readaptation(of: presented, traits: traits) else { return nil }
            guard !presented.isInModalTransition else {
                presented.modal.presentationController?.noteMissedSizeChange()
                return nil
            }
            adaptation.announce(coordinator)
            return adaptation
        }
    }

    private func apply(_ change: () -> Void, _ adaptations: [Readaptation]) {
        change()
        resize()
        for adaptation in adaptations { adaptation.apply() }
        window.layoutIfNeeded()
    }

    private func resize() {
        window.updateTraits()
        window.frame = CGRect(origin: .zero, size: size)
        window.updateSafeArea()
    }
}

/// Animates a change of size.
@MainActor
final class SizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let change: () -> Void

    init(change: @escaping () -> Void) {
        self.change = change
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SystemFigures.rotationDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: SystemFigures.rotationDuration, delay: 0, options: [.allowUserInteraction],
            animations: change, completion: { _ in transitionContext.completeTransition(true) })
    }
}
