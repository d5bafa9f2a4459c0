import Testing
import UIKit

/// What a view says of itself after a property animator has gone back to its start.
@MainActor
@Suite(.statesOutcome)
struct ReversedLookTests {
    private let stage = CompatibilityStage.empty()

    /// Runs a change to two fifths and back.
    private func runAndReverse(_ change: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: change)
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        stage.jump(by: 0.1)
        animator.isReversed = true
        animator.startAnimation()
        stage.jump(by: 1)
        #expect(animator.state == .inactive)
    }

    @Test func `the background colour is as before`() {
        let view = stage.add()
        view.backgroundColor = .red
        runAndReverse { view.backgroundColor = .green }
        #expect(view.backgroundColor == .red)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `no background colour is none again`() {
        let view = stage.add()
        runAndReverse { view.backgroundColor = .green }
        #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    }

    @Test func `a colour that depends on the traits goes on depending on them`() {
        let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let view = stage.add()
        view.backgroundColor = colour
        runAndReverse { view.backgroundColor = .green }
        #expect(view.backgroundColor === colour)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func `stopped on its way the view says what is seen`() {
        let view = stage.add()
        view.backgroundColor = .black
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .white }
        animator.startAnimation()
        stage.jump(by: 0.5)
        animator.stopAnimation(true)
        var white: CGFloat = 0
        view.backgroundColor?.getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(near(white, 0.5, 1e-3))
    }

    @Test func `a view tells the colour that its layer was given`() {
        let view = stage.add()
        view.backgroundColor = .red
        view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(view.backgroundColor == .blue)
        view.layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }
}
