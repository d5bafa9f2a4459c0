import UIKit
import Testing

@MainActor
@Suite(.statesOutcome) struct CALayerTreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func make(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func `sublayers are inserted where they are asked for`() {
        let (top, a, b, c) = (CALayer(), make("a"), make("b"), make("c"))
        top.addSublayer(a)
        top.insertSublayer(b, at: 0)
        top.insertSublayer(c, above: b)
        #expect(names(top) == "bca")
        top.insertSublayer(b, above: a)
        #expect(names(top) == "cab")
        top.insertSublayer(b, below: c)
        #expect(names(top) == "bca")
        top.addSublayer(b)
        #expect(names(top) == "cab")
        top.insertSublayer(a, at: 0)
        #expect(names(top) == "acb")
    }

    @Test func `with itself as sibling, a layer inserts below or above all its sublayers`() {
        let (top, a, b, c) = (CALayer(), make("a"), make("b"), make("c"))
        top.addSublayer(a)
        top.insertSublayer(b, below: top)
        top.insertSublayer(c, above: top)
        #expect(names(top) == "bac")
    }

    @Test func `with a sibling that is no sublayer, a layer inserts below or above all its sublayers`() {
        let (top, elsewhere) = (CALayer(), CALayer())
        let (a, b, c) = (make("a"), make("b"), make("c"))
        top.addSublayer(a)
        top.insertSublayer(b, below: elsewhere)
        top.insertSublayer(c, above: elsewhere)
        #expect(names(top) == "bac")
        top.insertSublayer(c, below: elsewhere)
        #expect(names(top) == "cba")
    }

    @Test func `a layer leaves its old superlayer when it gets a new one`() {
        let (one, two, child) = (CALayer(), CALayer(), make("x"))
        one.addSublayer(child)
        two.addSublayer(child)
        #expect(one.sublayers == nil)
        #expect(child.superlayer === two)
        child.removeFromSuperlayer()
        #expect(child.superlayer == nil)
        #expect(two.sublayers == nil)
    }

    @Test func `replacing and setting sublayers keeps the order`() {
        let (top, a, b, c) = (CALayer(), make("a"), make("b"), make("c"))
        top.sublayers = [a, b]
        top.replaceSublayer(a, with: c)
        #expect(names(top) == "cb")
        #expect(a.superlayer == nil)
        top.sublayers = [b, a]
        #expect(names(top) == "ba")
        #expect(c.superlayer == nil)
        top.sublayers = nil
        #expect(top.sublayers == nil)
    }

    @Test func `a mask belongs to the layer that it masks`() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        #expect(layer.mask === mask)
        #expect(mask.superlayer === layer)
        layer.mask = nil
        #expect(mask.superlayer == nil)
    }

    @Test func `a mask leaves its superlayer`() {
        let (layer, mask) = (CALayer(), make("m"))
        layer.addSublayer(mask)
        layer.mask = mask
        #expect(layer.mask === mask && layer.sublayers == nil)
        let other = CALayer()
        other.mask = mask
        #expect(other.mask === mask && layer.mask == nil)
    }

    @Test func `a superlayer that goes away leaves no trace in its sublayers`() {
        let child = CALayer()
        do {
            let top = CALayer()
            top.addSublayer(child)
        }
        #expect(child.superlayer == nil)
    }

    @Test func `layers are not kept alive by their animations`() {
        _ = LayerStage()
        weak var layer: CALayer?
        do {
            let strong = CALayer()
            strong.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
            layer = strong
        }
        #expect(layer == nil)
    }

    @Test func `sublayers of one superlayer are found front to back`() {
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (a, b) = (make("a"), make("b"))
        for layer in [a, b] {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            top.addSublayer(layer)
        }
        #expect(top.hitTest(CGPoint(x: 20, y: 20)) === b)
        a.zPosition = 1
        #expect(top.hitTest(CGPoint(x: 20, y: 20)) === a)
        a.isHidden = true
        #expect(top.hitTest(CGPoint(x: 20, y: 20)) === b)
        #expect(top.hitTest(CGPoint(x: 90, y: 90)) === top)
        #expect(top.hitTest(CGPoint(x: 200, y: 90)) == nil)
    }

    @Test func `what is cut off is not hit`() {
        let (top, outside) = (CALayer(), CALayer())
        top.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        outside.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        top.addSublayer(outside)
        #expect(top.hitTest(CGPoint(x: 25, y: 5)) === outside)
        top.masksToBounds = true
        #expect(top.hitTest(CGPoint(x: 25, y: 5)) == nil)
    }
}
