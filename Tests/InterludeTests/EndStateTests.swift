import Interlude
import InterludeTesting
import Testing
import UIKit

/// What holds for every ready-made transition: its end is that of the same change without animation, and a cancelled one
/// leaves everything as it was.
@MainActor
@Suite("Every transition")
struct EndStateTests {
    @Test("A push ends where a push without animation ends", arguments: Sample.ofWholeScreens)
    func push(sample: Sample) throws {
        let plain = try Rig()
        plain.navigation.pushViewController(plain.page, animated: false)
        try plain.stage.settle()
        let expected = (plain.stage.frame(), plain.stage.state)

        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()

        #expect(rig.navigation.topViewController === rig.page)
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1, matching: .kinds).besidesTheWayBack == [])
    }

    @Test("A pop leads back to the picture before the push", arguments: Sample.ofWholeScreens)
    func pop(sample: Sample) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()

        rig.navigation.popViewController(animated: true)
        try rig.stage.settle()

        #expect(rig.navigation.topViewController === rig.list)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test("A presentation ends where one without animation ends", arguments: Sample.ofWholeScreens)
    func present(sample: Sample) throws {
        let plain = try Rig()
        plain.page.modalPresentationStyle = .fullScreen
        plain.list.present(plain.page, animated: false)
        try plain.stage.settle()
        let expected = (plain.stage.frame(), plain.stage.state)

        let rig = try Rig()
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()

        #expect(rig.list.presentedViewController === rig.page)
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1, matching: .kinds).besidesTheWayBack == [])
    }

    @Test("A dismissal leads back to the picture before", arguments: Sample.ofWholeScreens)
    func dismiss(sample: Sample) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()

        rig.list.dismiss(animated: true)
        try rig.stage.settle()

        #expect(rig.list.presentedViewController == nil)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test("Over the full screen, the presenter's view stays where it is", arguments: Sample.ofWholeScreens)
    func overFullScreen(sample: Sample) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.page.modalPresentationStyle = .overFullScreen
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        #expect(rig.navigation.view.window === rig.stage.window)

        rig.list.dismiss(animated: true)
        try rig.stage.settle()

        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test(
        "The first frame of a push shows the old screen, and half way shows neither end",
        arguments: Sample.ofWholeScreens)
    func begins(sample: Sample) throws {
        let rig = try Rig()
        let before = rig.stage.frame()
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        rig.stage.advance(by: 0.1)
        let during = rig.stage.frame()
        try rig.stage.settle()
        #expect(during != before)
        #expect(during != rig.stage.frame())
    }
}
