import Foundation
import Inspector
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ScrubTests {
    /// What the device shows after a push that nobody touched.
    private func endOfPlainPush(_ kind: ProbeAnimator.Kind) -> DevicePicture {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(kind))
        stage.turn(30)
        return stage.picture()
    }

    @Test(arguments: ProbeAnimator.Kind.allCases)
    func `scrubbed to and fro and let go, it ends as without, once`(_ kind: ProbeAnimator.Kind) throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(kind)
        stage.push(probe)
        stage.turn(2)
        for progress in [0.3, 0.1, 0.9] {
            stage.model.scrub(to: progress)
            stage.turn(2)
            #expect(abs((stage.model.record?.progress ?? 0) - progress) < 1e-6)
            #expect(probe.ends == 0)
        }
        stage.model.endScrub()
        #expect(!stage.model.isPaused)
        let rest = try #require(stage.turn { probe.ends > 0 })
        #expect(abs(rest - 0.035) < 2.0 / 60, "a tenth of the way is left")
        stage.turn(30)
        #expect(probe.ends == 1)
        #expect(stage.model.record?.didComplete == true)
        #expect(stage.picture() == endOfPlainPush(kind))
    }

    @Test(arguments: ProbeAnimator.Kind.allCases)
    func `a moment looks alike, whether it was reached by time or by the slider`(_ kind: ProbeAnimator.Kind) throws {
        let played = InspectorStage()
        played.push(ProbeAnimator(kind, duration: 0.5))
        played.turn(16)
        let progress = try #require(played.model.record?.progress)
        let picture = played.picture()

        let scrubbed = InspectorStage()
        scrubbed.push(ProbeAnimator(kind, duration: 0.5))
        scrubbed.turn(2)
        scrubbed.model.scrub(to: 0.9)
        scrubbed.turn()
        scrubbed.model.scrub(to: progress)
        scrubbed.turn()
        #expect(scrubbed.picture().largestDifference(from: picture) <= 1)
    }

    @Test func `the end that is scrubbed to comes when the slider is let go`() {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block)
        stage.push(probe)
        stage.turn(2)
        stage.model.scrub(to: 1)
        stage.turn(30)
        #expect(probe.ends == 0)
        stage.model.endScrub()
        stage.turn(2)
        #expect(probe.ends == 1)
    }

    @Test func `what was paused stays paused where it was let go`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.spring)
        stage.push(probe)
        stage.turn(3)
        stage.press("Space")
        stage.model.scrub(to: 0.5)
        stage.model.endScrub()
        let picture = stage.picture()
        stage.turn(30)
        #expect(stage.model.isPaused && probe.ends == 0)
        #expect(stage.picture() == picture)
        stage.press("Right")
        #expect(abs((stage.model.record?.progress ?? 0) - 0.55) < 1e-6)
        stage.press("Left")
        #expect(stage.picture() == picture)
        stage.press("Space")
        _ = try #require(stage.turn { probe.ends == 1 })
    }

    @Test func `scrubbed back for long, a transition is not taken for overdue`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block, duration: 1)
        stage.push(probe)
        for _ in 0..<4 {
            stage.turn(50)
            stage.model.scrub(to: 0.05)
            stage.model.endScrub()
        }
        _ = try #require(stage.turn { probe.ends > 0 })
        #expect(stage.model.record?.events.contains { $0.isMisuse } == false)
    }

    @Test func `a transition that a finger drives goes back to the finger`() {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(30)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in [20, 60, 100] as [CGFloat] {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: x, y: 400)))
            stage.turn()
        }
        let picture = stage.picture()
        #expect(stage.model.record?.operation == .pop && stage.model.canScrub)
        stage.model.scrub(to: 0.8)
        #expect(stage.picture() != picture)
        stage.model.endScrub()
        #expect(stage.picture() == picture)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 100, y: 400)))
        stage.turn(60)
        #expect(stage.model.record?.didComplete != nil)
    }

    @Test func `the slider in the bar scrubs`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block)
        stage.push(probe)
        stage.turn(2)
        let y: CGFloat = 82
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 393 + 160, y: y)))
        stage.turn()
        #expect(stage.model.isPaused)
        #expect(abs((stage.model.record?.progress ?? 0) - 0.5) < 0.01)
        stage.send(.pointer(.moved, button: .primary, CGPoint(x: 393 + 80, y: y)))
        stage.turn(20)
        #expect(abs((stage.model.record?.progress ?? 0) - 0.21) < 0.02)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 393 + 80, y: y)))
        _ = try #require(stage.turn { probe.ends == 1 })
    }
}
