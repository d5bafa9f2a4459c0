import Testing
import UIKit

/// How a scroll view shares touches with its content and its surroundings.
@MainActor @Suite struct ScrollTouchTests {
    private func content(of stage: ScrollStage) -> TouchView {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        view.name = "content"
        view.onTouch = { stage.listener.log.append($0) }
        stage.scroll.addSubview(view)
        return view
    }

    @Test func `content gets a resting finger after 150 milliseconds`() {
        let stage = ScrollStage()
        _ = content(of: stage)
        stage.down(200, 400)
        stage.host.advance(by: 0.13)
        #expect(stage.listener.log.isEmpty)
        stage.host.advance(by: 0.04)
        #expect(stage.listener.log == ["content: began"])
        stage.up(200, 400)
        #expect(stage.listener.log == ["content: began", "content: ended"])
    }

    @Test func `content gets a quick tap when it is over`() {
        let stage = ScrollStage()
        _ = content(of: stage)
        stage.down(200, 400)
        stage.up(200, 400)
        #expect(stage.listener.log == ["content: began", "content: ended"])
    }

    @Test func `without the delay content gets touches at once, and loses them to a drag`() {
        let stage = ScrollStage()
        stage.scroll.delaysContentTouches = false
        _ = content(of: stage)
        stage.down(200, 400)
        #expect(stage.listener.log == ["content: began"])
        stage.move(200, 360)
        #expect(stage.listener.log.contains("content: cancelled"))
        #expect(stage.scroll.isDragging)
    }

    @Test func `a quick drag never shows itself to the content`() {
        let stage = ScrollStage()
        _ = content(of: stage)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -100), frames: 5)
        #expect(!stage.listener.log.contains { $0.hasPrefix("content") })
    }

    @Test func `content that must not lose its touches keeps the scroll view still`() {
        let stage = ScrollStage()
        stage.scroll.canCancelContentTouches = false
        _ = content(of: stage)
        stage.down(200, 600)
        stage.host.advance(by: 0.2)
        stage.move(200, 400)
        #expect(stage.listener.log == ["content: began", "content: moved"])
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func `a control keeps its touches`() {
        let stage = ScrollStage()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        stage.scroll.addSubview(control)
        stage.down(200, 600)
        stage.host.advance(by: 0.2)
        stage.move(200, 400)
        #expect(control.isTracking)
        #expect(!stage.scroll.isDragging)
    }

    @Test func `a touch that stops the content is not the content's`() {
        let stage = ScrollStage()
        _ = content(of: stage)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -100), frames: 5)
        stage.host.advance(by: 0.1)
        stage.listener.log = []
        stage.down(200, 300)
        stage.up(200, 300)
        #expect(stage.listener.log == ["didEndDecelerating"])
    }

    @Test func `of nested scroll views the one that goes the finger's way moves`() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        inner.contentSize = CGSize(width: 2000, height: 200)
        stage.scroll.addSubview(inner)
        stage.slowDrag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -100, y: 5))
        #expect(inner.contentOffset.x > 80)
        #expect(stage.scroll.contentOffset.y == 0)
        stage.slowDrag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: 5, y: -100))
        #expect(inner.contentOffset.y == 0)
        #expect(stage.scroll.contentOffset.y > 80)
    }

    @Test func `an inner scroll view at its end leaves the drag to the outer`() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        inner.contentSize = CGSize(width: 393, height: 600)
        stage.scroll.addSubview(inner)
        stage.slowDrag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -110))
        #expect(inner.contentOffset.y == 100)
        inner.contentOffset.y = 200
        stage.slowDrag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -110))
        #expect(inner.contentOffset.y == 200)
        #expect(stage.scroll.contentOffset.y == 100)
    }

    @Test func `a pan from the screen's edge goes before a horizontal scroll view`() {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 852))
        stage.scroll.contentOffset.x = 500
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        stage.window.addGestureRecognizer(edge)
        stage.down(5, 400)
        stage.move(60, 400)
        #expect(edge.state == .began || edge.state == .changed)
        #expect(!stage.scroll.isDragging)
        stage.up(60, 400)
        stage.down(100, 400)
        stage.move(160, 400)
        #expect(stage.scroll.isDragging)
    }

    @Test func `a disabled scroll view leaves all to its content`() {
        let stage = ScrollStage()
        stage.scroll.isScrollEnabled = false
        _ = content(of: stage)
        stage.down(200, 600)
        stage.move(200, 400)
        #expect(stage.listener.log == ["content: began", "content: moved"])
        stage.scroll.contentOffset.y = 40
        #expect(stage.scroll.contentOffset.y == 40)
    }
}
