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

    @Test func `a new or resumed display link is first called in the next frame`() {
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
