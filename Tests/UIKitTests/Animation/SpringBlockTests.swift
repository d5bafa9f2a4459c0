import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
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
        let stage = TestStage()
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
        let stage = TestStage()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 10) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            farthest = max(farthest, view.shown.position.x)
        }
        #expect(farthest > 155)
        stage.advance(0.001)
        #expect(finished == true && view.shown.position.x == 150)
    }

    /// A way of a phone's height, with the springs of the system's presentation and of the ready-made transition.
    @Test(arguments: [(1.0, 0.5057, 0.0), (0.4, 1, 10), (0.5, 0.5, 0), (0.2, 1, -5)])
    func `a spring ends without a jump`(_ ratio: Double, _ duration: Double, _ velocity: Double) {
        let stage = TestStage()
        let view = stage.add(frame: .zero)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) { view.center.y = 852 }
        stage.frame()
        RenderServer.current.now = stage.start + duration - 1.0 / 60
        #expect(abs(view.shown.position.y - 852) < 0.15)
        RenderServer.current.now = stage.start + duration - 1e-6
        #expect(near(view.shown.position.y, 852, 1e-3))
    }

    @Test func `until its last quarter it is the spring itself`() {
        let model = SpringModel(dampingRatio: 0.4, duration: 1, initialVelocity: 10)
        for time in [0.1, 0.3, 0.5, 0.75] { #expect(model.value(at: time, atRestAfter: 1) == model.value(at: time)) }
    }

    @Test func `an animator's spring ends without a jump, also where it is scrubbed`() {
        let stage = TestStage()
        let view = stage.add(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
        animator.addAnimations { view.center.y = 852 }
        animator.startAnimation()
        stage.advance(animator.duration - 1.0 / 60)
        #expect(abs(view.shown.position.y - 852) < 0.15)
        animator.stopAnimation(true)
    }

    @Test func `a spring by feeling settles by itself`() throws {
        let stage = TestStage()
        let view = stage.add()
        UIView.animate(springDuration: 1, bounce: 0) { view.center.x = 150 }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(near(spring.stiffness, 4 * .pi * .pi, 1e-6))
        #expect(near(spring.damping, 4 * .pi, 1e-6))
        UIView.animate(springDuration: 1, bounce: 0.5) { view.center.x = 0 }
        let bouncing = try #require(view.layer.animation(forKey: "position-2") as? CASpringAnimation)
        #expect(near(bouncing.duration, 2.3438753795710707, 1e-9))
    }
}
