import TestStages
import Testing
import UIKit

/// What constraints bind to a view's guides follows when insets and margins change, whatever container the view is in.
@MainActor
@Suite(.serialized)
struct GuideConstraintTests {
    let q = GuideController()

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // MARK: Turns

    @Test(arguments: [true, false]) func `a turn brings other insets`(_ animated: Bool) {
        let navigation = UINavigationController(rootViewController: q)
        let stage = Stage(root: navigation)
        stage.host.rotate(to: .landscapeLeft, animated: animated)
        // Solved inside the turn's animation, not after it.
        #expect(q.shownSafeArea.left == 59 && q.isSolved)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == q.view.safeAreaInsets && q.shownSafeArea.left == 59 && q.isSolved)
        stage.host.rotate(to: .portrait, animated: animated)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == insets(103, 0, 34, 0) && q.isSolved)
    }

    @Test func `the least margins follow the size class`() {
        let stage = Stage(root: q, device: .iPhone15ProMax)
        #expect(q.margins.frame.minX == 20)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        stage.host.advance(by: 0.1)
        #expect(q.margins.frame.minX == 59 + 20 && q.isSolved)
        #expect(q.readable.frame.width == 672)
    }
}

extension NSLayoutConstraint.Attribute {
}
