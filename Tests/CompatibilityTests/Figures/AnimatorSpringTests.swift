import Testing
import UIKit

/// The durations of animators with springs.
@MainActor
@Suite(.statesOutcome) struct AnimatorSpringTests {
    private func duration(_ parameters: UISpringTimingParameters) -> Double {
        UIViewPropertyAnimator(duration: 3, timingParameters: parameters).duration
    }

    /// Mass 3, stiffness 1000, damping 500 (documented): a thousandth of the way is left after 0.5057 s.
    @Test func `the system's spring lasts half a second`() {
        expect("duration", duration(UISpringTimingParameters()), is: 0.5, unit: "s", tolerance: 0.01)
    }

    @Test func `a spring given by its physics lasts until it has settled`() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        expect("duration", duration(parameters), is: 1.4727003, unit: "s", tolerance: 1e-4)
    }

    @Test func `a heavier spring lasts longer`() {
        let parameters = UISpringTimingParameters(mass: 4, stiffness: 100, damping: 10, initialVelocity: .zero)
        state("duration", duration(parameters), unit: "s", tolerance: 1e-3)
        #expect(duration(parameters) > 1.4727003)
    }

    @Test func `a spring given by its damping ratio lasts as long as the animator says`() {
        expect("duration", duration(UISpringTimingParameters(dampingRatio: 0.5)), is: 3, unit: "s")
    }

    @Test func `an animator with a damping ratio keeps its duration`() {
        let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.4) {}
        expect("duration", animator.duration, is: 0.7, unit: "s")
        #expect(animator.timingParameters?.timingCurveType == .spring)
    }

    @Test func `the initial velocity is kept`() {
        let velocity = CGVector(dx: 3, dy: -2)
        let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
        expect("along x", Double(parameters.initialVelocity.dx), is: 3)
        expect("along y", Double(parameters.initialVelocity.dy), is: -2)
    }
}
