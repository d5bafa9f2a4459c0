import Testing
import UIKit

/// Insets, safe area, indicators and zooming of a scroll view.
@MainActor @Suite struct ScrollInsetTests {
    @Test func `the safe area is added to the content inset as the behaviour says`() {
        let stage = ScrollStage(content: CGSize(width: 393, height: 3000))
        #expect(stage.scroll.adjustedContentInset == .zero)
        stage.scroll.contentInset.top = 7
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(stage.scroll.adjustedContentInset == UIEdgeInsets(top: 66, left: 0, bottom: 34, right: 0))
        #expect(stage.listener.log.contains("didChangeAdjustedContentInset"))
        stage.scroll.contentInsetAdjustmentBehavior = .automatic
        #expect(stage.scroll.adjustedContentInset.top == 66)
        stage.scroll.contentSize.height = 100
        #expect(stage.scroll.adjustedContentInset.top == 7)
    }

    @Test func `content at its start stays there when the safe area comes`() {
        let stage = ScrollStage()
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(stage.scroll.contentOffset.y == -59)
        stage.scroll.contentOffset.y = 400
        stage.scroll.contentInsetAdjustmentBehavior = .never
        #expect(stage.scroll.contentOffset.y == 400)
    }

    @Test func `content below the adjusted inset has no safe area of its own to mind`() {
        let stage = ScrollStage()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        stage.scroll.addSubview(child)
        #expect(child.safeAreaInsets.top == 59)
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(child.safeAreaInsets == .zero)
    }

    @Test func `content that shrinks is brought back into range`() {
        let stage = ScrollStage()
        stage.scroll.contentOffset.y = 2000
        stage.scroll.contentSize.height = 1000
        #expect(stage.scroll.contentOffset.y == 148)
    }

    @Test func `indicators come with a drag and fade afterwards`() {
        let stage = ScrollStage()
        func bars() -> [UIView] { stage.scroll.subviews.filter { $0.frame.width == 3 && $0.alpha > 0 } }
        #expect(bars().isEmpty)
        stage.down(200, 600)
        stage.move(200, 500)
        #expect(bars().count == 1)
        // 852 of 3000 points are seen, 90 have gone by; the track is 6 points shorter than the view.
        let bar = bars()[0].frame
        #expect(abs(bar.height - 846 * 852 / 3000) < 0.5)
        #expect(abs(bar.minY - (90 + 3 + 90.0 / 2148 * (846 - bar.height))) < 0.5)
        #expect(bar.maxX == 390)
        stage.host.advance(by: 0.2)
        stage.up(200, 500)
        stage.host.advance(by: 1)
        #expect(bars().isEmpty)
    }

    @Test func `a pinch zooms about the fingers and springs back to its limits`() {
        let stage = ScrollStage(content: CGSize(width: 393, height: 852))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.scroll.addSubview(view)
        stage.listener.zoomed = view
        stage.scroll.maximumZoomScale = 2
        stage.host.send(.down, at: CGPoint(x: 150, y: 400), finger: 0)
        stage.host.send(.down, at: CGPoint(x: 250, y: 400), finger: 1)
        for step in 1...20 {
            stage.host.step()
            stage.host.send([
                TouchSample(finger: 0, .move, at: CGPoint(x: 150 - 5 * CGFloat(step), y: 400)),
                TouchSample(finger: 1, .move, at: CGPoint(x: 250 + 5 * CGFloat(step), y: 400)),
            ])
        }
        #expect(stage.scroll.zoomScale > 2)
        stage.host.send([
            TouchSample(finger: 0, .up, at: CGPoint(x: 50, y: 400)),
            TouchSample(finger: 1, .up, at: CGPoint(x: 350, y: 400)),
        ])
        stage.host.advanceUntilIdle()
        #expect(stage.scroll.zoomScale == 2)
        #expect(stage.listener.log.contains("willBeginZooming"))
        #expect(stage.listener.log.contains("didEndZooming 2.0"))
        #expect(abs(view.frame.width - 786) < 0.01)
        #expect(abs(stage.scroll.contentSize.height - 1704) < 0.01)
    }
}
