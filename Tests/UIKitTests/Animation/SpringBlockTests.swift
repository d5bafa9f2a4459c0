import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct SpringBlockTests {
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
