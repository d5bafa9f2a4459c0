import Foundation
import Testing
import TestStages
import UIKit

@Suite struct ScrollPhysicsTests {
    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-4) -> Bool { abs(a - b) <= tolerance }

    @Test func `a pull beyond the edge follows the rubber band's constant`() {
        // (1 − 1 / (100·0.55/852 + 1)) · 852
        #expect(near(RubberBand.displacement(pull: 100, length: 852), 51.6648, 1e-3))
        #expect(near(RubberBand.displacement(pull: -100, length: 852), -51.6648, 1e-3))
        #expect(RubberBand.displacement(pull: 1e9, length: 852) < 852)
        #expect(RubberBand.displacement(pull: 10, length: 0) == 0)
    }

    @Test(arguments: [0, 5, 60, 400, -130] as [CGFloat])
    func `the pull can be told from what is shown`(pull: CGFloat) {
        let shown = RubberBand.displacement(pull: pull, length: 700)
        #expect(near(RubberBand.pull(displacement: shown, length: 700), pull))
    }

    @Test func `free scrolling keeps 0.998 of its velocity each millisecond`() {
        let curve = ScrollCurve.coasting(from: 10, velocity: 1000, deceleration: 0.998)
        #expect(near(curve.velocity(at: 0), 1000))
        #expect(near(curve.velocity(at: 0.001), 998))
        #expect(near(curve.velocity(at: 0.5), 1000 * pow(0.998, 500)))
        #expect(near(curve.end, 10 + 499.4999, 1e-3))
        #expect(near(curve.position(at: 0), 10))
        #expect(near(curve.position(at: 100), curve.end))
        let settled = curve.settlingTime()
        #expect(near(abs(curve.end - curve.position(at: settled)), ScrollMetrics.settledDistance))
    }

    @Test func `fast deceleration keeps 0.99`() {
        let curve = ScrollCurve.coasting(from: 0, velocity: -1000, deceleration: 0.99)
        #expect(near(curve.velocity(at: 0.001), -990))
        #expect(near(curve.end, -99.4992, 1e-3))
    }

    @Test func `a bounce is a critically damped spring of 11 per second`() {
        let curve = ScrollCurve.spring(from: 0, to: 0, velocity: 1000)
        #expect(near(curve.position(at: 0.1), 1000 * 0.1 * exp(-1.1)))
        #expect(near(curve.velocity(at: 0), 1000))
        // The turning point is at 1/ω.
        #expect(near(curve.velocity(at: 1.0 / 11), 0))
    }

    @Test func `content let go at rest beyond its edge comes back at 9 and 46 per second`() {
        let curve = ScrollCurve.comingBack(from: -100, to: 0, velocity: 0)
        #expect(near(curve.position(at: 0), -100))
        #expect(near(curve.velocity(at: 0), 0))
        let expected: CGFloat = -100 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
        #expect(near(curve.position(at: 0.1), expected))
    }

    @Test func `a wished target is reached with the finger's velocity at the start`() {
        let curve = ScrollCurve.coasting(from: 0, to: 600, velocity: 1000, deceleration: 0.998)
        #expect(near(curve.velocity(at: 0), 1000))
        #expect(curve.end == 600)
        #expect(near(curve.position(at: 60), 600))
        let natural = ScrollCurve.coasting(from: 0, velocity: 1000, deceleration: 0.998)
        let same = ScrollCurve.coasting(from: 0, to: natural.end, velocity: 1000, deceleration: 0.998)
        for time in [0, 0.1, 0.7, 2] { #expect(near(natural.position(at: time), same.position(at: time))) }
    }

    @Test func `a target behind the start is reached too`() {
        let curve = ScrollCurve.coasting(from: 100, to: 0, velocity: 800, deceleration: 0.998)
        #expect(near(curve.velocity(at: 0), 800))
        #expect(near(curve.position(at: 3), 0, 1e-3))
    }

    @Test func `coasting into an edge bounces with the speed it has there`() {
        let limits = AxisMotion.Limits(low: 0, high: 300)
        let motion = AxisMotion.released(
            at: 200, velocity: 2000, limits: limits, deceleration: 0.998, bounces: true)
        // 100 points on: v = 2000 − 2.002·100.
        #expect(motion.end == 300)
        let coasting = ScrollCurve.coasting(from: 200, velocity: 2000, deceleration: 0.998)
        let edge = coasting.time(ofReaching: 300)!
        #expect(near(coasting.velocity(at: edge), 2000 - 2.002003 * 100, 1e-2))
        #expect(near(motion.position(at: edge), 300, 1e-3))
        #expect(near(motion.velocity(at: edge + 1e-9), coasting.velocity(at: edge), 1e-2))
        #expect(motion.position(at: edge + 0.05) > 300)
        #expect(motion.position(at: motion.duration + 1) == 300)
    }

    @Test func `without bounces the edge stops it`() {
        let motion = AxisMotion.released(
            at: 200, velocity: 2000, limits: .init(low: 0, high: 300), deceleration: 0.998, bounces: false)
        #expect((0...200).allSatisfy { motion.position(at: Double($0) / 100) <= 300 })
        #expect(motion.end == 300)
        #expect(motion.duration < 0.2)
    }

    @Test func `content let go beyond its edge comes back to it`() {
        let limits = AxisMotion.Limits(low: 0, high: 300)
        for velocity: CGFloat in [-900, 0, 15] {
            let motion = AxisMotion.released(
                at: -60, velocity: velocity, limits: limits, deceleration: 0.998, bounces: true)
            #expect(motion.end == 0)
        }
        let back = AxisMotion.released(at: -60, velocity: 0, limits: limits, deceleration: 0.998, bounces: true)
        #expect((0...100).allSatisfy { back.position(at: Double($0) / 50) <= 0 })
        let inwards = AxisMotion.released(at: -10, velocity: 400, limits: limits, deceleration: 0.998, bounces: true)
        #expect(near(inwards.end, -10 + 400 / 2.002003, 1e-3))
    }

    @Test(
        arguments: [
            (170, 0, 0), (230, 0, 400), (30, 600, 400), (390, -600, 0), (430, -600, 400),
            (900, 4000, 800), (10, -4000, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `paging goes to the nearest page, or to the next with speed`(place: CGFloat, velocity: CGFloat, page: CGFloat)
    {
        let target = Paging.target(
            from: place, velocity: velocity, length: 400, limits: .init(low: 0, high: 800))
        #expect(target == page)
    }
}
