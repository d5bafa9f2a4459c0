import QuartzCore
import Testing
import TestStages
import UIKit

/// How glass comes and goes inside animation blocks.
@MainActor
struct VisualEffectTests {
    private let stage = TestStage()
    private let blur = UIBlurEffect(style: .light)

    private func makeGlass(_ effect: UIVisualEffect?) -> (UIVisualEffectView, pane: UIView) {
        let glass = UIVisualEffectView(effect: effect)
        _ = stage.add(glass)
        return (glass, glass.subviews[0])
    }

    private func radius(_ pane: UIView) -> CGFloat { pane.shown.backdropBlurRadius }
    private func tint(_ pane: UIView) -> [CGFloat] { pane.shown.backgroundColor?.components ?? [] }

    @Test func `the blur and the tint of an effect that comes grow together`() {
        let (glass, pane) = makeGlass(nil)
        #expect(radius(pane) == 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [blur] in glass.effect = blur }
        #expect(glass.effect === blur)
        stage.advance(0)
        #expect(radius(pane) == 0)
        stage.advance(0.25)
        #expect(near(radius(pane), 5))
        // White from the beginning: a tint that fades in does not darken what is behind it on the way.
        #expect(near(tint(pane)[0], 1) && near(tint(pane)[3], 0.15, 1e-3))
        stage.advance(0.75)
        #expect(radius(pane) == 20 && near(tint(pane).last ?? 0, 0.6))
    }

    @Test func `they fade together when it goes`() {
        let (glass, pane) = makeGlass(blur)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
        #expect(glass.effect == nil)
        stage.advance(0.75)
        #expect(near(radius(pane), 5) && near(tint(pane)[3], 0.15, 1e-3) && near(tint(pane)[0], 1))
        stage.advance(0.25)
        #expect(radius(pane) == 0 && tint(pane).last == 0)
    }

    @Test func `an animator scrubs it`() {
        let (glass, pane) = makeGlass(nil)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [blur] in glass.effect = blur }
        for fraction in [0.1, 0.5, 0.25] {
            animator.fractionComplete = fraction
            stage.frame()
            #expect(near(radius(pane), 20 * fraction))
        }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(glass.effect == nil && radius(pane) == 0)
    }

    @Test func `from one glass to another only the tint changes`() {
        let (glass, pane) = makeGlass(blur)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            glass.effect = UIBlurEffect(style: .dark)
        }
        stage.advance(0.5)
        #expect(radius(pane) == 20 && near(tint(pane)[3], 0.675, 1e-3))
    }

    @Test func `outside of blocks it is there at once`() {
        let (glass, pane) = makeGlass(nil)
        glass.effect = blur
        #expect(radius(pane) == 20 && pane.layer.animationKeys() == nil)
        glass.effect = UIVibrancyEffect(blurEffect: blur)
        // What is seen through vibrant content is blurred a little, as the glass behind it is blurred already.
        #expect(glass.effect is UIVibrancyEffect && radius(pane) == 2)
    }
}
