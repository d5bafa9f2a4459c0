import UIKit

/// A moving object of a composed transition: a screen, a piece of a snapshot, or a view that flies to its partner.
@MainActor
protocol Performer: AnyObject {
    /// Shows it as it is at a share of the run's time.
    func show(at time: Double)
    /// The times between which all movement is linear; two if it is linear from end to end.
    var moments: [Double] { get }
    /// Gives back what was borrowed.
    func restore()
}

extension [any Performer] {
    /// Those who go straight are animated as a whole, so that a spring carries them past their place; the others in steps.
    @MainActor
    func run() {
        let bent = map { ($0, $0.moments) }.filter { $0.1.count > 2 }
        for performer in self where !bent.contains(where: { $0.0 === performer }) { performer.show(at: 1) }
        guard !bent.isEmpty else { return }
        // Straight between the steps: the pace is the animator's, which is around this.
        let straight = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: [straight, .calculationModeLinear]) {
            for (performer, moments) in bent {
                for (start, end) in zip(moments, moments.dropFirst()) {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
                        performer.show(at: end)
                    }
                }
            }
        }
    }
}
