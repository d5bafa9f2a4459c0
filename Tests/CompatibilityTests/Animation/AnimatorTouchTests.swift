import Testing
import UIKit

/// Where a view is hit while a property animator moves it.
@MainActor
@Suite(.statesOutcome)
struct AnimatorTouchTests {
    private let stage = CompatibilityStage.empty()

    private func run(manual: Bool = false, _ view: UIView, _ change: @escaping () -> Void) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
        animator.isManualHitTestingEnabled = manual
        animator.startAnimation()
        stage.jump(by: 0.5)
        return animator
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func `by default it is hit where it is seen`() {
        let view = stage.add()
        let animator = run(view) { view.center.y = 650 }
        #expect(hit(50, 350) === view)
        #expect(hit(50, 650) === stage.root && hit(50, 50) === stage.root)
        animator.stopAnimation(true)
        #expect(hit(50, 350) === view)
    }

    @Test func `a paused one is hit where it stands`() {
        let view = stage.add()
        let animator = run(view) { view.center.y = 650 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        stage.frame()
        #expect(hit(50, 200) === view && hit(50, 350) === stage.root)
        animator.stopAnimation(true)
    }

    @Test func `with manual hit testing the properties count`() {
        let view = stage.add()
        let animator = run(manual: true, view) { view.center.y = 650 }
        #expect(hit(50, 350) === stage.root && hit(50, 650) === view)
        animator.stopAnimation(true)
    }

    @Test func `at the end the properties count again`() {
        let view = stage.add()
        _ = run(view) { view.center.y = 650 }
        stage.jump(by: 0.6)
        #expect(hit(50, 650) === view && hit(50, 350) === stage.root)
        // Nothing is left that would follow a later animation of another kind.
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { view.center.y = 50 }
        stage.jump(by: 0.5)
        #expect(hit(50, 50) === view && hit(50, 350) === stage.root)
    }

    @Test func `what is in it moves along`() {
        let view = stage.add()
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        view.addSubview(child)
        let animator = run(view) { view.transform = CGAffineTransform(translationX: 200, y: 0) }
        #expect(hit(130, 30) === child && hit(190, 90) === view)
        #expect(hit(30, 30) === stage.root && hit(230, 30) === stage.root)
        animator.stopAnimation(true)
    }

    @Test func `a growing view is hit as far as it is seen`() {
        let view = stage.add()
        let animator = run(view) { view.frame = CGRect(x: 0, y: 0, width: 300, height: 300) }
        #expect(hit(190, 190) === view && hit(210, 50) === stage.root)
        animator.stopAnimation(true)
    }

    @Test func `without user interaction it is not hit at all`() {
        let view = stage.add()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 650 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        stage.jump(by: 0.5)
        #expect(hit(50, 350) === stage.root && hit(50, 650) === stage.root)
        animator.stopAnimation(true)
    }
}
