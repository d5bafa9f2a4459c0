import UIKit

extension Actor {
    /// Those who go straight are animated as a whole, so that a spring carries them past their place; the others in steps.
    static func run(_ actors: [Actor]) {
        let bent = actors.map { ($0, $0.moments) }.filter { $0.1.count > 2 }
        for actor in actors where !bent.contains(where: { $0.0 === actor }) { actor.show(at: 1) }
        guard !bent.isEmpty else { return }
        // Straight between the steps: the pace is the animator's, which is around this.
        let straight = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: [straight, .calculationModeLinear]) {
            for (actor, moments) in bent {
                for (start, end) in zip(moments, moments.dropFirst()) {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
                        actor.show(at: end)
                    }
                }
            }
        }
    }
}
