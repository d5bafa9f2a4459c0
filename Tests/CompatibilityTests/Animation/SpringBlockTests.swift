import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct SpringBlockTests {
    /// Damping ratio, duration, velocity and the stiffness that iOS makes of them (published probes).
    @Test(arguments: [
        (0.35, 1.0, 0.0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128), (0.2, 1, 0, 707.221789),
        (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372), (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182),
        (0.5, 0.3, 0, 1796.883361), (0.5, 0.5, 0, 646.878010), (0.5, 2, 0, 40.429876), (0.5, 1, 0.25, 159.672338),
        (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020), (0.5, 1, -2, 175.422412), (1, 1, 0, 85.255929),
        (1, 1, 1, 83.138036),
    ])
    func `springs have the stiffness that iOS gives them`(
        _ ratio: Double, _ duration: Double, _ velocity: Double, _ stiffness: Double
    ) throws {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) { view.center.x = 150 }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(near(spring.stiffness, stiffness, 1e-4))
        #expect(spring.mass == 1 && spring.isAdditive && spring.duration == duration)
        #expect(near(spring.damping, 2 * ratio * stiffness.squareRoot(), 1e-5))
    }

    @Test func `a spring overshoots and arrives`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 10) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.jump(by: 1.0 / 60)
            farthest = max(farthest, view.shown.position.x)
        }
        #expect(farthest > 155)
        stage.jump(by: 0.001)
        #expect(finished == true && view.shown.position.x == 150)
    }

    @Test func `an animator's spring ends without a jump, also where it is scrubbed`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
        animator.addAnimations { view.center.y = 852 }
        animator.startAnimation()
        stage.jump(by: animator.duration - 1.0 / 60)
        #expect(abs(view.shown.position.y - 852) < 0.15)
        animator.stopAnimation(true)
    }
}
