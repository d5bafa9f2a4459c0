import Testing
import UIKit

@MainActor @Suite struct TouchDeliveryTests {
    @Test func `a view gets the touches on it`() {
        let stage = GestureStage()
        stage.down(50, 50)
        stage.move(60, 50)
        stage.up(60, 50)
        #expect(stage.log == ["view: began", "view: moved", "view: ended"])
    }

    @Test func `recognising cancels the touches in views`() {
        let stage = GestureStage()
        stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(50, 50)
        stage.move(55, 50)
        stage.move(80, 50)
        stage.move(90, 50)
        stage.up(90, 50)
        #expect(
            stage.log == [
                "view: began", "view: moved", "pan began", "view: cancelled", "pan changed", "pan ended",
            ])
    }

    @Test func `a recogniser may leave the views their touches`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        pan.cancelsTouchesInView = false
        stage.down(50, 50)
        stage.move(80, 50)
        stage.up(80, 50)
        #expect(stage.touches == ["view: began", "view: moved", "view: ended"])
    }

    @Test func `a tap cancels the touch in its view instead of ending it`() {
        let stage = GestureStage()
        stage.record(UITapGestureRecognizer(), as: "tap")
        stage.tap(50, 50)
        #expect(stage.log == ["view: began", "tap ended", "view: cancelled"])
    }

    @Test func `the end is held back until the recogniser has failed`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        stage.tap(50, 50)
        #expect(stage.log == ["view: began"])
        stage.host.advance(by: 0.4)
        #expect(stage.log == ["view: began", "view: ended"])
    }

    @Test func `the end is not held back by one that does not delay it`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        stage.tap(50, 50)
        #expect(stage.log == ["view: began", "view: ended"])
    }

    @Test func `the beginning is held back where the recogniser delays it`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        pan.delaysTouchesBegan = true
        stage.down(50, 50)
        stage.move(55, 50)
        #expect(stage.log == [])
        stage.up(55, 50)
        #expect(stage.log == ["view: began", "view: ended"])
        stage.log = []
        stage.down(50, 50)
        stage.move(80, 50)
        stage.up(80, 50)
        #expect(stage.touches == [])
    }

    @Test func `a second finger reaches only views that allow several touches`() {
        let stage = GestureStage()
        stage.down(50, 50)
        stage.down(100, 100, finger: 1)
        #expect(stage.log == ["view: began"])
        stage.up(50, 50)
        stage.up(100, 100, finger: 1)
        stage.log = []
        stage.view.isMultipleTouchEnabled = true
        stage.down(50, 50)
        stage.down(100, 100, finger: 1)
        #expect(stage.log == ["view: began", "view: began"])
    }

    @Test func `an exclusive view shuts out others while it is touched`() {
        let stage = GestureStage()
        let exclusive = stage.addView("exclusive", CGRect(x: 0, y: 0, width: 100, height: 100))
        exclusive.isExclusiveTouch = true
        stage.down(50, 50)
        stage.down(300, 300, finger: 1)
        stage.up(300, 300, finger: 1)
        stage.up(50, 50)
        #expect(stage.log == ["exclusive: began", "exclusive: ended"])
        stage.log = []
        stage.down(300, 300)
        stage.down(50, 50, finger: 1)
        #expect(stage.log == ["view: began"])
    }

    @Test func `touches nobody takes go up the responder chain`() {
        let stage = GestureStage()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(plain)
        stage.tap(50, 50)
        #expect(stage.log == ["view: began", "view: ended"])
    }

    @Test func `hidden, faint and switched-off views get no touches`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 100, height: 100))
        child.isHidden = true
        stage.tap(50, 50)
        child.isHidden = false
        child.alpha = 0.009
        stage.tap(50, 50)
        child.alpha = 1
        child.isUserInteractionEnabled = false
        stage.tap(50, 50)
        #expect(stage.log.allSatisfy { $0.hasPrefix("view") })
        child.isUserInteractionEnabled = true
        child.alpha = 0.02
        stage.tap(50, 50)
        #expect(stage.log.last == "child: ended")
    }

    @Test func `touches that come while the application ignores them are lost for good`() {
        let stage = GestureStage()
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.down(50, 50)
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.move(60, 50)
        stage.up(60, 50)
        #expect(stage.log == [])
        stage.tap(50, 50)
        #expect(stage.log == ["view: began", "view: ended"])
    }

    @Test func `touches that were down before go on while new ones are ignored`() {
        let stage = GestureStage()
        stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(50, 50)
        stage.move(80, 50)
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.move(90, 50)
        stage.up(90, 50)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(stage.gestures == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `taps in quick succession are counted`() {
        let stage = GestureStage()
        var counts: [Int] = []
        final class Counter: UIView {
            var note: (Int) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                note(touches.first?.tapCount ?? 0)
            }
        }
        let counter = Counter(frame: stage.view.bounds)
        counter.note = { counts.append($0) }
        stage.view.addSubview(counter)
        stage.tap(50, 50)
        stage.tap(50, 50)
        stage.host.advance(by: 1)
        stage.tap(50, 50)
        #expect(counts == [1, 2, 1])
    }

    @Test func `a touch tells where it is and was, in any view`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 20, y: 30, width: 200, height: 200))
        stage.down(50, 50)
        stage.move(60, 55)
        let touch = stage.host.touches.liveTouches[0]
        #expect(touch.view === child)
        #expect(touch.location(in: child) == CGPoint(x: 40, y: 25))
        #expect(touch.previousLocation(in: child) == CGPoint(x: 30, y: 20))
        #expect(touch.location(in: nil) == CGPoint(x: 60, y: 55))
        #expect(touch.phase == .moved)
    }
}
