import TestStages
import Testing
import UIKit

@MainActor @Suite struct UIPanGestureRecognizerTests {
    @Test func `a pan begins after ten points and then follows the finger`() {
        let stage = GestureStage()
        stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(100, 100)
        stage.move(109, 100)
        #expect(stage.gestures == [])
        stage.move(110, 100)
        stage.move(130, 100)
        stage.up(130, 100)
        #expect(stage.gestures == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `the translation at the beginning is the travel less the slop`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(100, 100)
        stage.move(130, 140)
        let start = pan.translation(in: stage.view)
        #expect(abs(start.x - 24) < 1e-9 && abs(start.y - 32) < 1e-9)
        stage.move(140, 140)
        #expect(abs(pan.translation(in: stage.view).x - 34) < 1e-9)
    }

    @Test func `velocity is travel over the last tenth of a second`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(0, 100)
        for step in 1...30 { stage.move(CGFloat(step) * 5, 100) }
        #expect(abs(pan.velocity(in: nil).x - 300) < 1e-6)
        for step in 1...6 { stage.move(150 + CGFloat(step) * 10, 100) }
        #expect(abs(pan.velocity(in: nil).x - 600) < 1e-6)
    }

    @Test func `a finger that rests before it is lifted has no velocity`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        var velocity = CGPoint(x: 1, y: 1)
        let probe = Probe { velocity = pan.velocity(in: nil) }
        pan.addTarget(probe, action: Selector(Probe.fire))
        stage.down(0, 100)
        for step in 1...10 { stage.move(CGFloat(step) * 5, 100) }
        stage.host.advance(by: 0.3)
        stage.up(50, 100)
        #expect(velocity == .zero)
    }

    @Test func `setting the translation goes on from there and keeps the velocity`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(100, 100)
        stage.move(150, 100)
        let velocity = pan.velocity(in: stage.view)
        pan.setTranslation(.zero, in: stage.view)
        #expect(pan.translation(in: stage.view) == .zero)
        #expect(pan.velocity(in: stage.view) == velocity)
        stage.move(157, 102)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 7, y: 2))
    }

    @Test func `the translation is in the coordinates of the view that is asked for`() {
        let stage = GestureStage()
        let half = stage.addView("half", CGRect(x: 0, y: 0, width: 100, height: 100))
        half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(200, 200)
        stage.move(220, 200)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 10, y: 0))
        #expect(abs(pan.translation(in: half).x - 20) < 1e-9)
    }

    @Test func `a second finger moves nothing by coming or going`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(100, 100)
        stage.move(150, 100)
        stage.down(300, 300, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        #expect(pan.numberOfTouches == 2)
        stage.move(150, 120)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 10))
        stage.up(150, 120)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 10))
        #expect(pan.state == .changed)
        stage.up(300, 300, finger: 1)
        #expect(stage.gestures.last == "pan ended")
    }

    @Test func `a pan for two fingers does not begin with one, and fails with too many`() {
        let stage = GestureStage()
        let two = stage.record(UIPanGestureRecognizer(), as: "two")
        two.minimumNumberOfTouches = 2
        let one = stage.record(UIPanGestureRecognizer(), as: "one")
        one.maximumNumberOfTouches = 1
        stage.down(100, 100)
        stage.move(105, 100)
        stage.down(200, 100, finger: 1)
        #expect(one.state == .failed)
        stage.host.step()
        stage.host.send([
            TouchSample(finger: 0, .move, at: CGPoint(x: 125, y: 100)),
            TouchSample(finger: 1, .move, at: CGPoint(x: 220, y: 100)),
        ])
        #expect(stage.gestures == ["two began"])
    }

    @Test func `a finger that is lifted too early fails the pan, and the next one starts anew`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.tap(100, 100)
        #expect(pan.state == .possible)
        stage.down(100, 100)
        stage.move(120, 100)
        #expect(stage.gestures == ["pan began"])
    }

    @Test func `the system taking the touch away cancels the pan`() {
        let stage = GestureStage()
        stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(100, 100)
        stage.move(120, 100)
        stage.host.send(.cancel, at: CGPoint(x: 120, y: 100))
        #expect(stage.gestures == ["pan began", "pan cancelled"])
    }

    @Test func `a finger that rests before the touch is taken away has no velocity, as when it is lifted`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        let last = LastVelocity(of: pan)
        stage.down(100, 100)
        for step in 1...6 { stage.move(100 + CGFloat(step) * 20, 100) }
        stage.host.advance(by: 0.3)
        stage.host.send(.cancel, at: CGPoint(x: 220, y: 100))
        #expect(last.velocity == .zero)
    }

    @Test func `one that is taken away in full swing has its velocity`() throws {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        let last = LastVelocity(of: pan)
        stage.down(100, 100)
        for step in 1...6 { stage.move(100 + CGFloat(step) * 20, 100) }
        stage.host.send(.cancel, at: CGPoint(x: 220, y: 100))
        #expect(try #require(last.velocity).x > 1000)
    }

    @Test func `one that rests while its recogniser is switched off has no velocity`() {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        let last = LastVelocity(of: pan)
        stage.down(100, 100)
        for step in 1...6 { stage.move(100 + CGFloat(step) * 20, 100) }
        stage.host.advance(by: 0.3)
        pan.isEnabled = false
        #expect(last.velocity == .zero)
    }
}

/// Keeps the velocity that a pan has in its last state.
@MainActor private final class LastVelocity: NSObject {
    private(set) var velocity: CGPoint?

    init(of pan: UIPanGestureRecognizer) {
        super.init()
        pan.addTarget(self, action: Selector(LastVelocity.hear(_:)))
    }

    func hear(_ pan: UIPanGestureRecognizer) {
        if pan.state == .cancelled { velocity = pan.velocity(in: nil) }
    }
}
