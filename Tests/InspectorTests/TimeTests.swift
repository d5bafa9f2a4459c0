import Foundation
import Inspector
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct TimeTests {
    @Test func `paused, media time stands and the application still answers`() {
        let stage = InspectorStage()
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.navigation.view.addSubview(button)
        stage.push(ProbeAnimator(.block))
        stage.turn(3)
        stage.press("Space")
        let before = stage.host.now
        let picture = stage.picture()
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 40, y: 320)))
        stage.turn()
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 40, y: 320)))
        stage.turn(30)
        UIApplication.shared.beginIgnoringInteractionEvents()
        #expect(stage.model.isPaused && taps == 1)
        #expect(stage.host.now == before)
        #expect(stage.picture() == picture)
        stage.press("Space")
        #expect(stage.turn { stage.model.record?.didComplete == true } != nil)
    }

    @Test(arguments: [ProbeAnimator.Kind.block, .explicit])
    func `at a tenth of the speed a push takes ten times as long`(_ kind: ProbeAnimator.Kind) throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(kind)
        stage.press("4")
        stage.push(probe)
        stage.turn()
        let time = try #require(stage.turn { probe.ends > 0 })
        #expect(abs(time - 3.5) < 2.0 / 60)
    }

    @Test func `a step goes on by exactly one frame`() {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(2)
        stage.press(".")
        let paused = stage.host.now
        stage.turn(5)
        #expect(stage.host.now == paused, "the first press only pauses")
        stage.press(".")
        stage.turn(5)
        #expect(abs(stage.host.now - paused - 1.0 / 60) < 1e-9)
        #expect(stage.model.isPaused)
    }

    @Test func `a step back shows the frame before`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(5)
        stage.press("Space")
        let before = stage.picture()
        let elapsed = try #require(stage.model.record?.elapsed)
        stage.press(".")
        stage.turn()
        #expect(stage.picture() != before)
        stage.press(",")
        #expect(stage.picture() == before)
        #expect(abs((stage.model.record?.elapsed ?? 0) - elapsed) < 1e-9)
    }
}
