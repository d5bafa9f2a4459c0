import Foundation
import QuartzCore
import Testing

@Suite struct SpringModelTests {
    @Test(arguments: [
        (1.0, 100.0, 10.0, 1.4727003346780927, 1e-12), (1, 100, 1, 13.91321015404625, 1e-11),
        (1, 4 * Double.pi * Double.pi, 2 * Double.pi, 2.3438753795710707, 1e-12), (1, 100, 5, 2.85497, 1e-5),
        (1, 100, 15, 1.02209, 1e-5), (1, 100, 20, 1.0, 1e-12),
    ])
    func `settling durations are the measured ones`(
        m: Double, k: Double, c: Double, expected: Double, tolerance: Double
    ) {
        let duration = SpringModel(mass: m, stiffness: k, damping: c).settlingDuration
        #expect(abs(duration - expected) < tolerance)
    }

    @Test func `a spring without damping never settles`() {
        #expect(SpringModel(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    }

    @Test(arguments: [
        (0.35, 1.0, 0.0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128), (0.2, 1, 0, 707.221789),
        (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372), (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182),
        (0.5, 0.3, 0, 1796.883361), (0.5, 0.5, 0, 646.878010), (0.5, 2, 0, 40.429876), (0.5, 1, 0.25, 159.672338),
        (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020), (0.5, 1, -2, 175.422412), (1, 1, 0, 85.255929),
        (1, 1, 1, 83.138036),
    ])
    func `a damping ratio and a duration give the measured stiffness`(
        ratio: Double, duration: Double, v: Double, k: Double
    ) {
        let model = SpringModel(dampingRatio: ratio, duration: duration, initialVelocity: v)
        #expect(abs(model.stiffness - k) < 1e-7 * k, "\(model.stiffness)")
        #expect(model.mass == 1)
        #expect(abs(model.damping - 2 * ratio * model.stiffness.squareRoot()) < 1e-9)
    }

    @Test func `out of range ratios and large velocities still give a spring`() {
        for (ratio, v) in [(0.0, 0.0), (2, 0), (0.4, 10), (0.5, 100), (1, 50), (0.5, -100)] {
            let model = SpringModel(dampingRatio: ratio, duration: 1, initialVelocity: v)
            #expect(model.stiffness.isFinite && model.stiffness > 0)
            #expect(model.value(at: 0.5).isFinite)
        }
    }

    @Test(arguments: [(0.2, 3.0), (0.4, 10), (0.5, 100), (0.5, -100), (0.8, 0)])
    func `no smaller stiffness has its envelope below a thousandth at the end`(ratio: Double, v: Double) {
        func envelope(_ w: Double) -> Double {
            let (b, d) = (ratio * w, w * (1 - ratio * ratio).squareRoot())
            return abs((b - v) / d) * exp(-b)
        }
        let w = SpringModel(dampingRatio: ratio, duration: 1, initialVelocity: v).stiffness.squareRoot()
        #expect(envelope(w) < 0.001 + 1e-9)
        for part in stride(from: 0.05, to: 0.999, by: 0.01) { #expect(envelope(w * part) > 0.001, "\(part)") }
    }

    @Test(arguments: [0.2, 0.7, 1.0, 1.8])
    func `the velocity is the value's slope`(ratio: Double) {
        let model = SpringModel(stiffness: 100, damping: ratio * 20, initialVelocity: 1.5, allowsOverdamping: true)
        #expect(abs(model.velocity(at: 0) - 1.5) < 1e-9)
        for t in stride(from: 0.05, to: 1, by: 0.1) {
            let slope = (model.value(at: t + 1e-6) - model.value(at: t - 1e-6)) / 2e-6
            #expect(abs(slope - model.velocity(at: t)) < 1e-5)
        }
    }

    @Test func `all three kinds of damping solve the equation of motion`() {
        for ratio in [0.3, 1, 2.5] {
            let model = SpringModel(
                mass: 2, stiffness: 50, damping: ratio * 20, initialVelocity: -0.5, allowsOverdamping: true)
            for t in stride(from: 0.1, to: 1, by: 0.2) {
                let a = (model.velocity(at: t + 1e-5) - model.velocity(at: t - 1e-5)) / 2e-5
                let force = -model.damping * model.velocity(at: t) + model.stiffness * (1 - model.value(at: t))
                #expect(abs(model.mass * a - force) < 1e-4)
            }
        }
    }

    @Test func `overdamping counts as critical unless it is allowed`() {
        let over = SpringModel(stiffness: 100, damping: 60)
        let critical = SpringModel(stiffness: 100, damping: 20)
        #expect(abs(over.value(at: 0.3) - critical.value(at: 0.3)) < 1e-12)
        #expect(SpringModel(stiffness: 100, damping: 60, allowsOverdamping: true).value(at: 0.3) < over.value(at: 0.3))
    }

    @Test func `the system spring has a thousandth left after half a second`() {
        let model = SpringModel(mass: 3, stiffness: 1000, damping: 500)
        #expect(abs(model.dampingRatio - 4.564) < 1e-3)
        #expect(abs(model.frequency - 18.2574) < 1e-4)
        #expect(abs(1 - model.value(at: 0.5057) - 0.001) < 1e-6)
    }

    @Test func `perceptual duration and bounce go there and back`() {
        for bounce in [-0.5, 0, 0.3, 0.9] {
            let model = SpringModel(perceptualDuration: 0.5, bounce: bounce)
            #expect(abs(model.perceptualDuration - 0.5) < 1e-12)
            #expect(abs(model.bounce - bounce) < 1e-12)
        }
    }
}
