import InterludeFoundation
import Testing
import UIKit

@MainActor @Suite struct UIScrollViewTests {
    @Test func `a drag with speed tells its delegate in Apple's order`() {
        let stage = ScrollStage()
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
        stage.host.advanceUntilIdle()
        #expect(
            stage.listener.log == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        // 300 points in 12 frames are 1500 points a second; the delegate hears points a millisecond.
        #expect(abs(stage.listener.velocity.y - 1.5) < 1e-6)
        #expect(abs(stage.listener.proposed.y - (290 + 1500 / 2.002003)) < 0.01)
        #expect(abs(stage.scroll.contentOffset.y - stage.listener.proposed.y) < 1e-9)
        #expect(!stage.scroll.isDecelerating && !stage.scroll.isDragging && !stage.scroll.isTracking)
    }

    @Test func `a drag that ends at rest goes nowhere`() {
        let stage = ScrollStage()
        stage.slowDrag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -100))
        #expect(
            stage.listener.log == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(stage.listener.velocity == .zero)
        #expect(stage.scroll.contentOffset.y == 90)
    }

    @Test func `content moves by the travel without the slop in the event that begins the drag`() {
        let stage = ScrollStage()
        stage.down(200, 600)
        stage.move(200, 591)
        #expect(stage.scroll.isTracking && !stage.scroll.isDragging)
        #expect(stage.scroll.contentOffset == .zero)
        stage.move(200, 575)
        #expect(stage.scroll.isDragging)
        #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 15))
    }

    @Test func `the delegate chooses where the content rests`() {
        let stage = ScrollStage()
        stage.listener.target = CGPoint(x: 0, y: 800)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 800))
    }

    @Test func `a pull beyond the edge gives way and comes back`() {
        let stage = ScrollStage()
        stage.slowDrag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 110))
        let pulled = -RubberBand.displacement(pull: 100, length: 852)
        #expect(abs((stage.listener.offsets.map(\.y).min() ?? 0) - pulled) < 0.34)
        #expect(stage.scroll.isDecelerating)
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == .zero)
        #expect(stage.listener.log.last == "didEndDecelerating")
    }

    @Test func `without bounces the content stops at its edge`() {
        let stage = ScrollStage()
        stage.scroll.bounces = false
        stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 200), frames: 10)
        stage.host.advanceUntilIdle()
        #expect(stage.listener.offsets.isEmpty)
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func `content that fits does not move unless it always bounces`() {
        let stage = ScrollStage(content: CGSize(width: 393, height: 300))
        stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 100), frames: 10)
        #expect(stage.listener.log.isEmpty)
        stage.scroll.alwaysBounceVertical = true
        stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 100), frames: 10)
        #expect(stage.listener.log.first == "willBeginDragging")
    }

    @Test func `a finger that comes down stops the content`() {
        let stage = ScrollStage()
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
        stage.host.advance(by: 0.2)
        #expect(stage.scroll.isDecelerating)
        stage.down(200, 400)
        #expect(!stage.scroll.isDecelerating)
        let place = stage.scroll.contentOffset
        stage.host.advance(by: 0.5)
        stage.up(200, 400)
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == place)
        #expect(stage.listener.log.last == "didEndDecelerating")
    }

    @Test func `bouncing content that was caught goes back when let go`() {
        let stage = ScrollStage()
        stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 300), frames: 10)
        stage.host.advance(by: 0.05)
        stage.down(200, 400)
        stage.host.advance(by: 0.3)
        #expect(stage.scroll.contentOffset.y < 0)
        stage.up(200, 400)
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func `a paging view rests at pages`() {
        let stage = ScrollStage(content: CGSize(width: 393 * 3, height: 852))
        stage.scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -120, y: 0), frames: 8)
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == CGPoint(x: 393, y: 0))
        stage.slowDrag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -100, y: 0))
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.contentOffset == CGPoint(x: 393, y: 0))
    }

    @Test func `the directional lock keeps a straight drag straight`() {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
        stage.scroll.isDirectionalLockEnabled = true
        stage.slowDrag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -30, y: -200))
        #expect(stage.scroll.contentOffset.x == 0)
        #expect(stage.scroll.contentOffset.y > 150)
        stage.scroll.setContentOffset(.zero, animated: false)
        stage.slowDrag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -150, y: -150))
        #expect(stage.scroll.contentOffset.x > 100 && stage.scroll.contentOffset.y > 100)
    }

    @Test func `the same script gives the same offsets`() {
        func run() -> [CGPoint] {
            let stage = ScrollStage()
            stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 7)
            stage.host.advanceUntilIdle()
            return stage.listener.offsets
        }
        #expect(run() == run())
    }

    @Test func `the frame rate does not change where content is`() {
        func offset(framesPerSecond: Int) -> CGFloat {
            let stage = ScrollStage()
            stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
            stage.host.framesPerSecond = framesPerSecond
            stage.host.advance(by: 0.5)
            return stage.scroll.contentOffset.y
        }
        #expect(abs(offset(framesPerSecond: 60) - offset(framesPerSecond: 120)) < 0.01)
    }

    @Test func `a scroll view that left its window is at rest`() {
        let stage = ScrollStage()
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
        stage.scroll.removeFromSuperview()
        #expect(!stage.scroll.isDecelerating)
        weak var gone: UIScrollView?
        autoreleasepool {
            let other = ScrollStage()
            other.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), frames: 12)
            gone = other.scroll
            other.scroll.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
