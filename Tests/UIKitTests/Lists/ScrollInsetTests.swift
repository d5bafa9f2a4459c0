import TestStages
import Testing
import UIKit

/// Insets, safe area, indicators and zooming of a scroll view.
@MainActor @Suite struct ScrollInsetTests {
    /// A screen whose table of lines fills it, as a list does that is pushed from.
    private final class List: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 393, height: 3000)
            view.addSubview(scroll)
        }
    }

    @Test func `in every container a list begins below the bars`() {
        let list = List()
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(root: UIViewController())
        stage.window.rootViewController = navigation
        stage.host.advance(by: 0.1)
        #expect(list.scroll.contentOffset.y == -103 && list.scroll.adjustedContentInset.bottom == 34)
        navigation.setNavigationBarHidden(true, animated: true)
        stage.host.advance(by: 1)
        #expect(list.scroll.contentOffset.y == -59)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.setToolbarHidden(false, animated: false)
        stage.host.advance(by: 0.1)
        #expect(list.scroll.contentOffset.y == -103 && list.scroll.adjustedContentInset.bottom == 78)
        stage.window.rootViewController = UIViewController()
        let tabs = UITabBarController()
        navigation.setToolbarHidden(true, animated: false)
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.host.advance(by: 0.1)
        #expect(list.scroll.contentOffset.y == -103 && list.scroll.adjustedContentInset.bottom == 83)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(list.scroll.contentOffset.y == -list.view.safeAreaInsets.top)
        #expect(list.scroll.adjustedContentInset.left == 0 && list.view.safeAreaInsets.left == 59)
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
