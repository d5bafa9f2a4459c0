import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct ContentTransitionTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func shownView(_ stage: CompatibilityStage) -> UIView {
        let view = stage.add()
        view.backgroundColor = Self.red
        stage.frame()
        return view
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, [.transitionCrossDissolve, .showHideTransitionViews],
    ])
    func `without a superview a view is not replaced, but the transition ends`(_ options: UIView.AnimationOptions) {
        let stage = CompatibilityStage.empty()
        let (old, new) = (UIView(), UIView())
        new.isHidden = true
        var finished: [Bool] = []
        UIView.transition(from: old, to: new, duration: 0.3, options: options) { finished.append($0) }
        stage.jump(by: 0.5)
        #expect(finished == [true] && old.superview == nil && new.superview == nil)
        let shows = options.contains(.showHideTransitionViews)
        #expect(old.isHidden == shows && new.isHidden == !shows)
    }

    @Test func `shown and hidden views stay where they are`() {
        let stage = CompatibilityStage.empty()
        let container = stage.add()
        let (old, new) = (UIView(), UIView())
        container.addSubview(old)
        container.addSubview(new)
        new.isHidden = true
        UIView.transition(
            from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(old.superview === container && old.isHidden && !new.isHidden)
        stage.jump(by: 1)
    }

    @Test func `without a transition the change is made at once and complete in the next turn`() {
        let stage = CompatibilityStage.empty()
        let view = shownView(stage)
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: []) {
            view.backgroundColor = Self.blue
        } completion: {
            finished = $0
        }
        #expect(finished == nil && view.layer.animationKeys() == nil && view.backgroundColor == Self.blue)
        stage.jump(by: 0)
        #expect(finished == true)
    }
}
