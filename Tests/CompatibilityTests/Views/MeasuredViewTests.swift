import Testing
import UIKit

/// Places, hits, the order of subviews and of layers: figures that a peer's test suite has found on Apple's UIKit.
@MainActor
@Suite(.statesOutcome, .serialized)
struct MeasuredViewTests {
    private func view(
        _ frame: CGRect, origin: CGPoint = .zero, scale: CGFloat = 1, in parent: UIView? = nil
    ) -> UIView {
        let view = UIView()
        if scale != 1 { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        view.frame = frame
        view.bounds.origin = origin
        parent?.addSubview(view)
        return view
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    // MARK: Places

    @Test func `points convert between parents, children and siblings`() {
        let root = view(rect(0, 0, 100, 100))
        let first = view(rect(20, 10, 10, 10), in: root)
        let second = view(rect(80, 80, 20, 20), in: root)
        let inner = view(rect(5, 5, 5, 5), in: second)
        #expect(root.convert(.zero, from: first) == point(20, 10) && first.convert(.zero, to: root) == point(20, 10))
        #expect(root.convert(point(15, 15), to: first) == point(-5, 5))
        #expect(second.convert(point(-5, -5), to: root) == point(75, 75))
        #expect(first.convert(point(60, 70), to: second) == .zero)
        #expect(second.convert(point(-5, -5), to: first) == point(55, 65))
        #expect(inner.convert(point(1, 1), to: first) == point(66, 76))
        #expect(root.convert(point(10, 10), to: nil) == point(10, 10))
        #expect(root.convert(point(10, 10), from: nil) == point(10, 10))
    }

    @Test func `where bounds begin counts for what is inside, not for the view itself`() {
        let root = view(rect(0, 0, 100, 100), origin: point(10, 10))
        let middle = view(rect(20, 20, 10, 10), origin: point(5, 5), in: root)
        let inner = view(rect(5, 5, 5, 5), origin: point(999, 999), in: middle)
        #expect(inner.convert(.zero, to: root) == point(-979, -979))
        #expect(inner.convert(inner.bounds.origin, to: root) == point(20, 20))
        let plain = view(rect(0, 0, 100, 100), origin: point(50, 50))
        let child = view(rect(40, 40, 20, 20), origin: point(123, 123), in: plain)
        #expect(child.convert(point(133, 133), to: plain) == point(50, 50))
        #expect(plain.convert(point(133, 133), from: child) == point(50, 50))
    }

    @Test func `in a window's coordinates neither its frame nor its own bounds count`() {
        let host = CompatibilityStage()
        let window = UIWindow(frame: rect(3, 4, 256, 256))
        window.bounds.origin = point(2, 1)
        let first = view(rect(80, 80, 100, 100), origin: point(15, 15), in: window)
        let second = view(rect(70, 70, 100, 100), origin: point(25, 25), in: first)
        let third = view(rect(50, 50, 100, 100), origin: point(64, 64), in: second)
        #expect(third.convert(point(20, 10), to: window) == point(116, 106))
        _ = host
    }

    @Test func `transforms on the way count, of parents and of grandparents`() {
        let plain = view(rect(0, 0, 80, 40))
        let doubled = view(rect(10, 10, 60, 40), scale: 2, in: plain)
        #expect(plain.convert(point(60, 20), to: doubled) == point(25, 5))
        #expect(doubled.convert(point(25, 5), to: plain) == point(60, 20))
        let root = view(rect(0, 0, 400, 400))
        let around = view(rect(0, 0, 200, 200), scale: 2, in: root)
        let inner = view(rect(5, 5, 20, 20), in: view(rect(10, 10, 80, 80), in: around))
        #expect(root.convert(point(100, 100), to: inner) == point(35, 35))
        let page = view(rect(0, 0, 512, 512), origin: point(16, 18))
        let half = view(rect(128, 128, 256, 256), origin: point(32, 32), scale: 0.5, in: page)
        let large = view(rect(128, 128, 128, 128), scale: 2, in: half)
        #expect(large.convert(.zero, to: page) == point(176, 176))
        let blank = view(.zero, in: half)
        let other = view(rect(100, 128, 128, 128), origin: point(64, 32), scale: 3, in: blank)
        #expect(other.convert(.zero, to: page) == point(66, 128))
    }

    // MARK: Hits

    @Test func `the edge at the end is outside, and bounds that begin elsewhere are hit there`() {
        let view = view(rect(0, 0, 100, 100))
        #expect(view.point(inside: point(99, 99), with: nil) && !view.point(inside: point(100, 100), with: nil))
        view.bounds.origin = point(10_000, 10_000)
        #expect(!view.point(inside: point(50, 50), with: nil))
        let root = self.view(rect(0, 0, 100, 100), origin: point(-10, -10))
        let child = self.view(rect(40, 40, 20, 20), in: root)
        let inner = self.view(rect(10, 10, 5, 5), in: child)
        #expect(root.hitTest(point(-5, -5), with: nil) === root && root.hitTest(point(40, 40), with: nil) === child)
        #expect(root.hitTest(point(52.5, 52.5), with: nil) === inner)
        #expect(root.hitTest(point(-11, -11), with: nil) == nil && root.hitTest(point(95, 95), with: nil) == nil)
    }

    @Test func `a scaled child is hit where it is seen, a scaled view has its own points`() {
        let root = view(rect(0, 0, 100, 100))
        let child = view(rect(25, 25, 50, 50), scale: 0.5, in: root)
        for place in [25, 74] as [CGFloat] { #expect(root.hitTest(point(place, place), with: nil) === child) }
        for place in [20, 75] as [CGFloat] { #expect(root.hitTest(point(place, place), with: nil) === root) }
        let half = view(rect(0, 0, 100, 100), scale: 0.5)
        let plain = view(rect(25, 25, 50, 50), in: half)
        half.bounds.origin = point(0, 25)
        #expect(half.hitTest(point(25, 25), with: nil) === plain && half.hitTest(point(75, 75), with: nil) === half)
        #expect(half.hitTest(point(199, 199), with: nil) === half && half.hitTest(point(200, 200), with: nil) == nil)
    }

    // MARK: Order

    @Test func `subviews and their layers stand in one order, with layers of no view between them`() throws {
        let (first, second, third, alone) = (UIView(), UIView(), UIView(), CALayer())
        func parent(_ build: (UIView) -> Void) -> (views: [UIView], layers: [CALayer]) {
            let view = UIView()
            build(view)
            return (view.subviews, view.layer.sublayers ?? [])
        }
        let between = parent {
            $0.addSubview(first)
            $0.layer.addSublayer(alone)
            $0.addSubview(second)
        }
        #expect(between.views == [first, second] && between.layers == [first.layer, alone, second.layer])
        let above = parent {
            $0.addSubview(first)
            $0.layer.addSublayer(alone)
            $0.insertSubview(second, aboveSubview: first)
        }
        #expect(above.views == [first, second] && above.layers == [first.layer, second.layer, alone])
        let below = parent {
            $0.layer.addSublayer(alone)
            $0.addSubview(first)
            $0.insertSubview(second, belowSubview: first)
        }
        #expect(below.views == [second, first] && below.layers == [alone, second.layer, first.layer])
        let directly = parent {
            $0.addSubview(first)
            $0.layer.addSublayer(alone)
            $0.addSubview(second)
            $0.insertSubview(third, belowSubview: second)
        }
        #expect(directly.views == [first, third, second])
        #expect(directly.layers == [first.layer, alone, third.layer, second.layer])
        let index = parent {
            $0.addSubview(first)
            $0.addSubview(second)
            $0.insertSubview(third, at: 1)
        }
        #expect(index.views == [first, third, second] && index.layers == [first.layer, third.layer, second.layer])
        let stranger = parent {
            $0.addSubview(first)
            $0.insertSubview(second, belowSubview: UIView())
            $0.insertSubview(third, at: 999)
        }
        #expect(stranger.views == [first, second, third])
    }

    @Test func `who has no subviews has no sublayers, and a layer is a sublayer once`() {
        let (view, child, other) = (UIView(), UIView(), UIView())
        #expect(view.subviews.isEmpty && view.layer.sublayers == nil)
        view.addSubview(child)
        #expect(child.superview === view && child.layer.superlayer === view.layer)
        other.addSubview(child)
        #expect(view.subviews.isEmpty && other.subviews == [child])
        child.removeFromSuperview()
        #expect(child.superview == nil && child.layer.superlayer == nil && other.layer.sublayers == nil)
        let (layer, inner) = (CALayer(), CALayer())
        layer.insertSublayer(inner, at: 999)
        layer.addSublayer(inner)
        #expect(layer.sublayers == [inner])
    }

    private final class Noting: UIView {
        var superlayers: [CALayer?] = []
        override func didMoveToSuperview() { superlayers.append(layer.superlayer) }
    }

    @Test func `when a view hears of its superview its layer is there, however it was added`() {
        let (parent, first) = (UIView(), UIView())
        parent.addSubview(first)
        let ways: [(Noting) -> Void] = [
            { parent.addSubview($0) }, { parent.insertSubview($0, at: 0) },
            { parent.insertSubview($0, aboveSubview: first) }, { parent.insertSubview($0, belowSubview: first) },
            { parent.insertSubview($0, belowSubview: parent) },
        ]
        for way in ways {
            let view = Noting()
            way(view)
            #expect(view.superlayers == [parent.layer])
            view.removeFromSuperview()
            #expect(view.superlayers == [parent.layer, nil])
        }
    }

    // MARK: Layers and layout

    @Test func `a layer has the frame that it was given, whatever its anchor and transform`() {
        for (anchor, x, y) in [(0.5, 1, 1), (0.1, 1, 1), (0.5, 0.25, 0.75)] as [(CGFloat, CGFloat, CGFloat)] {
            let layer = CALayer()
            layer.anchorPoint = point(anchor, anchor)
            layer.setAffineTransform(CGAffineTransform(scaleX: x, y: y))
            layer.frame = rect(50, 50, 100, 100)
            let frame = layer.frame
            #expect(abs(frame.minX - 50) + abs(frame.minY - 50) < 1e-5)
            #expect(abs(frame.width - 100) + abs(frame.height - 100) < 1e-5)
            #expect(abs(layer.bounds.width - 100 / x) < 1e-5 && abs(layer.bounds.height - 100 / y) < 1e-5)
        }
        let layer = CALayer()
        layer.frame = rect(50, 50, 100, 100)
        layer.bounds.size = CGSize(width: 256, height: 512)
        #expect(layer.frame.origin == point(50 - 78, 50 - 206))
    }

    private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func `a layer's other size lays out its superview, that of its presentation and an offset do not`() {
        let host = CompatibilityStage()
        let (parent, child, scroll) = (Counting(), UIView(), UIScrollView())
        for view in [child, scroll] { parent.addSubview(view) }
        child.layer.bounds.size = CGSize(width: 10, height: 10)
        scroll.contentOffset = point(100, 100)
        parent.layoutIfNeeded()
        parent.layouts = 0
        child.layer.presentation()?.bounds.size = CGSize(width: 15, height: 15)
        scroll.contentOffset = point(200, 200)
        parent.layoutIfNeeded()
        #expect(parent.layouts == 0)
        child.layer.bounds.size = CGSize(width: 15, height: 15)
        parent.layoutIfNeeded()
        #expect(parent.layouts == 1)
        _ = host
    }

    // MARK: Rectangles

    @Test func `rectangles meet where they overlap along both axes`() {
        let a = rect(0, 0, 100, 100)
        let meeting = [rect(50, 50, 100, 100), rect(50, 0, 100, 100), rect(0, 50, 100, 100), rect(25, 25, 50, 50)]
        let apart = [rect(150, 150, 100, 100), rect(150, 0, 100, 100), rect(0, 150, 100, 100), rect(125, 125, 50, 50)]
        for b in meeting { #expect(a.intersects(b) && b.intersects(a) && a.intersection(b) == b.intersection(a)) }
        for b in apart { #expect(!a.intersects(b) && !b.intersects(a) && a.intersection(b).isNull) }
        #expect(rect(3, -10, 100, 100).intersects(rect(50, -30, 100, 100)))
        #expect(a.intersection(rect(25, 25, 50, 50)) == rect(25, 25, 50, 50))
        #expect(a.intersection(rect(75, 75, 50, 50)) == rect(75, 75, 25, 25))
        let doubled = rect(50, 50, 100, 100).applying(CGAffineTransform(scaleX: 2, y: 2))
        #expect(doubled == rect(100, 100, 200, 200))
    }
}
