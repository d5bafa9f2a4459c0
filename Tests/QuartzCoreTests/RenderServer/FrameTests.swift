import QuartzCore
import Testing

/// Layout, display links and presentation layers within a frame.
@MainActor
@Suite struct FrameTests {
    @MainActor
    final class Ticker {
        var log: [CFTimeInterval] = []
        var link: CADisplayLink?

        func tick(_ link: CADisplayLink) { log.append(link.timestamp) }
    }

    private func start(_ ticker: Ticker) -> CADisplayLink {
        let link = CADisplayLink(target: ticker, selector: Selector(Ticker.tick(_:)))
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test func `a display link is called every frame until it is invalidated`() {
        let stage = LayerStage()
        let ticker = Ticker()
        let link = start(ticker)
        #expect(RenderServer.current.hasActivity)
        stage.go(to: 0.1)
        stage.go(to: 0.2)
        #expect(ticker.log == [0.1, 0.2])
        #expect(link.targetTimestamp == 0.2 + link.duration)
        link.isPaused = true
        stage.go(to: 0.3)
        #expect(!RenderServer.current.hasActivity)
        link.isPaused = false
        stage.go(to: 0.4)
        link.invalidate()
        stage.go(to: 0.5)
        #expect(ticker.log == [0.1, 0.2, 0.4])
        #expect(!RenderServer.current.hasActivity)
    }

    @Test func `a display link that is asked for in a turn is called from the next frame on`() {
        let stage = LayerStage()
        stage.go(to: 0.1)
        let ticker = Ticker()
        let link = start(ticker)
        // The turn that has added it goes on.
        stage.go(to: 0.1)
        #expect(ticker.log.isEmpty)
        stage.go(to: 0.2)
        #expect(ticker.log == [0.2])
        link.isPaused = true
        stage.go(to: 0.3)
        link.isPaused = false
        stage.go(to: 0.3)
        #expect(ticker.log == [0.2])
        stage.go(to: 0.4)
        link.invalidate()
        #expect(ticker.log == [0.2, 0.4])
    }

    @Test func `a display link may be slower than the frames`() {
        let stage = LayerStage()
        let ticker = Ticker()
        let link = start(ticker)
        link.preferredFramesPerSecond = 30
        for frame in 0..<60 { stage.go(to: Double(frame) / 60) }
        #expect(ticker.log.count == 30)
        link.invalidate()
    }

    @Test func `a display link of before iOS 10 says how many frames it waits`() {
        _ = LayerStage()
        let link = start(Ticker())
        let counting: any FrameCounting = link
        #expect(counting.frameInterval == 1)
        counting.frameInterval = 2
        #expect(link.preferredFramesPerSecond == 30)
        #expect(counting.frameInterval == 2)
        counting.frameInterval = 1
        #expect(link.preferredFramesPerSecond == 0)
        link.invalidate()
    }

    @Test func `a display link keeps its target until it is invalidated`() {
        _ = LayerStage()
        weak var target: Ticker?
        var link: CADisplayLink?
        do {
            let ticker = Ticker()
            target = ticker
            link = start(ticker)
        }
        #expect(target != nil)
        link?.invalidate()
        #expect(target == nil)
    }

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

    @Test func `what is animating counts as activity`() {
        let stage = LayerStage()
        let layer = stage.layer()
        #expect(!RenderServer.current.hasActivity)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        #expect(RenderServer.current.hasActivity)
        stage.settle()
        stage.go(to: 0.25)
        #expect(!RenderServer.current.hasActivity)
    }
}

/// The deprecated property of display links, used without the compiler's warning.
private protocol FrameCounting: AnyObject {
    var frameInterval: Int { get set }
}

extension CADisplayLink: FrameCounting {}
