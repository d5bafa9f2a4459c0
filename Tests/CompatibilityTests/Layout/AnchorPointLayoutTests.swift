import Testing
import UIKit

/// Constraints and anchor points. What is expected follows from public code that makes up for it: FoldingCell adds half a view's height to the
/// constant of its top when it turns it about its lower edge, CircleMenu pins the middle of a view that turns about its lower edge.
@MainActor @Suite(.statesOutcome) struct AnchorPointLayoutTests {
    private func makeView(anchor: CGPoint) -> (outer: UIView, inner: UIView, top: NSLayoutConstraint) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.layer.anchorPoint = anchor
        outer.addSubview(inner)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 80),
        ])
        outer.layoutIfNeeded()
        return (outer, inner, top)
    }

    @Test
    func `constraints set bounds and centre, so a view that turns about its lower edge stands half its height higher`()
    {
        let (outer, inner, top) = makeView(anchor: CGPoint(x: 0.5, y: 1))
        #expect(inner.center == CGPoint(x: 50, y: 50) && inner.bounds.size == CGSize(width: 100, height: 80))
        #expect(inner.frame == CGRect(x: 0, y: -30, width: 100, height: 80))
        top.constant += 40
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 10, width: 100, height: 80))
    }

    @Test func `a view that turns about its middle stands where its constraints say`() {
        #expect(makeView(anchor: CGPoint(x: 0.5, y: 0.5)).inner.frame == CGRect(x: 0, y: 10, width: 100, height: 80))
    }

    @Test func `a view that turned to another anchor point moves in the next layout, and stays there`() {
        let (outer, inner, _) = makeView(anchor: CGPoint(x: 0.5, y: 0.5))
        inner.layer.anchorPoint = .zero
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 50, width: 100, height: 80))
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 50, width: 100, height: 80))
    }

    @Test func `a frame that the app sets is its own affair`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 60))
        outer.addSubview(inner)
        inner.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        inner.frame = CGRect(x: 5, y: 6, width: 50, height: 60)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 50, height: 60))
    }
}
