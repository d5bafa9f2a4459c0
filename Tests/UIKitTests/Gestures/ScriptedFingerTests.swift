import InterludeStage
import TestStages
import Testing
import UIKit

@MainActor @Suite struct ScriptedFingerTests {
    @Test func `the finger moves evenly between the places and is lifted at its time`() throws {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        var places: [CGFloat] = []
        pan.addTarget(Probe { places.append(pan.location(in: nil).x) }, action: Selector(Probe.fire))
        let probe = Probe { places.append(pan.location(in: nil).x) }
        pan.addTarget(probe, action: Selector(Probe.fire))
        try stage.host.play("0:0,400 0.1:60,400 0.2:up")
        stage.host.advance(by: 0.1)
        #expect(places.last == 60)
        #expect(places.count == 5)
        #expect(stage.host.isPlayingTouches)
        stage.host.advance(by: 0.1)
        #expect(stage.gestures.last == "pan ended")
        #expect(!stage.host.isPlayingTouches)
    }

    @Test func `several fingers play at once`() throws {
        let stage = GestureStage()
        let pinch = stage.record(UIPinchGestureRecognizer(), as: "pinch")
        var scale: CGFloat = 0
        let probe = Probe { scale = pinch.scale }
        pinch.addTarget(probe, action: Selector(Probe.fire))
        try stage.host.play("0:100,400 0.2:50,400 0.3:up|0:200,400 0.2:250,400 0.3:up")
        stage.host.advance(by: 0.4)
        #expect(stage.gestures.first == "pinch began")
        #expect(stage.gestures.last == "pinch ended")
        #expect(scale > 1.5)
    }
}
