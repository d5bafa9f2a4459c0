/// The system's context of a transition: hands every call on to the run.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Who takes part and where; complete when the "will" calls have been sent.
    var stage: TransitionStage
    weak var run: TransitionRun?
    /// How far the interaction has come, 0…1.
    package internal(set) var percentComplete: CGFloat = 0
    package internal(set) var isInteractive = false
    package internal(set) var transitionWasCancelled = false

    init(stage: TransitionStage) {
        self.stage = stage
        super.init()
    }

    package var containerView: UIView { stage.containerView }
    package var isAnimated: Bool { stage.isAnimated }
    package var presentationStyle: UIModalPresentationStyle { stage.presentationStyle }
    package var targetTransform: CGAffineTransform { stage.targetTransform }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        run?.update(percentComplete)
    }

    package func finishInteractiveTransition() {
        run?.endInteraction(cancelled: false)
    }

    package func cancelInteractiveTransition() {
        run?.endInteraction(cancelled: true)
    }

    package func pauseInteractiveTransition() {
        run?.pause()
    }

    package func completeTransition(_ didComplete: Bool) {
        guard let run else {
            return SystemLog.warn(
                "completeTransition(_:) was called for a transition that ended long ago; it is ignored.")
        }
        run.complete(didComplete)
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: stage.from
        case .to: stage.to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: stage.fromView
        case .to: stage.toView
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === stage.from { return stage.frames.initialFrom }
        if vc === stage.to { return stage.frames.initialTo }
        return .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === stage.from { return stage.frames.finalFrom }
        if vc === stage.to { return stage.frames.finalTo }
        return .zero
    }
}
