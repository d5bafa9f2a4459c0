import UIKit

/// An animator that fades, and writes its calls down.
@MainActor
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration: TimeInterval = 0.4
    var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log.add("animator.duration")
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animator.animate")
        onAnimate?(context)
        let to = context.view(forKey: .to)
        let from = context.view(forKey: .from)
        if let to {
            if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(to)
        }
        let fading = to ?? from
        let comes = to != nil
        if comes { fading?.alpha = 0 }
        UIView.animate(withDuration: duration) {
            fading?.alpha = comes ? 1 : 0
        } completion: { finished in
            self.log.add("animator.done(\(finished))")
            fading?.alpha = 1
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("animator.ended(\(transitionCompleted))")
    }
}

/// A percent-driven interactor that writes down when it starts.
@MainActor
final class LoggingInteractor: UIPercentDrivenInteractiveTransition {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("interactor.start")
        super.startInteractiveTransition(transitionContext)
    }
}
