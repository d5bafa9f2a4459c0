import UIKit
import Testing

/// Layout, display links and presentation layers within a frame.
@MainActor
@Suite(.statesOutcome) struct FrameTests {
    @Test func `layout goes from above downwards, once`() {
        let stage = LayerStage()
        let (outer, inner) = (LayoutCounter(), LayoutCounter())
        stage.root.addSublayer(outer)
        outer.addSublayer(inner)
        stage.settle()
        #expect(outer.count == 1 && inner.count == 1)
        stage.settle()
        #expect(outer.count == 1 && inner.count == 1)
        inner.setNeedsLayout()
        #expect(inner.needsLayout() && !outer.needsLayout())
        stage.settle()
        #expect(outer.count == 1 && inner.count == 2)
        outer.bounds.size = CGSize(width: 10, height: 10)
        outer.bounds.origin = CGPoint(x: 1, y: 1)
        outer.layoutIfNeeded()
        #expect(outer.count == 2)
        outer.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(!outer.needsLayout())
    }

    @Test func `laying out asks the topmost layer that needs it`() {
        let stage = LayerStage()
        let (outer, inner) = (LayoutCounter(), LayoutCounter())
        stage.root.addSublayer(outer)
        outer.addSublayer(inner)
        stage.settle()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(outer.count == 2 && inner.count == 2)
    }

    @Test func `a presentation layer is a moment's copy with a tree of its own`() {
        let stage = LayerStage()
        let (layer, child) = (stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20)), CALayer())
        child.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        layer.addSublayer(child)
        stage.settle()
        let move = CABasicAnimation(keyPath: "position")
        (move.fromValue, move.toValue, move.duration) = (CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), 1)
        layer.add(move, forKey: "move")
        stage.settle()
        stage.go(to: 0.5)
        let shown = layer.presentation()
        #expect(shown?.position == CGPoint(x: 50, y: 10))
        #expect(shown?.model() === layer)
        #expect(shown?.sublayers?.first?.model() === child)
        #expect(shown?.superlayer?.model() === stage.root)
        #expect(shown?.hitTest(CGPoint(x: 47, y: 7))?.model() === child)
        #expect(stage.root.hitTest(CGPoint(x: 47, y: 7)) === stage.root)
        #expect(shown?.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 40, y: 0))
        stage.go(to: 0.75)
        #expect(shown?.position == CGPoint(x: 50, y: 10))
        #expect(CALayer().presentation() == nil)
    }
}
