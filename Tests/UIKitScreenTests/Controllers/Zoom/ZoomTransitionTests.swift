import InterludeTesting
import Testing
import TestStages
import UIKit

/// The zoom of iOS 18, there and back.
@MainActor
@Suite(.serialized)
struct ZoomTransitionTests {
    @Test func `a push grows out of the source as a spring does, and a pop goes back into it`() throws {
        let scene = ZoomStage()
        scene.zoom()
        scene.push()
        scene.stage.host.step()
        #expect(scene.source.alpha == 0)
        // Critically damped, 19 radians a second: a quarter of the way after 0.05 s, three quarters after 0.14 s.
        let steps = (0..<12).compactMap { _ -> CGFloat? in
            scene.stage.host.step()
            return scene.card?.width
        }
        #expect(steps == steps.sorted() && (steps.first ?? 0) < 180 && (steps.last ?? 0) > 300)
        scene.stage.host.advance(by: 1)
        #expect(scene.isAtRest && scene.navigation.topViewController === scene.detail)
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 0.3)
        let card = try #require(scene.card)
        #expect(abs(card.minX - 40) < 12 && abs(card.width - 100) < 24)
        scene.stage.host.advance(by: 1)
        #expect(scene.source.alpha == 1 && scene.detail.view.superview == nil)
        #expect(scene.navigation.topViewController === scene.list)
    }

    @Test func `while it flies the screen keeps its insets`() {
        let scene = ZoomStage().pushed()
        scene.detail.insets = []
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.detail.insets.count <= 1)
    }

    @Test func `the screen is as wide as the source, or its part lies on it`() {
        let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
        let source = CGRect(x: 50, y: 60, width: 100, height: 100)
        let plain = ZoomPose.small(screen, at: source, aligning: nil, radius: 8)
        #expect(plain.scale == 0.25 && plain.origin == .zero && plain.window == source)
        let part = CGRect(x: 100, y: 200, width: 200, height: 200)
        let aligned = ZoomPose.small(screen, at: source, aligning: part, radius: 8)
        #expect(aligned.scale == 0.5 && aligned.origin == CGPoint(x: -50, y: -100))
        let tall = ZoomPose.small(
            screen, at: CGRect(x: 0, y: 0, width: 20, height: 400), aligning: nil, radius: 8)
        #expect(tall.scale == 0.5 && tall.origin == CGPoint(x: -90, y: 0))
    }

    @Test func `options say what is aligned, and who is asked for the source`() {
        let scene = ZoomStage()
        let options = UIViewController.Transition.ZoomOptions()
        var asked: [UIViewController] = []
        options.alignmentRectProvider = { context in
            asked.append(context.zoomedViewController)
            #expect(context.sourceView === scene.source)
            return CGRect(x: 0, y: 100, width: 393, height: 400)
        }
        scene.detail.preferredTransition = .zoom(options: options) { context in
            asked += [context.sourceViewController, context.zoomedViewController]
            return scene.source
        }
        options.alignmentRectProvider = nil
        scene.push()
        scene.stage.host.advance(by: 1)
        // What was set in the options later does not count: they are copied.
        #expect(asked == [scene.list, scene.detail, scene.detail])
    }

    @Test func `without a source the screen comes all the same`() {
        let scene = ZoomStage()
        scene.detail.preferredTransition = .zoom { _ in nil }
        scene.push()
        scene.stage.host.advance(by: 1)
        #expect(scene.isAtRest && scene.detail.view.window != nil)
    }

    @Test func `a delegate's animator goes first`() {
        let scene = ZoomStage()
        let delegate = LoggingDelegate(CallLog())
        delegate.animator = LoggingAnimator(CallLog())
        scene.navigation.delegate = delegate
        scene.zoom()
        scene.push()
        scene.stage.host.advance(by: 0.1)
        #expect(scene.source.alpha == 1 && scene.detail.view.superview === scene.navigation.view.subviews.first)
        scene.stage.host.advance(by: 1)
    }

    @Test func `who wants little motion gets a fade`() {
        let scene = ZoomStage()
        UIAccessibility.simulateReduceMotion(true)
        defer { UIAccessibility.simulateReduceMotion(false) }
        scene.zoom()
        scene.push()
        scene.stage.host.advance(by: 0.08)
        #expect(scene.detail.view.superview === scene.navigation.view.subviews.first)
        #expect((scene.detail.view.layer.presentation()?.opacity ?? 1) < 1)
        scene.stage.host.advance(by: 1)
        #expect(scene.isAtRest)
    }
}

