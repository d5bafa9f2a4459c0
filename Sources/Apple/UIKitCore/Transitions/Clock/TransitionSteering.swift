/// What an interactor has in its hand: something that stands where it is put along its way, and runs out by itself when it
/// is let go of.
///
/// A run has its ``TransitionClock`` steered by what its context is told, a context of the app's own has a
/// ``ForeignTransition``, and an interruptible animator is an ``AnimatorSteering``.
@MainActor
protocol TransitionSteering: AnyObject {
    /// Puts it to a share of the way, 0…1.
    func steer(to share: Double)
    /// Lets it run on to the end, or back to the beginning, from a share of the way.
    func letGo(from share: Double, _ release: TransitionRelease)
}

/// How a transition is let go of: where it runs to, how fast, and along which curve.
struct TransitionRelease {
    /// Whether it runs back.
    let cancelled: Bool
    /// Relative to the transition's duration; one that is not positive counts as 1.
    let speed: CGFloat
    let curve: UIView.AnimationCurve
    /// The timing of an interruptible animator's rest, instead of curve and speed.
    var timing: (any UITimingCurveProvider)?

    /// How long the rest takes, as a share of the whole: the way that is left, divided by the speed (documented for the way
    /// on; the way back mirrors it).
    func rest(from share: Double) -> Double {
        let share = min(max(share, 0), 1)
        return (cancelled ? share : 1 - share) / (speed > 0 && timing == nil ? Double(speed) : 1)
    }
}

/// An interruptible animator in the hand of an interactor.
@MainActor
final class AnimatorSteering: TransitionSteering {
    private let animator: any UIViewImplicitlyAnimating

    init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

    func steer(to share: Double) { animator.fractionComplete = CGFloat(share) }

    func letGo(from share: Double, _ release: TransitionRelease) {
        animator.isReversed = release.cancelled
        let timing = release.timing ?? UICubicTimingParameters(animationCurve: release.curve)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(release.rest(from: share)))
    }
}
