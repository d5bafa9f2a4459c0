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
}
