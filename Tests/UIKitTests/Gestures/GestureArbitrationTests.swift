import Testing
import UIKit

@MainActor @Suite struct GestureArbitrationTests {
    @Test func `the raw values of states are Apple's`() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test func `recognisers on the hit view and all above see the touch, the deepest first`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        let rules = GestureRules()
        rules.simultaneous = { _, _ in true }
        for (name, view) in [("window", stage.window as UIView), ("view", stage.view), ("child", child)] {
            stage.record(UITapGestureRecognizer(), as: name, on: view).delegate = rules
        }
        stage.tap(50, 50)
        #expect(stage.gestures == ["child ended", "view ended", "window ended"])
    }

    @Test func `the first to recognise makes the others fail`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        let outer = stage.record(UIPanGestureRecognizer(), as: "outer")
        stage.record(UIPanGestureRecognizer(), as: "inner", on: child)
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.gestures == ["inner began"])
        #expect(outer.state == .failed)
        stage.up(80, 50)
        #expect(outer.state == .possible)
    }

    @Test(arguments: [true, false])
    func `one yes of either delegate lets both go on`(asksInner: Bool) {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        let outer = stage.record(UIPanGestureRecognizer(), as: "outer")
        let inner = stage.record(UIPanGestureRecognizer(), as: "inner", on: child)
        let rules = GestureRules()
        rules.simultaneous = { _, _ in true }
        (asksInner ? inner : outer).delegate = rules
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.gestures == ["inner began", "outer began"])
    }

    @Test func `a recogniser that cannot be prevented begins all the same`() {
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.record(Stubborn(), as: "outer")
        let inner = stage.record(UIPanGestureRecognizer(), as: "inner", on: child)
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.gestures == ["inner began", "outer began", "inner cancelled"])
        #expect(inner.state == .possible)
    }

    @Test func `shouldBegin is asked once, and no means failed`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        let rules = GestureRules()
        var asked = 0
        rules.shouldBegin = { gesture in
            asked += 1
            #expect(gesture.state == .possible)
            return false
        }
        pan.delegate = rules
        stage.down(50, 50)
        stage.move(80, 50)
        stage.move(120, 50)
        #expect(asked == 1)
        #expect(pan.state == .failed)
        #expect(stage.gestures == [])
    }

    @Test func `shouldReceive keeps touches away`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        let tap = stage.record(UITapGestureRecognizer(), as: "tap")
        let rules = GestureRules()
        rules.receiveTouch = { _, touch in touch.view !== child }
        tap.delegate = rules
        stage.tap(50, 50)
        #expect(stage.gestures == [])
        stage.tap(300, 300)
        #expect(stage.gestures == ["tap ended"])
    }

    @Test func `a recogniser that waits stays possible and begins when the other fails`() {
        let stage = GestureStage()
        let press = stage.record(UILongPressGestureRecognizer(), as: "press")
        press.allowableMovement = 100
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        pan.require(toFail: press)
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(pan.state == .possible)
        stage.move(200, 50)
        #expect(stage.gestures == ["pan began"])
    }

    @Test func `a recogniser that waits fails when the other recognises`() {
        let stage = GestureStage()
        let press = stage.record(UILongPressGestureRecognizer(), as: "press")
        press.allowableMovement = 100
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        pan.require(toFail: press)
        stage.down(50, 50)
        stage.move(80, 50)
        stage.host.advance(by: 0.6)
        #expect(stage.gestures == ["press began"])
        #expect(pan.state == .failed)
    }

    @Test(arguments: ["own delegate", "other delegate", "class", "other class"])
    func `failure can be required as the touches come`(source: String) {
        final class Polite: UIPanGestureRecognizer {
            override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
        }
        final class Firm: UILongPressGestureRecognizer {
            override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
        }
        let stage = GestureStage()
        let press = source == "other class" ? Firm() : UILongPressGestureRecognizer()
        let pan = source == "class" ? Polite() : UIPanGestureRecognizer()
        stage.record(press, as: "press").allowableMovement = 100
        stage.record(pan, as: "pan")
        let rules = GestureRules()
        if source == "own delegate" {
            rules.requireFailure = { $0 === pan && $1 === press }
            pan.delegate = rules
        } else if source == "other delegate" {
            rules.requiredToFail = { $0 === press && $1 === pan }
            press.delegate = rules
        }
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.gestures == [])
        stage.up(80, 50)
        #expect(stage.gestures == ["pan began", "pan ended"])
    }

    @Test func `two that wait for each other do not hang`() {
        let stage = GestureStage()
        let first = stage.record(UIPanGestureRecognizer(), as: "first")
        let second = stage.record(UIPanGestureRecognizer(), as: "second")
        first.require(toFail: second)
        second.require(toFail: first)
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.gestures.count == 1)
    }

    @Test func `switching a recogniser off cancels its gesture`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(50, 50)
        stage.move(80, 50)
        pan.isEnabled = false
        #expect(stage.gestures == ["pan began", "pan cancelled"])
        pan.isEnabled = true
        stage.move(120, 50)
        stage.up(120, 50)
        #expect(stage.gestures == ["pan began", "pan cancelled"])
    }

    @Test func `taking the view off the window cancels the gesture at the next event`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.record(UIPanGestureRecognizer(), as: "pan", on: child)
        stage.down(50, 50)
        stage.move(80, 50)
        child.removeFromSuperview()
        stage.move(90, 50)
        #expect(stage.gestures == ["pan began", "pan cancelled"])
    }

    @Test func `the state is possible again after the turn in which the action was sent`() {
        let stage = GestureStage()
        let tap = stage.record(UITapGestureRecognizer(), as: "tap")
        stage.tap(50, 50)
        #expect(stage.gestures == ["tap ended"])
        #expect(tap.state == .possible)
    }

    @Test func `a subclass's own gesture works through the state alone`() {
        final class Checkmark: UIGestureRecognizer {
            var resets = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { resets += 1 }
        }
        let stage = GestureStage()
        let mark = stage.record(Checkmark(), as: "mark")
        stage.down(50, 50)
        stage.move(60, 60)
        stage.up(60, 60)
        #expect(stage.gestures == ["mark began", "mark changed", "mark ended"])
        #expect(mark.resets == 1)
    }

    @Test func `a touch that is ignored is no part of the gesture`() {
        final class OneOnly: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
                if state == .possible { state = .began }
            }
        }
        let stage = GestureStage()
        let one = stage.record(OneOnly(), as: "one")
        stage.down(50, 50)
        stage.down(200, 200, finger: 1)
        #expect(one.numberOfTouches == 1)
        #expect(one.location(in: nil) == CGPoint(x: 50, y: 50))
    }
}
