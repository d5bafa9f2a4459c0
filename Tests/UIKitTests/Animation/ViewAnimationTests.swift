import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct ViewAnimationTests {
    /// Published: exactly at its end an animation is gone already.
    @Test func `when the duration is over, what is shown is the model`() {
        let stage = TestStage()
        let view = stage.add()
        UIView.animate(withDuration: 0.5) { view.center.x = 150 }
        stage.advance(0.5)
        #expect(view.shown.position.x == 150)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `opacity is additive and colours are replaced`() throws {
        let stage = TestStage()
        let view = stage.add()
        view.backgroundColor = .white
        stage.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            view.backgroundColor = .black
        }
        stage.advance(0.5)
        #expect(near(CGFloat(view.shown.opacity), 0.5))
        #expect((view.layer.animation(forKey: "opacity") as? CABasicAnimation)?.isAdditive == true)
        let color = try #require(view.layer.animation(forKey: "backgroundColor") as? CABasicAnimation)
        #expect(!color.isAdditive)
        let shown = try #require(view.shown.backgroundColor)
        #expect(near(CGFloat(shown.rgba.red), 0.5, 1e-3))
    }

    @Test func `a second colour starts where the first is seen only when asked to`() throws {
        for fromCurrent in [false, true] {
            let stage = TestStage()
            let view = stage.add()
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            stage.advance(0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: fromCurrent ? [.curveLinear, .beginFromCurrentState] : .curveLinear
            ) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            stage.frame()
            let red = try #require(view.shown.backgroundColor).rgba.red
            #expect(near(CGFloat(red), fromCurrent ? 0.5 : 1, 1e-3))
        }
    }
}
