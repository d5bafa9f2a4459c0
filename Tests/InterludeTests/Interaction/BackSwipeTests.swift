import Interlude
import InterludeTesting
import Testing
import UIKit

/// The gesture on the new screen drives the way back.
@MainActor
@Suite("The finger that leads back")
struct BackSwipeTests {
    @Test("Far enough, it pops the screen", arguments: Sample.ofWholeScreens)
    func finishes(sample: Sample) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()

        rig.stage.play(sample.backFinger(in: rig.stage.window.bounds.size, finishing: true))
        rig.stage.advance(by: 0.4)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()

        #expect(rig.navigation.topViewController === rig.list)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test("Let go too early, everything is what it was", arguments: Sample.ofWholeScreens)
    func cancels(sample: Sample) throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        let before = (rig.stage.frame(), rig.stage.state)

        rig.stage.play(sample.backFinger(in: rig.stage.window.bounds.size, finishing: false))
        rig.stage.advance(by: 0.4)
        #expect(rig.stage.frame() != before.0)
        try rig.stage.settle()

        #expect(rig.navigation.topViewController === rig.page)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test("A presented screen is dismissed by it, or stays", arguments: Sample.ofWholeScreens, [true, false])
    func modal(sample: Sample, finishing: Bool) throws {
        let rig = try Rig()
        let list = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        let page = (rig.stage.frame(), rig.stage.state)

        rig.stage.play(sample.backFinger(in: rig.stage.window.bounds.size, finishing: finishing))
        try rig.stage.settle()

        let expected = finishing ? list : page
        #expect((rig.list.presentedViewController == nil) == finishing)
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1) == [])
    }

    @Test("A screen that is shown again leads back by the finger like the first time", arguments: [true, false])
    func shownAgain(isModal: Bool) throws {
        let rig = try Rig()
        func show(_ transition: ScreenTransition) throws {
            if isModal {
                rig.list.present(rig.page, using: transition)
            } else {
                rig.navigation.pushViewController(rig.page, using: transition)
            }
            try rig.stage.settle()
        }
        for transition in [ScreenTransition.slide(from: .right), .slide(from: .right), .spring, .slide(from: .right)] {
            try show(transition)
            if isModal {
                rig.list.dismiss(animated: true)
            } else {
                rig.navigation.popViewController(animated: true)
            }
            try rig.stage.settle()
        }
        try show(.slide(from: .right))
        let before = rig.stage.frame()

        let finger = rig.stage.touchDown(at: CGPoint(x: 2, y: 400))
        finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
        finger.hold(for: 1)
        #expect(rig.page.transitionCoordinator?.isInteractive == true)
        #expect(rig.stage.frame() != before)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.stage.frame() == before, "let go too early, it stays")

        rig.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil && rig.navigation.topViewController === rig.list)
    }

    @Test("A flick that is over within a frame leaves nothing frozen")
    func shortFlick() throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: .slide(from: .right))
        try rig.stage.settle()
        rig.stage.play(
            .drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 60, y: 500), duration: 0.016, rest: 0.001))
        try rig.stage.settle()
        #expect(rig.navigation.transitionCoordinator == nil)
        #expect(rig.stage.window.hitTest(CGPoint(x: 100, y: 500), with: nil) != nil)
    }

    @Test("At the root there is nothing to go back to")
    func root() throws {
        let rig = try Rig()
        let before = rig.stage.state
        rig.stage.play(try #require(Sample.named("fade")).backFinger(in: rig.stage.window.bounds.size, finishing: true))
        try rig.stage.settle()
        #expect(rig.navigation.viewControllers == [rig.list])
        #expect(rig.stage.changes(since: before) == [])
    }
}
