import Testing
import UIKit

/// Arranged views that are hidden and shown again.
///
/// The reference: Apple's page of `UIStackView`, whose example of an animation sets `isHidden` in a block, and nothing else.
@MainActor
@Suite(.statesOutcome, .serialized)
struct StackHidingTests {
    @MainActor private struct Scene {
        let root = UIView()
        let views = (0..<3).map { _ in UIView() }
        let stack: UIStackView
        let stage: CompatibilityStage

        init(axis: NSLayoutConstraint.Axis = .vertical) {
            stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            for view in views {
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stage = CompatibilityStage(showing: root)
            stage.advance(by: 0.1)
        }

        func seen(_ number: Int) -> CGRect { views[number].layer.presentation()?.frame ?? .null }
    }

    @Test func `hidden in a block, a view is seen until it has no height, and the others come up with it`() {
        let scene = Scene()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { scene.views[1].isHidden = true }
        #expect(scene.views[1].isHidden && scene.stack.frame.height == 48)
        scene.stage.advance(by: 0.2)
        #expect(scene.views[1].layer.presentation()?.isHidden == false)
        #expect(abs(scene.seen(1).height - 10) < 1.5 && abs(scene.seen(2).minY - 42) < 1.5)
        scene.stage.advance(by: 0.3)
        #expect(scene.views[1].layer.presentation()?.isHidden == true && scene.seen(2).minY == 28)
        #expect(scene.views[1].frame == CGRect(x: 0, y: 20, width: 40, height: 0))
    }

    @Test func `shown in a block, it grows from where it will be`() {
        let scene = Scene()
        scene.views[1].isHidden = true
        scene.stage.advance(by: 0.1)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { scene.views[1].isHidden = false }
        scene.stage.advance(by: 0.2)
        #expect(abs(scene.seen(1).minY - 24) < 1.5 && abs(scene.seen(1).height - 10) < 1.5)
        #expect(scene.seen(1).width == 40)
        scene.stage.advance(by: 0.3)
        #expect(scene.seen(1) == CGRect(x: 0, y: 28, width: 40, height: 20) && scene.seen(2).minY == 56)
    }

    @Test func `without a block it is gone at once, in rows as in columns`() {
        let scene = Scene(axis: .horizontal)
        scene.views[0].isHidden = true
        scene.stage.advance(by: 0.02)
        #expect(scene.seen(1).minX == 0 && scene.views[0].frame.width == 0)
        #expect(scene.views[0].layer.animationKeys()?.isEmpty ?? true)
        scene.views[0].isHidden = false
        scene.stage.advance(by: 0.02)
        #expect(scene.seen(1).minX == 48 && scene.seen(0).width == 40)
    }

    @Test func `a view that is shown again while it goes stays`() {
        let scene = Scene()
        UIView.animate(withDuration: 0.4) { scene.views[1].isHidden = true }
        scene.stage.advance(by: 0.2)
        UIView.animate(withDuration: 0.4) { scene.views[1].isHidden = false }
        scene.stage.advance(by: 1)
        #expect(!scene.views[1].isHidden && scene.seen(1).height == 20 && scene.seen(2).minY == 56)
        #expect(scene.views[1].layer.presentation()?.isHidden == false)
    }

    @Test func `a property animator moves the others too`() {
        let scene = Scene()
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { scene.views[1].isHidden = true }
        animator.startAnimation()
        scene.stage.advance(by: 0.2)
        #expect(abs(scene.seen(2).minY - 42) < 2)
        scene.stage.advance(by: 0.4)
        #expect(scene.seen(2).minY == 28)
    }
}
