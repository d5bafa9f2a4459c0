import Testing
import UIKit

@MainActor @Suite struct UIScreenEdgePanGestureRecognizerTests {
    private func edgePan(_ edges: UIRectEdge, _ stage: GestureStage) {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edges
        stage.record(pan, as: "edge")
    }

    @Test func `it begins within the edge region only`() {
        let stage = GestureStage()
        edgePan(.left, stage)
        stage.down(GestureMetrics.edgeRegion, 400)
        stage.move(60, 400)
        stage.up(60, 400)
        stage.down(GestureMetrics.edgeRegion + 1, 400)
        stage.move(60, 400)
        stage.up(60, 400)
        #expect(stage.gestures == ["edge began", "edge ended"])
    }

    @Test func `it has to go inwards`() {
        let stage = GestureStage()
        edgePan(.left, stage)
        stage.down(10, 400)
        stage.move(12, 440)
        #expect(stage.gestures == [])
    }

    @Test(arguments: [
        (UIRectEdge.left, CGPoint(x: 2, y: 400), CGPoint(x: 50, y: 400)),
        (UIRectEdge.right, CGPoint(x: 390, y: 400), CGPoint(x: 340, y: 400)),
        (UIRectEdge.top, CGPoint(x: 200, y: 2), CGPoint(x: 200, y: 60)),
        (UIRectEdge.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 200, y: 790)),
    ])
    func `each edge has its own`(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
        let stage = GestureStage()
        edgePan(edge, stage)
        edgePan(UIRectEdge.all.subtracting(edge), stage)
        stage.down(start.x, start.y)
        stage.move(end.x, end.y)
        #expect(stage.gestures == ["edge began"])
    }

    @Test func `without edges it never begins`() {
        let stage = GestureStage()
        edgePan([], stage)
        stage.down(1, 400)
        stage.move(100, 400)
        #expect(stage.gestures == [])
    }
}
