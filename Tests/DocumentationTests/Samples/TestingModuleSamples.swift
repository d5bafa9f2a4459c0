// swift-format-ignore-file
// What the pages of the module InterludeTesting show.
import Interlude
import InterludeTesting
import Testing
import UIKit

// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/InterludeTesting.md
@MainActor @Suite struct DoorTests {
    @Test func theDoorOpensInAQuarterOfASecond() throws {
        let navigation = UINavigationController(rootViewController: ListViewController())
        let stage = Stage(rootViewController: navigation)
        defer { stage.close() }

        let film = try stage.record {
            navigation.pushViewController(DetailViewController(), using: .door)
        }
        #expect(film.duration < 0.3)
        expectFilm(film, matches: "door-push")
    }
}
// end of sample

@MainActor @Suite struct TestingATransitionSamples {
    private let detail = DetailController()

    @Test func `a transition is tested step by step, as shown`() throws {
// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
let list = ListController()
let navigation = UINavigationController(rootViewController: list)
let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
defer { stage.close() }
// end of sample

// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
navigation.pushViewController(detail, using: .slide(from: .right))
stage.advance(by: 0.2)
#expect(stage.frame().pixel(at: CGPoint(x: 370, y: 300)) == 0xFFFF_FFFF)      // the detail's white is visible
try stage.settle()
// end of sample

// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
stage.swipeBack()
try stage.settle()
#expect(navigation.topViewController === list)
// end of sample

        navigation.pushViewController(detail, using: .slide(from: .right))
        try stage.settle()
// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
let before = stage.frame()
stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.3, rest: 0.2)
try stage.settle()
#expect(stage.frame() == before)
// end of sample

// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
#expect(navigation.transitionCoordinator?.isInteractive == true)
finger.cancel()
// end of sample
        try stage.settle()
    }

    @Test func `calls and a whole film are compared as shown`() throws {
        let navigation = UINavigationController(rootViewController: ListController())
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
let calls = stage.recordCalls(of: DetailController.self)
stage.recordTransitions(in: calls)
navigation.pushViewController(detail, animated: true)
try stage.settle()
expectText(calls.text, matches: "push-calls")
// end of sample

// sample of Sources/Interlude/InterludeTesting/InterludeTesting.docc/TestingATransition.md
let film = try stage.record { navigation.popViewController(animated: true) }
expectFilm(film, matches: "slide-pop")
// end of sample
    }
}
