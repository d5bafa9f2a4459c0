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
}
