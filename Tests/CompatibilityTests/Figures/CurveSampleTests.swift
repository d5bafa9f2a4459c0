import Testing
import UIKit

/// Samples of the named timing curves, computed from their control points (published and checked on Apple's QuartzCore).
@MainActor
@Suite(.statesOutcome) struct CurveSampleTests {
    private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

    private func expectCurve(_ function: CAMediaTimingFunction?, _ published: [Double]) {
        let animation = CABasicAnimation()
        animation.duration = 1
        animation.timingFunction = function
        let samples = FrozenLayer().progress(of: animation, at: Self.times)
        for (time, pair) in zip(Self.times, zip(samples, published)) {
            expect("at \(time)", pair.0, is: pair.1, tolerance: 1e-6)
        }
    }

    @Test func `linear`() { expectCurve(CAMediaTimingFunction(name: .linear), Self.times) }

    @Test func `without a function an animation is linear`() { expectCurve(nil, Self.times) }

    @Test func `ease in`() {
        expectCurve(CAMediaTimingFunction(name: .easeIn), [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278])
    }

    @Test func `ease out`() {
        expectCurve(CAMediaTimingFunction(name: .easeOut), [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734])
    }

    @Test func `ease in and out`() {
        expectCurve(CAMediaTimingFunction(name: .easeInEaseOut), [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775])
    }

    @Test func `default`() {
        expectCurve(CAMediaTimingFunction(name: .default), [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165])
    }

    @Test func `a curve may leave the range between its ends`() {
        let animation = CABasicAnimation()
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
        let samples = FrozenLayer().progress(of: animation, at: [0.2, 0.5, 0.8])
        state("at 0.2", samples[0], tolerance: 1e-6)
        expect("at 0.5", samples[1], is: 0.5, tolerance: 1e-6)
        state("at 0.8", samples[2], tolerance: 1e-6)
        #expect(samples[0] < 0 && samples[2] > 1)
    }

    @Test func `an animation without a duration takes a quarter of a second`() {
        let samples = FrozenLayer().progress(of: CABasicAnimation(), at: [0.125, 0.25])
        expect("half way", samples[0], is: 0.5, tolerance: 1e-6)
        expect("at the end", samples[1], is: 1, tolerance: 1e-6)
    }

    @Test func `a transaction takes a quarter of a second`() {
        expect("duration", CATransaction.animationDuration(), is: 0.25, unit: "s")
        #expect(CATransaction.animationTimingFunction() == nil)
    }
}
