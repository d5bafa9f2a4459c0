import Testing
import UIKit

/// Figures of Core Animation's springs that others have measured on Apple's systems.
@MainActor
@Suite(.statesOutcome) struct SpringFigureTests {
    private func spring(
        mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, velocity: CGFloat = 0
    ) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
        spring.initialVelocity = velocity
        return spring
    }

    private func expectSettling(_ spring: CASpringAnimation, _ published: Double, _ tolerance: Double) {
        expect("settling time", spring.settlingDuration, is: published, unit: "s", tolerance: tolerance)
    }

    @Test func `a spring begins with mass 1, stiffness 100, damping 10 and no velocity`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        expect("mass", Double(spring.mass), is: 1)
        expect("stiffness", Double(spring.stiffness), is: 100)
        expect("damping", Double(spring.damping), is: 10)
        expect("velocity", Double(spring.initialVelocity), is: 0)
    }

    @Test func `a spring of half the critical damping settles in 1.47 s`() {
        expectSettling(spring(), 1.4727003346780927, 1e-9)
    }

    @Test func `a spring with little damping settles in 13.91 s`() {
        expectSettling(spring(damping: 1), 13.91321015404625, 1e-9)
    }

    @Test func `a spring with a period of one second settles in 2.34 s`() {
        expectSettling(spring(stiffness: 4 * .pi * .pi, damping: 2 * .pi), 2.3438753795710707, 1e-9)
    }

    @Test func `a spring of a quarter of the critical damping settles in 2.85 s`() {
        expectSettling(spring(damping: 5), 2.85497, 1e-5)
    }

    @Test func `a spring of three quarters of the critical damping settles in 1.02 s`() {
        expectSettling(spring(damping: 15), 1.02209, 1e-5)
    }

    @Test func `a spring of critical damping settles on a grid of tenths`() {
        expectSettling(spring(damping: 20), 1, 1e-9)
    }

    @Test func `a spring without damping never settles`() {
        let settling = spring(damping: 0).settlingDuration
        state("never settles", settling >= Double(Float.greatestFiniteMagnitude))
        #expect(settling >= Double(Float.greatestFiniteMagnitude))
    }

    /// The solution of the equation of motion below the critical damping.
    private func swinging(_ spring: CASpringAnimation, at time: Double) -> Double {
        let (mass, stiffness) = (Double(spring.mass), Double(spring.stiffness))
        let decay = Double(spring.damping) / (2 * mass)
        let swing = (stiffness / mass - decay * decay).squareRoot()
        let share = (decay - Double(spring.initialVelocity)) / swing
        return 1 - exp(-decay * time) * (cos(swing * time) + share * sin(swing * time))
    }

    private func expectSwinging(_ make: () -> CASpringAnimation) {
        let (times, spring) = ([0.1, 0.25, 0.5, 1], make())
        let samples = FrozenLayer().progress(of: make().with(duration: 2), at: times)
        for (time, sample) in zip(times, samples) {
            expect("at \(time)", sample, is: swinging(spring, at: time), tolerance: 1e-5)
        }
    }

    @Test func `a spring swings as its equation says`() { expectSwinging { spring() } }

    @Test func `a spring with a velocity swings as its equation says`() { expectSwinging { spring(velocity: 5) } }

    @Test func `a spring with a mass swings as its equation says`() { expectSwinging { spring(mass: 2, damping: 8) } }

    /// The solution of the equation of motion at the critical damping, with 10 radians a second.
    private func critical(at time: Double) -> Double { 1 - exp(-10 * time) * (1 + 10 * time) }

    @Test func `a spring of critical damping does not overshoot`() {
        let times = [0.1, 0.25, 0.5]
        let samples = FrozenLayer().progress(of: spring(damping: 20).with(duration: 1), at: times)
        for (time, sample) in zip(times, samples) {
            expect("at \(time)", sample, is: critical(at: time), tolerance: 1e-5)
        }
    }

    @Test func `a spring beyond the critical damping moves as one of critical damping`() {
        let samples = FrozenLayer().progress(of: spring(damping: 60).with(duration: 1), at: [0.1, 0.3])
        expect("at 0.1", samples[0], is: critical(at: 0.1), tolerance: 1e-5)
        expect("at 0.3", samples[1], is: critical(at: 0.3), tolerance: 1e-5)
    }

    @Test func `an animation of a spring runs for its duration, not for its settling time`() {
        let spring = spring().with(duration: 0.5)
        expect("duration", spring.duration, is: 0.5, unit: "s")
        #expect(spring.settlingDuration > 1)
    }

    @Test func `a perceptual duration is the period of the undamped spring`() {
        guard #available(iOS 17, *) else { return }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        expect("stiffness", Double(spring.stiffness), is: pow(2 * .pi / 0.5, 2), tolerance: 1e-4)
        expect("perceptual duration", spring.perceptualDuration, is: 0.5, unit: "s", tolerance: 1e-6)
    }

    @Test func `a bounce is what the damping ratio lacks to 1`() {
        guard #available(iOS 17, *) else { return }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        expect("damping", Double(spring.damping), is: 2 * 0.8 * 2 * .pi / 0.5, tolerance: 1e-4)
        expect("bounce", Double(spring.bounce), is: 0.2, tolerance: 1e-6)
    }

    @Test func `a negative bounce is beyond the critical damping`() {
        guard #available(iOS 17, *) else { return }
        let spring = spring(damping: 25)
        spring.allowsOverdamping = true
        expect("bounce", Double(spring.bounce), is: 1 / 1.25 - 1, tolerance: 1e-6)
    }
}

extension CASpringAnimation {
    /// This animation, after its duration has been set.
    fileprivate func with(duration: TimeInterval) -> CASpringAnimation {
        self.duration = duration
        return self
    }
}
