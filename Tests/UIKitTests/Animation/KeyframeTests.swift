import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct KeyframeTests {
    private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func run(_ options: UIView.KeyframeAnimationOptions, at times: [Double]) -> [CGFloat] {
        let stage = TestStage()
        let view = stage.add(frame: .zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [options, Self.linear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 200 }
        }
        stage.frame()
        return times.map { time in
            RenderServer.current.now = stage.start + time
            return (view.shown.position.x * 1000).rounded() / 1000
        }
    }

    @Test func `key frames run in their own part of the duration and hold between`() {
        #expect(run([], at: [0, 0.125, 0.25, 0.4, 0.625, 0.75, 0.9]) == [0, 50, 100, 100, 150, 200, 200])
    }

    @Test func `discrete ones jump when their time comes`() {
        #expect(run(.calculationModeDiscrete, at: [0, 0.2, 0.49, 0.5, 0.9]) == [100, 100, 100, 200, 200])
    }

    @Test func `paced ones run evenly through their values`() {
        #expect(run(.calculationModePaced, at: [0, 0.25, 0.5, 0.75]) == [0, 50, 100, 150])
    }

    @Test func `cubic ones go smoothly through their values`() {
        let values = run(.calculationModeCubic, at: [0, 0.25, 0.75])
        #expect(values == [0, 100, 200])
    }

    @Test func `cubic ones hold until the next one starts, without swinging out`() {
        let values = run(.calculationModeCubic, at: [0.25, 0.3, 0.4, 0.5, 0.625, 0.75, 0.8, 0.9])
        #expect(values == [100, 100, 100, 100, 150, 200, 200, 200])
    }

    @Test(arguments: [(0.9, 0.1), (0.9, 1.0), (0.5, 0.25)])
    func `a cubic one stands still until it starts`(_ start: Double, _ length: Double) {
        let stage = TestStage()
        let view = stage.add(frame: .zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, Self.linear]) {
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { view.center.x = 100 }
        }
        stage.frame()
        RenderServer.current.now = stage.start + start - 0.01
        #expect(view.shown.position.x == 0)
        RenderServer.current.now = stage.start + start + min(length, 1 - start) / 2
        #expect(near(view.shown.position.x, 50, 15))
        RenderServer.current.now = stage.start + 0.9999
        #expect(near(view.shown.position.x, 100, 0.1))
    }
}
