import TestStages
import Testing
import UIKit

@MainActor @Suite struct UITapGestureRecognizerTests {
    @Test func `a tap is recognised when the finger is lifted`() {
        let stage = GestureStage()
        stage.record(UITapGestureRecognizer(), as: "tap")
        stage.down(100, 100)
        #expect(stage.gestures == [])
        stage.up(100, 100)
        #expect(stage.gestures == ["tap ended"])
    }

    /// Notes where a tap's fingers are when it calls.
    @MainActor private final class Places: NSObject {
        var places: [CGPoint] = []
        func tapped(_ tap: UITapGestureRecognizer) {
            places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
        }
    }

    @Test func `a tap knows its fingers when it calls, though they are lifted`() {
        let stage = GestureStage()
        let places = Places()
        let tap = UITapGestureRecognizer(target: places, action: Selector(Places.tapped(_:), named: "tapped:"))
        stage.record(tap, as: "tap")
        stage.tap(100, 120)
        #expect(places.places == [CGPoint(x: 100, y: 120)])
        stage.host.advance(by: 1)
        #expect(tap.numberOfTouches == 0)
    }

    @Test func `a finger that strays more than ten points is no tap`() {
        let stage = GestureStage()
        stage.record(UITapGestureRecognizer(), as: "tap")
        stage.down(100, 100)
        stage.move(110, 100)
        stage.up(110, 100)
        stage.down(100, 100)
        stage.move(111, 100)
        stage.up(100, 100)
        #expect(stage.gestures == ["tap ended"])
    }

    @Test func `a double tap needs two taps within the interval`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        stage.tap(100, 100)
        stage.host.advance(by: 0.3)
        stage.tap(100, 100)
        #expect(stage.gestures == ["double ended"])
        stage.tap(100, 100)
        stage.host.advance(by: 0.4)
        stage.tap(100, 100)
        #expect(stage.gestures == ["double ended"])
    }

    @Test func `the second of two taps may be 45 points away`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        stage.tap(100, 100)
        stage.tap(146, 100)
        #expect(stage.gestures == [])
        stage.host.advance(by: 1)
        stage.tap(100, 100)
        stage.tap(144, 100)
        #expect(stage.gestures == ["double ended"])
    }

    @Test func `a single tap waits for the double tap to fail if it is told to`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        let single = stage.record(UITapGestureRecognizer(), as: "single")
        single.require(toFail: double)
        stage.tap(100, 100)
        #expect(stage.gestures == [])
        stage.host.advance(by: 0.36)
        #expect(stage.gestures == ["single ended"])
        stage.log = []
        stage.tap(100, 100)
        stage.tap(100, 100)
        stage.host.advance(by: 1)
        #expect(stage.gestures == ["double ended"])
    }

    @Test func `without a requirement both the single and the double tap are recognised`() {
        let stage = GestureStage()
        let double = stage.record(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        stage.record(UITapGestureRecognizer(), as: "single")
        stage.tap(100, 100)
        #expect(stage.gestures == ["single ended"])
        stage.tap(100, 100)
        #expect(stage.gestures == ["single ended", "double ended"])
    }

    @Test func `a tap of two fingers needs both`() {
        let stage = GestureStage()
        let tap = stage.record(UITapGestureRecognizer(), as: "tap")
        tap.numberOfTouchesRequired = 2
        stage.tap(100, 100)
        #expect(stage.gestures == [])
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.up(100, 100)
        stage.up(200, 100, finger: 1)
        #expect(stage.gestures == ["tap ended"])
    }

    @Test func `the place of a tap can be asked for in its action`() {
        let stage = GestureStage()
        let child = stage.addView("child", CGRect(x: 50, y: 60, width: 100, height: 100))
        let tap = stage.record(UITapGestureRecognizer(), as: "tap")
        var place = CGPoint.zero
        let probe = Probe { place = tap.location(in: child) }
        tap.addTarget(probe, action: Selector(Probe.fire))
        stage.tap(70, 90)
        #expect(place == CGPoint(x: 20, y: 30))
    }
}
