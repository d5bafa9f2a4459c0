import Testing
import UIKit

/// What `stopScrollingAndZooming()` leaves of an animated zoom.
@MainActor @Suite struct ZoomStoppingTests {
    @Test func `a zoom that is stopped stays where it is seen, and tells its end`() throws {
        let stage = ScrollStage(content: CGSize(width: 393, height: 852))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.scroll.addSubview(view)
        stage.listener.zoomed = view
        stage.scroll.maximumZoomScale = 3
        stage.host.step()
        stage.scroll.setZoomScale(3, animated: true)
        stage.host.advance(by: 0.15)
        let seen = try #require(view.layer.presentation()).affineTransform().a
        #expect(seen > 1.1 && seen < 2.9)
        stage.scroll.stopScrollingAndZooming()
        #expect(abs(stage.scroll.zoomScale - seen) < 0.001)
        #expect(abs(stage.scroll.contentSize.width - 393 * seen) < 0.5)
        stage.host.advanceUntilIdle()
        #expect(abs(stage.scroll.zoomScale - seen) < 0.001)
        #expect(stage.listener.log.count { $0.hasPrefix("didEndZooming") } == 1)
    }
}
