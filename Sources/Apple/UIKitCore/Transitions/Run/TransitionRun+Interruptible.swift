/// What is known about whether the transition can be interrupted.
///
/// `interruptibleAnimator(using:)` is asked for only where its answer is needed: before an interactive start, when somebody
/// takes hold, when the coordinator is asked. Animators that make a new one each time lay their views out anew whenever they
/// are asked, and what `animateTransition` did not start is never started.
extension TransitionRun {
    /// The animator's interruptible animator, asked for once; `nil` if it has none.
    @discardableResult
    func findInterruptible() -> (any UIViewImplicitlyAnimating)? {
        if !isInterruptibleKnown, isUnderWay, let animator {
            isInterruptibleKnown = true
            interruptible = animator.interruptible(using: context)
        }
        return interruptible
    }

    /// The interruptible animator that runs. Where another one than the one that was started is handed out, it is the one
    /// that was started.
    func findRunning() -> (any UIViewImplicitlyAnimating)? {
        guard let found = findInterruptible() else { return nil }
        if found.state == .inactive, let leader { interruptible = leader }
        return interruptible?.state == .active ? interruptible : nil
    }

    /// The property animator that the animator has started, if it is the only one.
    package var leader: UIViewPropertyAnimator? {
        trace.animators.count == 1 && trace.animators[0].state == .active ? trace.animators[0] : nil
    }

    /// Whether a finger could take hold of it, as far as is known without asking: its touches are let through.
    var mayBeInterrupted: Bool { interruptible != nil || !trace.animators.isEmpty }
}
