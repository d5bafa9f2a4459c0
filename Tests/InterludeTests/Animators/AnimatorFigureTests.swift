import Interlude
import InterludeTesting
import Testing
import UIKit

/// The figures of the single transitions.
@MainActor
@Suite("Figures of the transitions")
struct AnimatorFigureTests {
    @Test("Durations are those of the systems they come from")
    func durations() {
        func duration(_ transition: ScreenTransition) -> TimeInterval {
            transition.animator(for: .forward).transitionDuration(using: nil)
        }
        let view = UIView()
        #expect(duration(.spring) == 1)
        #expect(duration(.move(from: view) { nil }) == 0.25)
        #expect(duration(.door) == 0.25)
        #expect(duration(.magicMove(from: { nil }, to: { nil })) == 0.3)
        #expect(duration(.circleReveal(from: view)) == 0.5)
    }

    @Test("The spring's picture starts one screen below, overshoots, and is not there at the end")
    func spring() throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: .spring)
        let container = try #require(rig.page.view.superview)
        let picture = try #require(container.subviews.last { $0 !== rig.page.view && $0 !== rig.list.view })
        #expect(rig.page.view.isHidden)
        // The damping ratio 0.4 and the initial velocity 10 carry it past its place.
        var highest = CGFloat.infinity
        for _ in 0..<50 {
            rig.stage.advance(by: 1.0 / 60)
            if let now = picture.layer.presentation() { highest = min(highest, now.frame.minY) }
        }
        #expect(highest < -100)
        try rig.stage.settle()
        #expect(picture.superview == nil)
        #expect(!rig.page.view.isHidden)
    }

    @Test(
        "A picture that flies has the corners of both ends, one radius becoming the other",
        arguments: [(8.0, 0.0), (0, 20), (12, 40)])
    func corners(_ start: CGFloat, _ end: CGFloat) throws {
        let rig = try Rig()
        let target = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 200))
        target.layer.cornerRadius = end
        rig.page.view.addSubview(target)
        rig.list.square.layer.cornerRadius = start
        rig.navigation.pushViewController(
            rig.page, using: .magicMove(from: { rig.list.square }, to: { target }))
        let container = try #require(rig.page.view.superview)
        let picture = try #require(container.subviews.last)
        #expect(picture.clipsToBounds)
        rig.stage.advance(by: 0.15)
        let middle = try #require(picture.layer.presentation())
        #expect(abs(middle.cornerRadius - (start + end) / 2) < 1.5)
        // The square keeps its aspect and covers the frame of 300 by 200 points, which clips it.
        let image = try #require(picture.subviews.first?.snapshotView(afterScreenUpdates: true))
        #expect(
            picture.bounds.size == CGSize(width: 300, height: 200)
                && image.bounds.size == CGSize(width: 300, height: 300))
        try rig.stage.settle()
        #expect(rig.list.square.layer.cornerRadius == start && target.layer.cornerRadius == end)
    }

    @Test("The circle begins 50 points wide and ends at the farthest corner")
    func circle() throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: .circleReveal(from: rig.list.square))
        let circle = try #require(rig.page.view.mask)
        let begin = try #require(circle.layer.presentation())
        #expect(begin.bounds.width == 50 && begin.cornerRadius == 25)
        let center = rig.page.view.convert(CGPoint(x: 40, y: 40), from: rig.list.square)
        #expect(abs(begin.position.x - center.x) < 0.001 && abs(begin.position.y - center.y) < 0.001)
        let size = rig.page.view.bounds.size
        let dx = max(center.x, size.width - center.x)
        let dy = max(center.y, size.height - center.y)
        #expect(abs(circle.bounds.width / 2 - (dx * dx + dy * dy).squareRoot()) < 0.01)
        try rig.stage.settle()
        #expect(rig.page.view.layer.mask == nil)
    }

    @Test("The overlay is a smaller card in the middle over a dimmed screen, and a tap beside it dismisses it")
    func overlay() throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: .overlay(size: CGSize(width: 0.5, height: 0.5)))
        try rig.stage.settle()
        let bounds = rig.stage.window.bounds
        #expect(abs(rig.page.view.frame.width - bounds.width / 2) <= 1)
        #expect(abs(rig.page.view.frame.midX - bounds.midX) <= 1)
        #expect(rig.navigation.view.window != nil)
        #expect(rig.stage.frame() != before.0)
        rig.stage.tap(at: CGPoint(x: 20, y: bounds.height - 60))
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }
}
