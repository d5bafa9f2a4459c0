import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct TimingParametersTests {
    /// Progress at the shares .1, .25, .5, .75 and .9 of the time.
    @Test(arguments: [
        (UIView.AnimationCurve.easeIn, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
        (.easeOut, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
        (.easeInOut, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]), (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
    func `named curves have the published values`(_ curve: UIView.AnimationCurve, _ values: [Double]) {
        let pace = UICubicTimingParameters(animationCurve: curve).pace(duration: 1)
        for (x, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
            #expect(abs(pace.value(at: x) - value) < 1e-6)
            #expect(abs(pace.x(forValue: value) - x) < 1e-5)
        }
    }

    @Test func `the system's spring is critical and at rest after half a second`() {
        let parameters = UISpringTimingParameters()
        #expect(parameters.timingCurveType == .spring)
        guard case .physical(let model) = parameters.form else {
            Issue.record("The system's spring is given by its physics")
            return
        }
        #expect(model.mass == 3 && model.stiffness == 1000 && model.damping == 500)
        #expect(abs(model.dampingRatio - 4.564) < 1e-3)
        #expect(abs(model.frequency - 18.2574) < 1e-4)
        #expect(abs(model.value(at: 0.5057) - 0.999) < 1e-5)
    }

    @Test func `the system's spring lasts until a thousandth of the way is left, whatever the animator was made for`() {
        for duration in [0.1, 9] {
            let animator = UIViewPropertyAnimator(duration: duration, timingParameters: UISpringTimingParameters())
            #expect(near(animator.duration, SystemMetrics.coverDuration, 1e-4))
        }
        let critical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        #expect(
            near(UIViewPropertyAnimator(duration: 9, timingParameters: critical).duration, 0.9233413, 1e-6))
    }
}
