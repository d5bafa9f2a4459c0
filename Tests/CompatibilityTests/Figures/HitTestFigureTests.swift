import Testing
import UIKit

/// Which view takes a touch, as Apple documents it.
@MainActor
@Suite(.statesOutcome) struct HitTestFigureTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() { outer.addSubview(inner) }

    /// States and returns which view is hit.
    private func hit(_ point: CGPoint = CGPoint(x: 100, y: 100)) -> String {
        let view = outer.hitTest(point, with: nil)
        let name = view === inner ? "inner" : view === outer ? "outer" : view == nil ? "none" : "another"
        state("hit", name)
        return name
    }

    @Test func `the innermost view is hit`() { #expect(hit() == "inner") }

    @Test func `a hidden view is not hit`() {
        inner.isHidden = true
        #expect(hit() == "outer")
    }

    @Test func `a view of less than a hundredth of opacity is not hit`() {
        inner.alpha = 0.005
        #expect(hit() == "outer")
    }

    @Test func `a view of two hundredths of opacity is hit`() {
        inner.alpha = 0.02
        #expect(hit() == "inner")
    }

    @Test func `a view without user interaction is not hit`() {
        inner.isUserInteractionEnabled = false
        #expect(hit() == "outer")
    }

    @Test func `in a view without user interaction nothing is hit`() {
        outer.isUserInteractionEnabled = false
        #expect(hit() == "none")
    }

    @Test func `the view in front is hit`() {
        let front = UIView(frame: inner.frame)
        outer.addSubview(front)
        #expect(hit() == "another")
    }

    @Test func `a part outside of the superview's bounds is not hit`() {
        inner.frame.origin.x = 180
        #expect(hit(CGPoint(x: 220, y: 100)) == "none")
    }

    @Test func `the edge at the end is outside`() { #expect(hit(CGPoint(x: 150, y: 100)) == "outer") }

    @Test func `the edge at the beginning is inside`() { #expect(hit(CGPoint(x: 50, y: 100)) == "inner") }

    @Test func `a view that answers for points around it is hit there`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let wide = Wide(frame: CGRect(x: 20, y: 160, width: 20, height: 20))
        outer.addSubview(wide)
        let isHit = outer.hitTest(CGPoint(x: 10, y: 150), with: nil) === wide
        state("hit", isHit)
        #expect(isHit)
    }

    @Test func `zPosition does not change what is hit`() {
        let front = UIView(frame: inner.frame)
        outer.addSubview(front)
        inner.layer.zPosition = 100
        #expect(hit() == "another")
    }
}
