/// Stands for an interruptible animator that nobody implements: the default of the optional requirement
/// `interruptibleAnimator(using:)` hands it out, and the transition run recognizes it by its type.
///
/// The run never starts it. A container of an app's own, which asks whether there is an interruptible animator and would
/// call `animateTransition(using:)` where there is none, gets that by starting it.
@MainActor
final class NotInterruptible: NSObject, UIViewImplicitlyAnimating {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let context: any UIViewControllerContextTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning, _ context: any UIViewControllerContextTransitioning) {
        self.animator = animator
        self.context = context
    }

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() { animator.animateTransition(using: context) }
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
