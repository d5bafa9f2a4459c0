import UIKit
import Testing

@MainActor
@Suite(.statesOutcome) struct CALayerGeometryTests {
    @Test func `the frame follows position, anchor and bounds`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
    }

    @Test func `a layer's frame follows its transform`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let frame = layer.frame
        #expect(near(frame.minX, 10) && near(frame.minY, -10) && near(frame.width, 20) && near(frame.height, 40))
    }

    @Test func `setting the frame undoes the transform`() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test func `a frame set on a layer that is turned out of its plane is filled by what is seen of it`() {
        let layer = CALayer()
        let wanted = CGRect(x: 10, y: 10, width: 40, height: 30)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        layer.frame = wanted
        #expect(near(layer.bounds.width, 80) && near(layer.bounds.height, 30))
        let frame = layer.frame
        #expect(near(frame.minX, 10) && near(frame.minY, 10) && near(frame.width, 40) && near(frame.height, 30))
        // On its edge nothing is seen of it, however large it is.
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        layer.frame = wanted
        layer.transform = CATransform3DIdentity
        #expect(layer.frame == wanted)
    }

    /// Persei's menu, which unfolds about its lower edge, is laid out by its frame while it is seen in perspective.
    @Test func `perspective does not move a layer whose frame is set`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = CATransform3DRotate(transform, .pi / 3, 1, 0, 0)
        layer.frame = CGRect(x: 0, y: -80, width: 393, height: 40)
        layer.transform = CATransform3DIdentity
        #expect(near(layer.frame.minX, 0) && near(layer.frame.width, 393))
        #expect(near(layer.frame.maxY, -40))
    }

    @Test func `points convert through bounds' origins and transforms`() {
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        a.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        b.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        b.bounds.origin = CGPoint(x: 10, y: 20)
        c.frame = CGRect(x: 10, y: 20, width: 20, height: 20)
        c.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        a.addSublayer(b)
        b.addSublayer(c)
        #expect(c.convert(CGPoint(x: 10, y: 10), to: b) == CGPoint(x: 20, y: 30))
        #expect(c.convert(CGPoint(x: 10, y: 10), to: a) == CGPoint(x: 60, y: 60))
        #expect(c.convert(CGPoint(x: 60, y: 60), from: a) == CGPoint(x: 10, y: 10))
        #expect(c.convert(c.bounds, to: a) == CGRect(x: 40, y: 40, width: 40, height: 40))
        #expect(
            a.convert(CGRect(x: 40, y: 40, width: 40, height: 40), to: c) == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func `siblings convert to each other`() {
        let (top, a, b) = (CALayer(), CALayer(), CALayer())
        top.frame = CGRect(x: 30, y: 30, width: 200, height: 200)
        a.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
        b.frame = CGRect(x: 100, y: 50, width: 10, height: 10)
        top.sublayers = [a, b]
        #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: -89, y: -49))
        #expect(a.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 41, y: 31))
        #expect(a.convert(CGPoint(x: 41, y: 31), from: nil) == CGPoint(x: 1, y: 1))
    }

    @Test func `points convert through perspective and back`() {
        let (top, card) = (CALayer(), CALayer())
        top.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        top.sublayerTransform = perspective
        card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        top.addSublayer(card)
        let seen = card.convert(CGPoint(x: 0, y: 0), to: top)
        // The left edge comes nearer: x = -50 · cos 60°, z = 50 · sin 60°, seen from 400 away, about (100, 100).
        let z = 50 * sin(CGFloat.pi / 3)
        let w: CGFloat = 1 - z / 400
        #expect(near(seen.x, 100 - 25 / w))
        #expect(near(seen.y, 100 - 50 / w))
        let back = top.convert(seen, to: card)
        #expect(near(back.x, 0) && near(back.y, 0))
        #expect(top.hitTest(CGPoint(x: seen.x + 1, y: 100)) === card)
        #expect(top.hitTest(CGPoint(x: seen.x - 1, y: 100)) === top)
    }

    @Test func `depth is lost in a plain layer and kept in a transform layer`() {
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        top.sublayerTransform = perspective
        for (middle, expected) in [(CALayer(), 0.0), (CATransformLayer(), 200.0)] {
            middle.frame = top.bounds
            let card = CALayer()
            card.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
            card.zPosition = CGFloat(expected == 0 ? 200 : 200)
            middle.addSublayer(card)
            top.addSublayer(middle)
            let corner = card.convert(CGPoint(x: 50, y: 50), to: top)
            #expect(near(corner.x, expected == 0 ? 150 : 200))
        }
    }

    @Test func `flipped geometry turns the sublayers' y round`() {
        let (top, child) = (CALayer(), CALayer())
        top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        top.isGeometryFlipped = true
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        top.addSublayer(child)
        #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 0, y: 100))
    }

    @Test func `times convert through speeds and offsets`() {
        let (top, child) = (CALayer(), CALayer())
        top.addSublayer(child)
        top.speed = 2
        top.beginTime = 10
        child.timeOffset = 3
        #expect(child.convertTime(15, from: nil) == 13)
        #expect(child.convertTime(13, to: nil) == 15)
        #expect(child.convertTime(13, to: top) == 10)
        #expect(top.convertTime(10, from: child) == 7)
        top.speed = 0
        top.timeOffset = 1
        #expect(child.convertTime(99, from: nil) == 4)
    }
}
