/// Stands for an interruptible animator that nobody implements: the default of the optional requirement
/// `interruptibleAnimator(using:)` hands it out, and the transition run recognises it by its type.
///
/// Nothing ever runs it.
@MainActor
final class NotInterruptible: NSObject, UIViewImplicitlyAnimating {
    static let shared = NotInterruptible()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
