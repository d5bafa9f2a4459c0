import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct KeyframeTests {
    private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    @Test func `the completion comes at the end, and that of empty ones in the next turn`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        } completion: {
            ends.append($0)
        }
        stage.jump(by: 0.75)
        #expect(ends.isEmpty)
        stage.jump(by: 0.25)
        #expect(ends == [true])
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}) { ends.append($0) }
        #expect(ends == [true])
        stage.jump(by: 0)
        #expect(ends == [true, true])
    }

    @Test func `what is changed outside of key frames takes the whole time`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add(frame: .zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { view.center.x = 100 }
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
    }

    @Test func `cubic ones hold until the next one starts, without swinging out`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add(frame: .zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, Self.linear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 200 }
        }
        stage.frame()
        var time = 0.0
        for (next, x) in [(0.3, 100.0), (0.4, 100), (0.625, 150), (0.8, 200), (0.9, 200)] {
            stage.jump(by: next - time)
            time = next
            expect("x at \(next)", view.shown.position.x, is: x, unit: "pt", tolerance: x == 150 ? 15 : 0.5)
        }
    }

    @Test(arguments: [(0.9, 0.1), (0.9, 1.0), (0.5, 0.25)])
    func `a cubic one stands still until it starts`(_ start: Double, _ length: Double) {
        let stage = CompatibilityStage.empty()
        let view = stage.add(frame: .zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, Self.linear]) {
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { view.center.x = 100 }
        }
        stage.frame()
        stage.jump(by: start - 0.05)
        #expect(near(view.shown.position.x, 0, 0.1))
        stage.jump(by: 0.05 + min(length, 1 - start) / 2)
        #expect(near(view.shown.position.x, 50, 40))
        stage.jump(by: 1)
        #expect(near(view.shown.position.x, 100))
    }
}
