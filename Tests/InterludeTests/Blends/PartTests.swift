import Interlude
import InterludeTesting
import Testing
import UIKit

/// Parts of the language of transitions that are not whole screens.
@MainActor
@Suite struct `Parts beside screens` {
    @Test func `one view moves by itself, found by its identifier`() throws {
        let transition = ScreenTransition(
            "toolbar", .linear(0.4), .upper(.opacity(1)), .upper(view: "toolbar", .offset(y: 80)))
        let toolbar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
        toolbar.accessibilityIdentifier = "toolbar"
        let held = try HeldPush({ _ in transition }, at: 0.25, adding: toolbar)
        let shown = try #require(toolbar.layer.presentation())
        #expect(isNear(shown.frame.minY, 600 + 60) && isNear(held.upper.frame.minY, 0))
        try held.letGo()
        #expect(toolbar.transform == .identity)
    }

    @Test func `a view that is not there moves nothing`() throws {
        let held = try HeldPush(ScreenTransition("none", .linear(0.4), .upper(view: "nothing", .offset(y: 80))))
        #expect(isNear(held.upper.frame.minY, 0))
        try held.letGo()
    }

    @Test func `parts come together with a presentation controller`() throws {
        let transition = ScreenTransition(
            "card", .linear(0.4),
            presentation: { OverlayPresentationController(presentedViewController: $0, presenting: $1) },
            .upper(.edge(.bottom)))
        let rig = try Rig()
        let before = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: transition)
        try rig.stage.settle()
        #expect(rig.page.modalPresentationStyle == .custom && rig.page.view.frame.width < rig.stage.bounds.width)
        rig.list.dismiss(animated: true)
        try rig.stage.settle()
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1) == [])
    }

    @Test func `leading and trailing are the edges at which a line begins and ends`() {
        #expect(ScreenTransition.Edge.leading == .left && ScreenTransition.Edge.trailing == .right)
    }

    @Test func `a curve is written with four numbers, as in a style sheet`() throws {
        let numbers = ScreenTransition("b", .cubic(0.4, 0.2, 0, 0, 1), .upper(.edge(.right)))
        let named = ScreenTransition("c", .emphasized(0.4), .upper(.edge(.right)))
        let frames = try [numbers, named].map { transition in
            let rig = try Rig(scale: 0.5)
            defer { rig.stage.close() }
            rig.navigation.pushViewController(rig.page, using: transition)
            rig.stage.advance(by: 0.1)
            return rig.stage.frame()
        }
        #expect(frames[0] == frames[1])
    }

    /// Material 3: half a second to enter, two fifths to return.
    @Test func `the container transform takes Material's times`() {
        let transition = ScreenTransition.containerTransform(from: UIView())
        #expect(transition.animator(for: .forward).transitionDuration(using: nil) == 0.5)
        #expect(transition.animator(for: .backward).transitionDuration(using: nil) == 0.4)
    }
}

/// A transition that runs is caught by each of its back gestures.
@MainActor
@Suite struct `Every back gesture` {
    @Test(arguments: [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)])
    func `catches a transition that runs, and leads it back`(_ way: CGVector) throws {
        let rig = try Rig()
        let before = rig.stage.frame()
        let transition = ScreenTransition.stepBack.backGestures(.edgePan, .pan(towards: .bottom))
        rig.navigation.pushViewController(rig.page, using: transition)
        rig.stage.advance(by: 0.15)
        let start = CGPoint(x: 60, y: 300)
        let end = CGPoint(x: 60 + way.dx * 320, y: 300 + way.dy * 500)
        rig.stage.play(.drag(from: start, to: end, duration: 0.2, rest: 0.2))
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list)
        #expect(rig.stage.frame() == before)
    }
}
