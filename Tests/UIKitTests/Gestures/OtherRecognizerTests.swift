import Testing
import UIKit

@MainActor @Suite struct UILongPressGestureRecognizerTests {
    @Test func `it begins after half a second on the media clock`() {
        let stage = GestureStage()
        stage.record(UILongPressGestureRecognizer(), as: "press")
        stage.down(100, 100)
        stage.host.advance(by: 29.0 / 60)
        #expect(stage.gestures == [])
        stage.host.step()
        #expect(stage.gestures == ["press began"])
        stage.move(160, 100)
        stage.up(160, 100)
        #expect(stage.gestures == ["press began", "press changed", "press ended"])
    }

    @Test func `a finger that strays before fails it`() {
        let stage = GestureStage()
        stage.record(UILongPressGestureRecognizer(), as: "press")
        stage.down(100, 100)
        stage.move(111, 100)
        stage.host.advance(by: 1)
        #expect(stage.gestures == [])
    }

    @Test func `a tap is no press`() {
        let stage = GestureStage()
        stage.record(UILongPressGestureRecognizer(), as: "press")
        stage.tap(100, 100)
        stage.host.advance(by: 1)
        #expect(stage.gestures == [])
    }

    @Test func `a press after a tap needs the tap first`() {
        let stage = GestureStage()
        let press = stage.record(UILongPressGestureRecognizer(), as: "press")
        press.numberOfTapsRequired = 1
        stage.down(100, 100)
        stage.host.advance(by: 1)
        stage.up(100, 100)
        stage.host.advance(by: 1)
        #expect(stage.gestures == [])
        stage.tap(100, 100)
        stage.down(100, 100)
        stage.host.advance(by: 0.6)
        #expect(stage.gestures == ["press began"])
    }
}

@MainActor @Suite struct UISwipeGestureRecognizerTests {
    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, CGVector(dx: 60, dy: 5)),
        (.left, CGVector(dx: -60, dy: 5)), (.up, CGVector(dx: 5, dy: -60)), (.down, CGVector(dx: 5, dy: 60)),
    ])
    func `a quick stroke in the direction is a swipe, while the finger is still down`(
        direction: UISwipeGestureRecognizer.Direction, stroke: CGVector
    ) {
        let stage = GestureStage()
        let swipe = stage.record(UISwipeGestureRecognizer(), as: "swipe")
        swipe.direction = direction
        stage.down(200, 400)
        stage.move(200 + stroke.dx / 2, 400 + stroke.dy / 2)
        stage.move(200 + stroke.dx, 400 + stroke.dy)
        #expect(stage.gestures == ["swipe ended"])
        stage.up(200 - stroke.dx, 400 - stroke.dy)
        #expect(stage.gestures == ["swipe ended"])
    }

    @Test func `a slow or wrong stroke is no swipe`() {
        let stage = GestureStage()
        stage.record(UISwipeGestureRecognizer(), as: "swipe")
        stage.down(100, 400)
        stage.host.advance(by: 0.6)
        stage.move(200, 400)
        stage.up(200, 400)
        stage.down(200, 400)
        stage.move(100, 400)
        stage.up(100, 400)
        #expect(stage.gestures == [])
    }
}

@MainActor @Suite struct SwipeDeviationTests {
    @Test(arguments: [(CGFloat(45), 1), (55, 0)])
    func `a swipe strays at most fifty points to the side`(aside: CGFloat, count: Int) {
        let stage = GestureStage()
        stage.record(UISwipeGestureRecognizer(), as: "swipe")
        stage.down(100, 400)
        stage.move(130, 400 + aside)
        stage.move(170, 400 + aside)
        stage.up(170, 400 + aside)
        #expect(stage.gestures.count == count)
    }
}

@MainActor @Suite struct TwoFingerTests {
    @Test func `a pinch starts at scale one and follows the fingers`() {
        let stage = GestureStage()
        let pinch = stage.record(UIPinchGestureRecognizer(), as: "pinch")
        stage.down(100, 400)
        stage.down(200, 400, finger: 1)
        stage.move(205, 400, finger: 1)
        #expect(stage.gestures == [])
        stage.move(220, 400, finger: 1)
        #expect(stage.gestures == ["pinch began"])
        #expect(pinch.scale == 1)
        stage.move(340, 400, finger: 1)
        #expect(pinch.scale == 2)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        stage.move(220, 400, finger: 1)
        #expect(pinch.scale == 0.5)
        stage.up(220, 400, finger: 1)
        #expect(stage.gestures.last == "pinch ended")
        #expect(pinch.scale == 1)
    }

    @Test func `a rotation starts at zero and follows the fingers`() {
        let stage = GestureStage()
        let rotation = stage.record(UIRotationGestureRecognizer(), as: "rotation")
        stage.down(100, 400)
        stage.down(200, 400, finger: 1)
        stage.move(198, 420, finger: 1)
        #expect(stage.gestures == ["rotation began"])
        #expect(rotation.rotation == 0)
        let start = atan2(CGFloat(20), 98)
        stage.move(100, 500, finger: 1)
        #expect(abs(rotation.rotation - (.pi / 2 - start)) < 1e-9)
        stage.up(100, 400)
        #expect(stage.gestures.last == "rotation ended")
    }
}