/// Fingers that take a zoomed screen back.
@MainActor
@Suite(.serialized)
struct ZoomDismissalTests {
    @Test func `pulled down it gets smaller under the finger, and lands when it is let go`() throws {
        let scene = ZoomStage().pushed()
        try scene.play("0:200,300 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 0.7)
        let card = try #require(scene.card)
        // Two thirds of the way in heights, after the slop of 10 points.
        #expect(abs(card.width / 393 - (1 - 0.67 * 250 / 852)) < 0.01)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true && scene.source.alpha == 0)
        scene.stage.host.advance(by: 2)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
        #expect(scene.navigation.navigationBar.topItem === scene.list.navigationItem)
    }

    @Test func `let go too early it goes back, and nothing is changed`() throws {
        let scene = ZoomStage().pushed()
        scene.stage.host.advance(by: 0.1)
        let before = scene.stage.state
        try scene.play("0:200,300 0.3:200,400 0.8:200,400 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.detail && scene.isAtRest)
        #expect(scene.stage.changes(since: before) == [])
    }

    @Test func `from the edge, and by two fingers that close`() throws {
        let scene = ZoomStage().pushed()
        try scene.play("0:4,400 0.3:250,400 0.8:250,400 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.list)
        scene.push()
        scene.stage.host.advance(by: 1)
        let host = scene.stage.host
        host.send(.down, at: CGPoint(x: 100, y: 400), finger: 0)
        host.send(.down, at: CGPoint(x: 300, y: 400), finger: 1)
        for step in 1...20 {
            host.step()
            host.send(.move, at: CGPoint(x: 100 + 4 * CGFloat(step), y: 400), finger: 0)
            host.send(.move, at: CGPoint(x: 300 - 4 * CGFloat(step), y: 400), finger: 1)
        }
        host.step()
        #expect((scene.card?.width ?? 393) < 150)
        host.send(.up, at: CGPoint(x: 180, y: 400), finger: 0)
        host.send(.up, at: CGPoint(x: 220, y: 400), finger: 1)
        host.advance(by: 1)
        #expect(scene.navigation.topViewController === scene.list)
    }

    @Test func `content that can go up keeps the finger`() throws {
        let scene = ZoomStage()
        let content = UIScrollView(frame: UIScreen.main.bounds)
        content.contentSize = CGSize(width: 393, height: 3000)
        scene.detail.view.addSubview(content)
        scene.zoom()
        scene.push()
        scene.stage.host.advance(by: 1)
        content.contentOffset.y = 500
        try scene.play("0:200,300 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.detail && content.contentOffset.y < 300)
        content.contentOffset.y = -content.adjustedContentInset.top
        try scene.play("0:200,300 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.list)
    }

    @Test func `the app has the last word on whether it begins`() throws {
        let options = UIViewController.Transition.ZoomOptions()
        var asked: [Bool] = []
        options.interactiveDismissShouldBegin = { context in
            asked.append(context.willBegin)
            #expect(context.velocity.dy > 0 && context.location.x == 200)
            return false
        }
        let scene = ZoomStage().pushed(options)
        try scene.play("0:200,300 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(asked == [true] && scene.navigation.topViewController === scene.detail)
    }

    @Test func `a full screen is taken back as well, or stays as it was`() throws {
        let scene = ZoomStage()
        scene.zoom()
        scene.detail.modalPresentationStyle = .fullScreen
        scene.navigation.present(scene.detail, animated: true)
        scene.stage.host.advance(by: 0.06)
        #expect((scene.card?.width ?? 393) < 250)
        scene.stage.host.advance(by: 1)
        let before = scene.stage.state
        try scene.play("0:200,300 0.3:200,390 0.8:200,390 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.presentedViewController === scene.detail)
        #expect(scene.stage.changes(since: before) == [])
        try scene.play("0:200,300 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.presentedViewController == nil && scene.source.alpha == 1)
    }
}

/// A zoom that is caught on its way, and one that is turned.
@MainActor
@Suite(.serialized)
struct ZoomCatchingTests {
    @Test func `a finger that pulls down catches the card on its way, and it goes on from where it was`() throws {
        let scene = ZoomStage()
        scene.zoom()
        scene.push()
        scene.stage.host.advance(by: 0.1)
        try scene.play("0:200,400 0.06:200,440 0.3:200,500 0.8:200,500 0.9:up")
        var widths: [CGFloat] = []
        for _ in 0..<30 {
            scene.stage.host.step()
            widths.append(scene.card?.width ?? -1)
        }
        // It has come, and goes back from there: nothing jumps.
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        #expect(scene.navigation.topViewController === scene.list)
        let steps = zip(widths, widths.dropFirst()).map { abs($0 - $1) }
        #expect(widths.allSatisfy { $0 > 100 } && (steps.max() ?? 400) < 70, "\(widths)")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
        #expect(scene.detail.view.superview == nil)
    }

    @Test func `caught and let go, a screen comes and goes as ever afterwards`() throws {
        let scene = ZoomStage()
        scene.zoom()
        scene.detail.modalPresentationStyle = .fullScreen
        scene.navigation.present(scene.detail, animated: true)
        scene.stage.host.advance(by: 0.2)
        try scene.play("0:200,300 0.05:200,340 0.3:200,560 0.8:200,560 0.9:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.presentedViewController == nil && scene.source.alpha == 1)
        scene.navigation.present(scene.detail, animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.presentedViewController === scene.detail && scene.detail.view.transform.isIdentity)
    }

    @Test func `two fingers turn the card while they close, and it goes straight again`() throws {
        let scene = ZoomStage().pushed()
        let host = scene.stage.host
        host.send(.down, at: CGPoint(x: 100, y: 400), finger: 0)
        host.send(.down, at: CGPoint(x: 300, y: 400), finger: 1)
        for step in 1...20 {
            host.step()
            let (part, turn) = (100 - 3 * CGFloat(step), CGFloat(step) * 0.03)
            let (dx, dy) = (part * cos(turn), part * sin(turn))
            host.send(.move, at: CGPoint(x: 200 - dx, y: 400 - dy), finger: 0)
            host.send(.move, at: CGPoint(x: 200 + dx, y: 400 + dy), finger: 1)
        }
        host.step()
        let window = try #require(scene.detail.view.superview?.superview)
        let angle = atan2(window.transform.b, window.transform.a)
        #expect(angle > 0.3 && angle < 0.65)
        host.send(.up, at: CGPoint(x: 180, y: 400), finger: 0)
        host.send(.up, at: CGPoint(x: 220, y: 400), finger: 1)
        host.advance(by: 2)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
    }
}
