import Foundation
import InterludeStage
import Testing

@Suite struct FingerTests {
    @Test func aScriptGivesTheWayAndTheEnd() throws {
        let finger = try Finger("0:0,400 0.3:250,410.5 0.35:up")
        #expect(finger.points.map(\.time) == [0, 0.3])
        #expect(finger.points.map(\.location) == [CGPoint(x: 0, y: 400), CGPoint(x: 250, y: 410.5)])
        #expect(finger.endTime == 0.35)
        #expect(finger.end == .up)
    }

    @Test func aScriptWithoutALastStepLiftsAtItsLastPoint() throws {
        let finger = try Finger("  0:1,2   1:3,4 ")
        #expect(finger.endTime == 1)
        #expect(finger.end == .up)
    }

    @Test func aTouchCanBeTakenAway() throws {
        #expect(try Finger("0:1,2 0.5:cancel").end == .cancel)
    }

    @Test func betweenTwoPointsTheFingerMovesEvenly() throws {
        let finger = try Finger("0:0,100 1:200,300 2:200,0 3:up")
        #expect(finger.location(at: -1) == CGPoint(x: 0, y: 100))
        #expect(finger.location(at: 0.25) == CGPoint(x: 50, y: 150))
        #expect(finger.location(at: 1.5) == CGPoint(x: 200, y: 150))
        #expect(finger.location(at: 9) == CGPoint(x: 200, y: 0))
    }

    @Test func theDescriptionIsTheScript() throws {
        let script = "0:0,400 0.3:250,410.5 0.35:up"
        #expect(try Finger(script).description == script)
        #expect(try Finger(Finger.tap(at: CGPoint(x: 5, y: 6)).description) == Finger.tap(at: CGPoint(x: 5, y: 6)))
    }

    @Test func `a stroke separates fingers, with or without spaces`() throws {
        let fingers = try Finger.fingers("0:1,2 1:up|0.5:3,4 0.6:cancel | 0:5,6")
        #expect(fingers.map(\.end) == [.up, .cancel, .up])
        #expect(fingers.map(\.endTime) == [1, 0.6, 0])
        #expect(fingers.map(\.startTime) == [0, 0.5, 0])
    }

    @Test(arguments: [("0:1,2 |", 7), ("0:1,2 | 0:3;4", 11)])
    func `an error in the script of several fingers points at its place`(_ script: String, _ offset: Int) {
        let error = #expect(throws: Finger.ScriptError.self) { try Finger.fingers(script) }
        #expect(error?.offset == offset)
    }

    @Test(arguments: [
        ("", 0, "a step"),
        ("x:1,2", 0, "a time in seconds"),
        ("0;1,2", 1, "a colon"),
        ("0:1;2", 3, "a comma"),
        ("0:1,", 4, "y in points"),
        ("0:a,2", 2, "x in points"),
        ("0:1,2 0:3,4", 6, "greater than the previous one"),
        ("1:1,2 0.5:up", 6, "greater than the previous one"),
        ("0:up", 0, "touch the screen before"),
        ("0:1,2 1:up 2:3,4", 11, "no step can follow"),
        ("-1:1,2", 0, "below zero"),
        ("0:1,2x", 5, "a space"),
    ])
    func anErrorPointsAtItsPlace(_ script: String, _ offset: Int, _ reason: String) {
        let error = #expect(throws: Finger.ScriptError.self) { try Finger(script) }
        #expect(error?.offset == offset)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test func anErrorShowsTheScriptAndACaret() {
        let error = #expect(throws: Finger.ScriptError.self) { try Finger("0:0,400 0.3:250;410 0.35:up") }
        #expect(
            error?.description == """
                a comma between x and y expected
                    0:0,400 0.3:250;410 0.35:up
                                   ^
                """)
    }
}
