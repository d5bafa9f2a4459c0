import Interlude
import InterludeTesting
import Testing
import UIKit

/// A finger takes hold of a transition that runs by itself.
@MainActor
@Suite("The finger that catches a running transition")
struct CatchingTests {
    /// Those with an animator of their own, and some of each kind that are put together, which share one.
    nonisolated static let samples: [Sample] =
        Sample.written.filter { $0.name != "overlay" }
        + ["pull", "deck", "genie", "explode", "iris", "blur", "turn", "container-transform"].compactMap(Sample.named)

    /// The way of a finger that leads back, or the same way in the other direction.
    private func finger(_ sample: Sample, in stage: Stage, leadsBack: Bool) -> Finger {
        let back = sample.backFinger(in: stage.window.bounds.size, finishing: true)
        if leadsBack { return back }
        let (start, end) = (back.points[0].location, back.points[1].location)
        return Finger.drag(from: end, to: start, duration: 0.3, rest: 0.3)
    }

    @Test("A push is held, and taken back or brought to its end", arguments: samples, [true, false])
    func push(sample: Sample, leadsBack: Bool) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        rig.stage.advance(by: 0.1)
        rig.stage.play(finger(sample, in: rig.stage, leadsBack: leadsBack))
        rig.stage.advance(by: 0.45)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive && !coordinator.initiallyInteractive)
        let held = rig.stage.frame()
        rig.stage.advance(by: 0.05)
        #expect(rig.stage.frame() == held)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === (leadsBack ? rig.list : rig.page))
        #expect(rig.navigation.transitionCoordinator == nil)
        if leadsBack {
            #expect(rig.stage.frame() == before.0)
            #expect(rig.stage.changes(since: before.1).besidesTheWayBack == [])
        } else {
            #expect(rig.page.view.frame == rig.stage.window.bounds)
        }
    }

    @Test("A pop is held, and brought to its end or taken back", arguments: samples, [true, false])
    func pop(sample: Sample, leadsBack: Bool) throws {
        let rig = try Rig()
        let list = (rig.stage.frame(), rig.stage.state)
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        let page = (rig.stage.frame(), rig.stage.state)
        rig.navigation.popViewController(animated: true)
        rig.stage.advance(by: 0.1)
        rig.stage.play(finger(sample, in: rig.stage, leadsBack: leadsBack))
        rig.stage.advance(by: 0.45)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        let expected = leadsBack ? list : page
        #expect(rig.navigation.topViewController === (leadsBack ? rig.list : rig.page))
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1) == [])
    }

    @Test(
        "A presented screen is caught on its way in and out", arguments: samples + ["overlay"].compactMap(Sample.named))
    func modal(sample: Sample) throws {
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        rig.stage.advance(by: 0.1)
        let back =
            sample.name == "overlay"
            ? finger(Sample.named("slide-bottom") ?? sample, in: rig.stage, leadsBack: true) : nil
        rig.stage.play(back ?? finger(sample, in: rig.stage, leadsBack: true))
        rig.stage.advance(by: 0.45)
        #expect(rig.page.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil)
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1).besidesTheWayBack == [])
    }

    @Test("A push that is taken back gives the delegate its place again")
    func delegateAfterCancel() throws {
        final class Client: NSObject, UINavigationControllerDelegate {}
        let client = Client()
        let rig = try Rig()
        rig.navigation.delegate = client
        rig.navigation.pushViewController(rig.page, using: .zoom(from: rig.list.square))
        rig.stage.advance(by: 0.1)
        rig.stage.play(finger(try #require(Sample.named("zoom")), in: rig.stage, leadsBack: true))
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list)
        #expect(rig.navigation.delegate === client)
    }

    @Test("Caught, let go and caught again, it still ends where the last release sends it")
    func twice() throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: .slide(from: .right))
        rig.stage.advance(by: 0.2)
        let there = Finger.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 160, y: 500), duration: 0.1, rest: 0.2)
        let back = Finger.drag(from: CGPoint(x: 360, y: 500), to: CGPoint(x: 20, y: 500), duration: 0.1, rest: 0.2)
        rig.stage.play(there)
        rig.stage.advance(by: 0.34)
        #expect(rig.navigation.transitionCoordinator?.isCancelled == true)
        rig.stage.play(back)
        rig.stage.advance(by: 0.2)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.page && rig.page.view.frame == rig.stage.window.bounds)
    }

    @Test("A switch of tabs is held")
    func tabs() throws {
        let tabs = UITabBarController()
        let (first, second) = (Screen("One", .systemTeal), Screen("Two", .systemIndigo))
        tabs.viewControllers = [first, second]
        let stage = Stage(rootViewController: tabs, device: .iPhone15, scale: 1)
        tabs.slideBetweenTabs()
        try stage.settle()
        let before = stage.frame()
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        stage.play(Finger.drag(from: CGPoint(x: 30, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.2, rest: 0.2))
        stage.advance(by: 0.3)
        #expect(tabs.transitionCoordinator?.isInteractive == true)
        try stage.settle()
        #expect(tabs.selectedIndex == 0 && stage.frame() == before)
    }
}
