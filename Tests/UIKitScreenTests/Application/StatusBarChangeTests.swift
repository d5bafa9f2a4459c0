import QuartzCore
import TestStages
import Testing
import UIKit

/// How the status bar comes, goes and changes colour: in animation blocks, and along with transitions.
@MainActor @Suite struct StatusBarChangeTests {
    private final class Screen: UIViewController {
        var hidesStatusBar = false
        var style = UIStatusBarStyle.darkContent
        var way = UIStatusBarAnimation.fade
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { way }
        override func viewDidLoad() { view.backgroundColor = .gray }
    }

    private func model(_ stage: Stage) -> CALayer? {
        stage.host.systemOverlay.layers.first { $0.bounds.height > 30 }
    }

    private func bar(_ stage: Stage) -> CALayer? { model(stage).map { $0.presentation() ?? $0 } }

    /// Calls `setNeedsStatusBarAppearanceUpdate()` in a linear animation of 0.4 s, and waits for its half.
    private func change(_ screen: Screen, on stage: Stage, _ change: () -> Void) {
        change()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            screen.setNeedsStatusBarAppearanceUpdate()
        }
        stage.advance(by: 0.2)
    }

    @Test func `asked again in an animation block, it fades as long as the block's animations take`() throws {
        let screen = Screen()
        let stage = Stage(root: screen)
        change(screen, on: stage) { screen.hidesStatusBar = true }
        #expect(abs(try #require(bar(stage)).opacity - 0.5) < 0.05)
        stage.advance(by: 0.3)
        #expect(bar(stage) == nil)
        change(screen, on: stage) { screen.hidesStatusBar = false }
        #expect(abs(try #require(bar(stage)).opacity - 0.5) < 0.05)
        stage.advance(by: 0.3)
        #expect(bar(stage)?.opacity == 1)
    }

    @Test func `it slides where its controller prefers that, and goes at once where it prefers nothing`() throws {
        let screen = Screen()
        screen.way = .slide
        let stage = Stage(root: screen)
        change(screen, on: stage) { screen.hidesStatusBar = true }
        let half = try #require(bar(stage))
        #expect(half.opacity == 1)
        #expect(abs(half.frame.minY + half.bounds.height / 2) < 3)
        stage.advance(by: 0.3)
        #expect(bar(stage) == nil)
        screen.way = .none
        change(screen, on: stage) { screen.hidesStatusBar = false }
        #expect(bar(stage)?.opacity == 1 && bar(stage)?.frame.minY == 0)
    }

    @Test func `its signs fade into those of the other colour`() throws {
        let screen = Screen()
        let stage = Stage(root: screen)
        change(screen, on: stage) { screen.style = .lightContent }
        let signs = try #require(model(stage)?.sublayers).map { ($0.presentation() ?? $0).opacity }
        #expect(signs.count == 2 && signs.allSatisfy { abs($0 - 0.5) < 0.05 })
    }

    @Test func `without an animation block it changes at once`() {
        let screen = Screen()
        let stage = Stage(root: screen)
        screen.hidesStatusBar = true
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(bar(stage) == nil)
    }

    @Test func `it goes along with a presentation, and comes with the dismissal`() throws {
        let stage = Stage(root: Screen())
        let next = Screen()
        next.hidesStatusBar = true
        next.modalPresentationStyle = .fullScreen
        next.modalTransitionStyle = .crossDissolve
        stage.window.rootViewController?.present(next, animated: true)
        stage.advance(by: 0.2)
        #expect((0.2...0.8).contains(try #require(bar(stage)).opacity))
        stage.advance(by: 0.5)
        #expect(bar(stage) == nil)
        next.dismiss(animated: true)
        stage.advance(by: 0.2)
        #expect((0.2...0.8).contains(try #require(bar(stage)).opacity))
        stage.advance(by: 0.5)
        #expect(bar(stage)?.opacity == 1)
    }

    @Test func `a finger that goes back brings it as far as it has come, and a cancel takes it away again`() throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let stage = Stage(root: navigation)
        let next = Screen()
        next.hidesStatusBar = true
        navigation.pushViewController(next, animated: true)
        try stage.settle()
        #expect(bar(stage) == nil)
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), duration: 0.3)
        #expect((0.3...0.6).contains(try #require(bar(stage)).opacity))
        finger.move(to: CGPoint(x: 20, y: 400), duration: 0.3)
        #expect(try #require(bar(stage)).opacity < 0.2)
        finger.lift()
        try stage.settle()
        #expect(navigation.topViewController === next)
        #expect(bar(stage) == nil)
        stage.swipeBack()
        try stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(bar(stage)?.opacity == 1)
    }

    @Test func `without animation it changes with the transition, at once`() {
        let stage = Stage(root: Screen())
        let next = Screen()
        next.hidesStatusBar = true
        next.modalPresentationStyle = .fullScreen
        stage.window.rootViewController?.present(next, animated: false)
        #expect(bar(stage) == nil)
    }

    @Test func `an app that decides itself says how it goes`() throws {
        let stage = Stage(root: Screen())
        UIApplication.shared.ownStatusBar =
            LaunchInformation(["UIViewControllerBasedStatusBarAppearance": false]).statusBar
        defer { UIApplication.shared.ownStatusBar = nil }
        #expect(bar(stage)?.opacity == 1)
        UIApplication.shared.setStatusBarHidden(true, with: .slide)
        stage.advance(by: 0.17)
        let half = try #require(bar(stage))
        #expect(half.opacity == 1 && (-40 ... -10).contains(half.frame.minY))
        stage.advance(by: 0.3)
        #expect(bar(stage) == nil)
    }
}
