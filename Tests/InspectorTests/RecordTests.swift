import Inspector
import Testing
import UIKit

@MainActor @Suite struct RecordTests {
    @Test func `the log has the calls in order with their times`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(60)
        let record = try #require(stage.model.record)
        #expect(
            record.events.map(\.text) == [
                "push requested", "animator from the delegate", "container ready", "animateTransition",
                "start returned", "completeTransition(true)", "hierarchy commits", "ended, completed",
            ])
        #expect(record.events.prefix(5).allSatisfy { $0.time == 0 })
        #expect(abs((record.events.last?.time ?? 0) - 0.35) < 1.5 / 60)
        #expect(record.animatorName == "ProbeAnimator" && record.duration == 0.35)
        #expect(stage.texts(in: stage.inspector.window).contains("ended, completed"))
    }

    @Test func `moves of a finger make one line`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(60)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in stride(from: 20, through: 80, by: 20) {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: CGFloat(x), y: 400)))
            stage.turn()
        }
        let updates = try #require(stage.model.record).events.filter { $0.text.hasPrefix("update") }
        #expect(updates.count == 1)
        stage.send(.pointer(.cancelled, button: .primary, CGPoint(x: 80, y: 400)))
        stage.turn(90)
        #expect(stage.model.record?.didComplete == false)
        #expect(stage.model.record?.events.last?.text == "ended, canceled")
    }

    @Test func `mistakes stand out`() throws {
        let stage = InspectorStage()
        SystemLog.writesToStandardError = false
        defer { SystemLog.writesToStandardError = true }
        // Never says that it has ended.
        stage.push(PushAnimator(duration: 0.1))
        stage.turn(120)
        let last = try #require(stage.model.record?.events.last)
        #expect(last == EventLine(.misuse(.overdue), operation: .push, time: last.time))
    }
}
