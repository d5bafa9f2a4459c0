import Cards
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct CardTests {
    @Test func `the card comes up over the list`() throws {
        let scene = try CardScene { CardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        let film = try scene.stage.record { scene.navigation.pushViewController(scene.card, animated: true) }
        expectFilm(film, matches: "card-push")
    }

    @Test func `a swipe that is taken back leaves no trace`() throws {
        let scene = try CardScene { CardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        try swipeBackAndThinkBetterOfIt(scene) { before in
            #expect(scene.navigation.topViewController === scene.card)
            #expect(scene.stage.frame() == before)
        }
    }

    /// The same test with the animator as it was written first. It fails, and is expected to: take `withKnownIssue` away to
    /// see how.
    @Test func `the hasty animator is found out`() throws {
        let scene = try CardScene { HastyCardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        try swipeBackAndThinkBetterOfIt(scene) { before in
            withKnownIssue("completeTransition(true) although the swipe was cancelled") {
                #expect(scene.navigation.topViewController === scene.card)
                #expect(scene.stage.frame() == before)
            }
        }
    }

    @Test func `what is called when a swipe is taken back`() throws {
        let scene = try CardScene { CardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        let calls = scene.stage.recordCalls(of: Page.self)
        scene.stage.recordTransitions(in: calls)
        try swipeBackAndThinkBetterOfIt(scene) { _ in expectText(calls.text, matches: "swipe-calls") }
    }

    @Test func `the doctor finds it without any test of one's own`() {
        expectHealthy(.push, .pop) { CardAnimator(isBackward: $0 == .pop) }
        withKnownIssue {
            expectHealthy(.push, .pop) { HastyCardAnimator(isBackward: $0 == .pop) }
        }
    }

    @Test(arguments: Stage.Configuration.matrix(devices: [.iPhoneSE, .iPad10], styles: [.light, .dark], scale: 1))
    func `the card fills the screen everywhere`(_ setting: Stage.Configuration) throws {
        let scene = try CardScene(setting) { CardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        scene.navigation.pushViewController(scene.card, animated: true)
        try scene.stage.settle()
        #expect(scene.card.view.convert(scene.card.view.bounds, to: nil) == scene.stage.bounds)
    }

    /// Shows the card, begins to swipe back, and lets go too early.
    private func swipeBackAndThinkBetterOfIt(_ scene: CardScene, check: (Snapshot) throws -> Void) throws {
        scene.navigation.pushViewController(scene.card, animated: true)
        try scene.stage.settle()
        let before = scene.stage.frame()
        scene.stage.swipeBack(0.3, rest: 0.2)
        try scene.stage.settle()
        try check(before)
    }
}
