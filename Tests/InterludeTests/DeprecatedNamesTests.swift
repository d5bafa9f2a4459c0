import Interlude
import InterludeTesting
import Testing
import UIKit

/// The former names are available for one release. Each one calls its successor.
@MainActor @Suite struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test func `a former type is its successor`() {
        #expect(isSame(ForwardGesture.self, PresentGesture.self))
        #expect(isSame(TransitionScene.self, TransitionViews.self))
        #expect(isSame(SceneAnimator.self, TransitionAnimator.self))
        #expect(isSame(SceneMotion.self, TransitionMotion.self))
        #expect(isSame(ScreenExchange.self, ChildTransitionController.self))
        #expect(isSame(ReadyMadeTransition.self, TransitionPreset.self))
        #expect(isSame(ScreenTransition.Place.self, ScreenTransition.UnitPoint.self))
        #expect(ScreenTransition.Place(0.25, 0.75) == ScreenTransition.UnitPoint(x: 0.25, y: 0.75))
    }

    @available(*, deprecated)
    @Test func `leadingBack selects the back gestures`() {
        let transition = ScreenTransition.stepBack.leadingBack(by: .edgePan, .pan(towards: .bottom))
        #expect(transition.backGestures == [.edgePan, .pan(towards: .bottom)])
        #expect(transition.leadingBack().backGestures == [])
    }

    @available(*, deprecated)
    @Test func `the former labels of the initializers have an effect`() {
        let part = ScreenTransition.Part.upper(.opacity(0))
        let own = ScreenTransition(name: "own", isMoving: false) { FadeAnimator(direction: $0) }
        let timed = ScreenTransition("timed", .linear(0.4), wayBack: .linear(0.2), isMoving: false, part)
        let even = ScreenTransition("even", .linear(0.4), isMoving: false, part)
        let plain = ScreenTransition("plain", isMoving: false, part)
        let array = ScreenTransition("array", .linear(0.4), wayBack: .linear(0.2), isMoving: false, parts: [part])
        let short = ScreenTransition("short", isMoving: false, parts: [part])
        let shader = ScreenTransition.shader("shader", isMoving: false) { from, _, _, uv in from(uv) }
        for transition in [own, timed, even, plain, array, short, shader] {
            #expect(!transition.isMoving && !transition.fadesWithReduceMotion, "\(transition.name)")
        }
        for transition in [timed, array] {
            #expect(transition.animator(for: .forward).transitionDuration(using: nil) == 0.4)
            #expect(transition.animator(for: .backward).transitionDuration(using: nil) == 0.2)
        }
    }

    @available(*, deprecated)
    @Test func `the former names of parts make the same frames`() throws {
        let former = ScreenTransition(
            "former", .cubic(0.4, CGPoint(x: 0.2, y: 0), CGPoint(x: 0, y: 1)),
            .upper(.mask(.jaws(horizontal: true))).paced(.easeIn).delayed(by: 0.1), .lower(.scale(0.5)).asPicture())
        let present = ScreenTransition(
            "present", .cubic(0.4, 0.2, 0, 0, 1),
            .upper(.mask(.split(horizontal: true))).curve(.easeIn).delay(0.1), .lower(.scale(0.5)).asSnapshot())
        #expect(try frame(of: former) == frame(of: present))
    }

    @Test func `the names of SwiftUI and Hero make the same frames`() throws {
        let theirs = ScreenTransition(
            "theirs", .linear(0.4), .upper(.move(edge: .bottom), .rotate(20)), .lower(.translate(x: -40, y: 10), .fade))
        let ours = ScreenTransition(
            "ours", .linear(0.4), .upper(.edge(.bottom), .rotation(20)), .lower(.offset(x: -40, y: 10), .opacity(0)))
        #expect(try frame(of: theirs) == frame(of: ours))
        #expect(ScreenTransition.slide.name == ScreenTransition.slide(from: .trailing).name)
    }

    /// A frame in the middle of a push.
    private func frame(of transition: ScreenTransition) throws -> Snapshot {
        let rig = try Rig(scale: 0.5)
        defer { rig.stage.close() }
        rig.navigation.pushViewController(rig.page, using: transition)
        rig.stage.advance(by: 0.2)
        return rig.stage.frame()
    }

    @available(*, deprecated)
    @Test func `children change in the direction of the former call`() throws {
        let container = UIViewController()
        let children = ChildTransitionController(of: container)
        let stage = Stage(rootViewController: container, device: .iPhoneSE, scale: 0.25)
        defer { stage.close() }
        children.show(UIViewController())
        try stage.settle()
        var directions: [TransitionDirection] = []
        let transition = ScreenTransition("noted") { direction in
            directions.append(direction)
            return FadeAnimator(direction: direction)
        }
        let second = UIViewController()
        children.show(second, using: transition, .backward)
        try stage.settle()
        #expect(children.shown === second && directions == [.backward])
        let gesture = children.addGesture(.edgePan, using: transition, .backward) { nil }
        #expect(gesture.view != nil)
    }

    @available(*, deprecated)
    @Test func `switchTabs sets the transition of tabs`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: 0.25)
        defer { stage.close() }
        var directions: [TransitionDirection] = []
        tabs.switchTabs(
            using: ScreenTransition("noted") { direction in
                directions.append(direction)
                return FadeAnimator(direction: direction)
            })
        try stage.settle()
        tabs.selectedIndex = 1
        try stage.settle()
        #expect(directions == [.forward])
    }
}

private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }
