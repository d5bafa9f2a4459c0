import Foundation
import Inspector
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Looking again at transitions that are over.
@MainActor @Suite struct HistoryTests {
    /// A push, turn by turn, and what the device showed at the end of each turn.
    private func pushAndWatch(_ stage: InspectorStage) -> [(elapsed: TimeInterval, picture: DevicePicture)] {
        var seen: [(TimeInterval, DevicePicture)] = []
        stage.push(ProbeAnimator(.block, duration: 0.3))
        for _ in 0..<24 {
            stage.turn()
            seen.append((stage.model.record?.elapsed ?? 0, stage.shownPicture()))
        }
        #expect(stage.model.record?.didComplete == true)
        return seen
    }

    @Test func `what is over can be scrubbed, and shows what was seen`() throws {
        let stage = InspectorStage()
        let seen = pushAndWatch(stage)
        let live = stage.shownPicture()
        #expect(stage.model.canScrub && !stage.model.isShowingReel)
        for moment in seen.dropFirst(2).prefix(14).reversed() {
            stage.model.scrub(to: moment.elapsed / (try #require(stage.model.record).reel.duration))
            stage.turn()
            #expect(stage.shownPicture().largestDifference(from: moment.picture) <= 1)
            #expect(abs((stage.model.record?.elapsed ?? 0) - moment.elapsed) < 1e-6)
        }
        #expect(stage.model.isShowingReel)
        stage.model.endScrub()
        stage.turn()
        #expect(!stage.model.isShowingReel && stage.shownPicture() == live)
    }

    @Test func `before its beginning is the old screen, at its end the new one`() {
        let stage = InspectorStage()
        let before = stage.shownPicture()
        _ = pushAndWatch(stage)
        let after = stage.shownPicture()
        stage.model.scrub(to: 0)
        stage.turn()
        #expect(stage.shownPicture() == before)
        stage.model.scrub(to: 1)
        stage.turn()
        #expect(stage.shownPicture() == after)
    }

    @Test func `the slider scrubs it, and lets the device be seen again`() throws {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        let live = stage.shownPicture()
        let bar = CGPoint(x: 40, y: Metrics.slider)
        let x = stage.host.screen.bounds.width
        stage.send(.pointer(.began, button: .primary, CGPoint(x: x + bar.x, y: bar.y)))
        stage.turn()
        stage.send(.pointer(.moved, button: .primary, CGPoint(x: x + bar.x + 60, y: bar.y)))
        stage.turn()
        #expect(stage.model.isShowingReel && stage.model.position > 0.1 && stage.model.position < 0.6)
        #expect(stage.shownPicture() != live)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: x + bar.x + 60, y: bar.y)))
        stage.turn()
        #expect(!stage.model.isShowingReel && stage.shownPicture() == live)
    }

    private enum Metrics {
        /// Where the slider of the transition's panel stands.
        static let slider: CGFloat = 46 + 36
    }

    @Test func `while time stands still the moment stays`() {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        stage.press("Space")
        stage.model.scrub(to: 0.5)
        stage.model.endScrub()
        stage.turn(5)
        #expect(stage.model.isShowingReel && stage.model.position == 0.5)
        stage.press(".")
        #expect(stage.model.position > 0.5)
        stage.press(",")
        stage.press(",")
        #expect(stage.model.position < 0.5)
    }

    @Test func `it is shown again in its own time, and then the device`() throws {
        for (rate, isPaused) in [(1.0, false), (0.5, false), (1, true)] {
            let stage = InspectorStage()
            _ = pushAndWatch(stage)
            let live = stage.shownPicture()
            stage.host.rate = rate
            if isPaused { stage.press("Space") }
            let length = try #require(stage.model.record).reel.duration
            stage.press("P")
            #expect(stage.model.isReplaying && stage.host.isMoving)
            let took = try #require(stage.turn { !stage.model.isShowingReel })
            #expect(abs(took - length / rate) < 4.0 / 60)
            #expect(stage.shownPicture() == live && stage.model.isPaused == isPaused)
        }
    }

    @Test func `space holds what is shown again, and lets it go on`() throws {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        stage.press("P")
        stage.turn(5)
        stage.press("Space")
        let place = stage.model.position
        #expect(place > 0 && place < 1 && !stage.model.isPaused)
        stage.turn(10)
        #expect(stage.model.position == place)
        stage.press("Space")
        _ = try #require(stage.turn { !stage.model.isShowingReel })
    }

    @Test func `a touch on the device brings it back, and the application hears nothing of it`() {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        let live = stage.shownPicture()
        stage.model.scrub(to: 0.3)
        stage.turn()
        let top = stage.navigation.topViewController
        let place = CGPoint(x: 30, y: 80)
        stage.send(.pointer(.began, button: .primary, place))
        stage.turn()
        #expect(!stage.model.isShowingReel && stage.shownPicture() == live)
        stage.send(.pointer(.ended, button: .primary, place))
        stage.turn(30)
        #expect(stage.navigation.topViewController === top && stage.model.history.count == 1)
    }

    @Test func `escape closes the help first, then the look back, and then goes back`() {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        stage.model.scrub(to: 0.3)
        stage.model.showsHelp = true
        stage.press("Escape")
        #expect(!stage.model.showsHelp && stage.model.isShowingReel)
        stage.press("Escape")
        #expect(!stage.model.isShowingReel && stage.navigation.viewControllers.count == 2)
        stage.press("Escape")
        stage.turn(60)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test func `a new transition is looked at by itself`() {
        let stage = InspectorStage()
        _ = pushAndWatch(stage)
        stage.model.scrub(to: 0.3)
        stage.turn()
        stage.navigation.popViewController(animated: true)
        stage.turn(3)
        #expect(!stage.model.isShowingReel)
        #expect(stage.model.record?.operation == .pop && stage.model.record?.isUnderWay == true)
    }

    @Test func `the last ones are kept, and any of them can be chosen`() throws {
        let stage = InspectorStage()
        for index in 0..<7 {
            if index.isMultiple(of: 2) {
                stage.push(ProbeAnimator(.block, duration: 0.1))
            } else {
                stage.navigation.popViewController(animated: true)
            }
            stage.turn(40)
        }
        let operations = stage.model.history.map(\.operation)
        #expect(operations == [.push, .pop, .push, .pop, .push])
        let older = stage.model.history[1]
        stage.model.choose(older)
        stage.turn()
        #expect(stage.model.record === older && stage.model.canScrub)
        #expect(stage.texts(in: stage.inspector.window).contains("pop"))
        stage.press("Down")
        #expect(stage.model.record === stage.model.history[2])
        stage.press("Up")
        #expect(stage.model.record === older)
        stage.model.scrub(to: 0.5)
        stage.turn()
        #expect(stage.model.isShowingReel)
        stage.model.choose(stage.model.history[4])
        #expect(!stage.model.isShowingReel)
    }

    @Test func `what a finger drove to and fro is shown again as it went`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(40)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in [20, 60, 120, 200, 120, 60, 40] as [CGFloat] {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: x, y: 400)))
            stage.turn(2)
        }
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 40, y: 400)))
        stage.turn(60)
        let record = try #require(stage.model.record)
        #expect(record.operation == .pop && record.didComplete == false && record.progress == 0)
        let course = record.reel.frames.map(\.elapsed)
        let farthest = try #require(course.max())
        #expect(farthest > 0.3 * record.total && course.first == 0 && (course.last ?? 1) < 0.05 * record.total)
        stage.model.scrub(to: 0.45)
        #expect(record.progress > 0.1)
        stage.model.endScrub()
        #expect(record.progress == 0)
    }

    @Test(arguments: [
        (0.04, "0.0 s"), (599.9, "599.9 s"), (600, "10:00"), (1048.8, "17:29"), (3599.6, "1:00:00"), (7325, "2:02:05"),
    ])
    func `the time of a transition is short, however late it was`(_ time: TimeInterval, _ text: String) {
        #expect(HistoryLine.clock(time) == text)
    }

    @Test func `the length of a transition includes a frame that came late`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block, duration: 0.3))
        stage.turn(3)
        // As beside a busy program: the film has no frame between this one and the end.
        stage.host.turn(at: (try #require(stage.host.hostTime)) + 0.5)
        let record = try #require(stage.model.record)
        let end = try #require(record.events.first { $0.text == "completeTransition(true)" })
        #expect(end.time > 0.5 && record.reel.duration < 0.1)
        #expect(HistoryLine(record, isChosen: false).length == String(format: "%.2f s", end.time))
    }

    @Test func `the slider of a canceled transition is where its clock is`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(40)
        #expect(stage.model.position == 1)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in stride(from: 20, through: 80, by: 20) {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: CGFloat(x), y: 400)))
            stage.turn()
        }
        stage.send(.pointer(.cancelled, button: .primary, CGPoint(x: 80, y: 400)))
        stage.turn(90)
        #expect(stage.model.record?.didComplete == false)
        #expect(stage.model.record?.progress == 0 && stage.model.position == 0)
    }

    @Test func `a long transition costs no more memory than a short one`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block, duration: 20))
        stage.turn(1230)
        let record = try #require(stage.model.record)
        #expect(record.didComplete == true)
        #expect(record.reel.frames.count <= 360 && record.reel.frames.count > 100)
        #expect(abs(record.reel.duration - 20) < 0.2)
    }
}
