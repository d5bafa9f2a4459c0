import Foundation
import InterludeStage
import Testing

@Suite struct FingerGestureTests {
    private let start = CGPoint(x: 10, y: 20)
    private let end = CGPoint(x: 110, y: 20)

    @Test func `a delay moves the whole way`() {
        let finger = Finger.drag(from: start, to: end, duration: 0.5, rest: 0.25).delayed(by: 1)
        #expect(finger.points.map(\.time) == [1, 1.5])
        #expect(finger.endTime == 1.75)
    }

    @Test func `a hold is a rest at the end`() {
        #expect(
            Finger.drag(from: start, to: end, duration: 0.5).holding(for: 0.25)
                == .drag(from: start, to: end, duration: 0.5, rest: 0.25))
    }

    @Test func `a touch that is taken away ends where the finger is then`() {
        let finger = Finger.drag(from: start, to: end, duration: 0.5).cancelled(at: 0.25)
        #expect(finger.end == .cancel)
        #expect(finger.endTime == 0.25)
        #expect(finger.points.last?.location == CGPoint(x: 60, y: 20))
        #expect(Finger.tap(at: start).cancelled().end == .cancel)
        #expect(Finger.tap(at: start).cancelled().endTime == Finger.tap(at: start).endTime)
    }

    @Test func `a pinch has a finger at each side`() {
        let fingers = [Finger].pinch(at: CGPoint(x: 100, y: 50), from: 40, to: 120, duration: 1)
        #expect(fingers.map { $0.points[0].location } == [CGPoint(x: 80, y: 50), CGPoint(x: 120, y: 50)])
        #expect(fingers.map { $0.points[1].location } == [CGPoint(x: 40, y: 50), CGPoint(x: 160, y: 50)])
        #expect(fingers.endTime == 1)
    }

    @Test func `fingers that turn stay on their circle`() {
        for finger in [Finger].rotation(at: .zero, by: 2, radius: 60, duration: 1) {
            for share in stride(from: 0, through: 1, by: 0.01) {
                let place = finger.location(at: share)
                #expect(abs(hypot(place.x, place.y) - 60) < 0.1)
            }
        }
    }

    @Test func `several fingers are one script`() throws {
        #expect(try Finger.fingers("0:1,2 1:up | 0:3,4").map(\.endTime) == [1, 0])
        let error = #expect(throws: Finger.ScriptError.self) { try Finger("0:1,2 | 0:3,4") }
        #expect(error?.offset == 6)
    }
}
