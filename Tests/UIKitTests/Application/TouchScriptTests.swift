import Testing
import UIKit

@MainActor @Suite struct TouchScriptTests {
    @Test func `a text becomes a finger's way and end`() throws {
        let script = try TouchScript("0:0,400 0.3:250,410.5 0.35:up")
        let finger = try #require(script.fingers.first)
        #expect(finger.points.map(\.time) == [0, 0.3])
        #expect(finger.points.map(\.location) == [CGPoint(x: 0, y: 400), CGPoint(x: 250, y: 410.5)])
        #expect(finger.end == .up)
        #expect(script.duration == 0.35)
        #expect(finger.description == "0:0,400 0.3:250,410.5 0.35:up")
    }

    @Test func `a stroke separates fingers, with or without spaces`() throws {
        let script = try TouchScript("0:1,2 1:up|0.5:3,4 0.6:cancel | 0:5,6")
        #expect(script.fingers.map(\.end) == [.up, .cancel, .up])
        #expect(script.fingers.map(\.endTime) == [1, 0.6, 0])
    }

    @Test(arguments: [
        ("", 0), ("0:up", 0), ("x:1,2 1:up", 0), ("0:1 1:up", 3), ("1:1,2 0:up", 6), ("0:1,2 1:up 2:3,4", 11),
        ("0:1,2,3 1:up", 5), ("0:1,2 |", 7), ("0:1,2 | 0:3;4", 11),
    ])
    func `a wrong text is refused with its place`(text: String, offset: Int) {
        let error = #expect(throws: TouchScript.ParseError.self) { try TouchScript(text) }
        #expect(error?.offset == offset, "\(error?.description ?? "")")
    }

    @Test func `the finger moves evenly between the places and is lifted at its time`() throws {
        let stage = GestureStage()
        let pan = stage.record(UIPanGestureRecognizer(), as: "pan")
        var places: [CGFloat] = []
        pan.addTarget(Probe { places.append(pan.location(in: nil).x) }, action: Selector(Probe.fire))
        let probe = Probe { places.append(pan.location(in: nil).x) }
        pan.addTarget(probe, action: Selector(Probe.fire))
        stage.host.play(try TouchScript("0:0,400 0.1:60,400 0.2:up"))
        stage.host.advance(by: 0.1)
        #expect(places.last == 60)
        #expect(places.count == 5)
        #expect(stage.host.isPlayingScript)
        stage.host.advance(by: 0.1)
        #expect(stage.gestures.last == "pan ended")
        #expect(!stage.host.isPlayingScript)
    }

    @Test func `several fingers play at once`() throws {
        let stage = GestureStage()
        let pinch = stage.record(UIPinchGestureRecognizer(), as: "pinch")
        var scale: CGFloat = 0
        let probe = Probe { scale = pinch.scale }
        pinch.addTarget(probe, action: Selector(Probe.fire))
        stage.host.play(try TouchScript("0:100,400 0.2:50,400 0.3:up|0:200,400 0.2:250,400 0.3:up"))
        stage.host.advance(by: 0.4)
        #expect(stage.gestures.first == "pinch began")
        #expect(stage.gestures.last == "pinch ended")
        #expect(scale > 1.5)
    }
}
