/// A window's change of size, with a coordinator of its own, as other transitions have.
@MainActor
final class SizeChange: TransitionChange {
    private let window: UIWindow
    private let root: UIViewController
    private let new: WindowSize
    private let isAnimated: Bool
    /// Changes the screen.
    private let change: () -> Void
    private var adaptations: [any SizeAdaptation] = []

    private init(
        of window: UIWindow, _ root: UIViewController, to new: WindowSize, animated: Bool, change: @escaping () -> Void
    ) {
        self.window = window
        self.root = root
        self.new = new
        self.change = change
        isAnimated = animated
    }

    /// Tells the controllers, then changes the screen (by `change`) and the window, and lays out, all animated.
    static func start(of window: UIWindow, to new: WindowSize, animated: Bool, change: @escaping () -> Void) {
        guard let root = window.rootViewController else {
            change()
            window.resize(to: new.size)
            return Host.current.input.screenDidChange()
        }
        TransitionRun.start(SizeChange(of: window, root, to: new, animated: animated, change: change))
    }

    var operation: TransitionRun.Operation { .resize }
    var owner: UIViewController? { root }
    var bystanders: [UIViewController] { root.presentedChain }

    func choose() -> TransitionChoice {
        isAnimated ? .system(SizeAnimator { self.apply() }) : .none
    }

    func prepare(for choice: TransitionChoice) -> TransitionStage {
        var stage = TransitionStage(containerView: window, from: root, to: root, isAnimated: isAnimated)
        stage.targetTransform = new.transform
        stage.frames.initialFrom = root.viewIfLoaded?.frame ?? .zero
        stage.frames.finalTo = CGRect(origin: .zero, size: new.size)
        return stage
    }

    func announce(_ run: TransitionRun) {
        tell(run.coordinator)
        adaptations = announceAdaptations(run.coordinator)
        if !isAnimated { apply() }
    }

    private func tell(_ coordinator: any UIViewControllerTransitionCoordinator) {
        let changesTraits =
            new.traits.horizontalSizeClass != root.traitCollection.horizontalSizeClass
            || new.traits.verticalSizeClass != root.traitCollection.verticalSizeClass
        if changesTraits { root.willTransition(to: new.traits, with: coordinator) }
        root.viewWillTransition(to: new.size, with: coordinator)
        for presented in root.presentedChain {
            guard let controller = presented.modal.presentationController else { continue }
            if changesTraits { controller.willTransition(to: new.traits, with: coordinator) }
            controller.viewWillTransition(to: new.size, with: coordinator)
        }
    }

    /// Presentations that take another style in the new size; those in a transition do so at its end.
    private func announceAdaptations(
        _ coordinator: any UIViewControllerTransitionCoordinator
    ) -> [any SizeAdaptation] {
        root.presentedChain.compactMap { presented in
            guard let adaptation = presented.sizeAdaptation(to: new.traits) else { return nil }
            guard !presented.isInModalTransition else {
                presented.modal.presentationController?.noteMissedSizeChange()
                return nil
            }
            adaptation.announce(coordinator)
            return adaptation
        }
    }

    private func apply() {
        change()
        window.resize(to: new.size)
        for adaptation in adaptations { adaptation.apply() }
        window.layoutIfNeeded()
        // Observers that convert the keyboard's frame need the window in its new size.
        Host.current.input.screenDidChange()
        window.layoutIfNeeded()
    }
}

/// What a window is to become.
struct WindowSize {
    let size: CGSize
    let traits: UITraitCollection
    /// How the screen is turned meanwhile.
    let transform: CGAffineTransform
}

extension UIWindow {
    fileprivate func resize(to size: CGSize) {
        updateTraits()
        frame = CGRect(origin: .zero, size: size)
        updateSafeArea()
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
        SystemMetrics.rotationDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: SystemMetrics.rotationDuration, delay: 0, options: [.allowUserInteraction],
            animations: change, completion: { _ in transitionContext.completeTransition(true) })
    }
}
