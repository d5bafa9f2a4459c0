import Interlude
import InterludeTesting
import Testing
import UIKit

/// A finger lets a transition go, and another one takes hold of it before it has come to its end.
@MainActor
@Suite struct `A transition that was let go is caught again` {
    nonisolated static let samples: [Sample] =
        Sample.written.filter { $0.name != "overlay" }
        + ["pull", "deck", "genie", "ripple", "explode", "iris", "matched", "turn", "spring-zoom"].compactMap(
            Sample.named)

    /// A finger that takes hold somewhere on the stage and moves a share of the screen's size that leads back, or on.
    private func catchAgain(_ sample: Sample, on stage: Stage, by share: CGFloat) -> HeldFinger {
        let size = stage.window.bounds.size
        let back = sample.backFinger(in: size, finishing: true)
        let way = CGVector(
            dx: back.points[1].location.x - back.points[0].location.x,
            dy: back.points[1].location.y - back.points[0].location.y)
        let length = hypot(way.dx, way.dy)
        let whole = way.dx == 0 ? size.height : size.width
        let finger = stage.touchDown(at: CGPoint(x: size.width / 2, y: size.height / 2))
        let points = share * whole
        finger.move(by: CGVector(dx: way.dx / length * points, dy: way.dy / length * points), duration: 0.05)
        return finger
    }

    /// A pop by a finger that lets go too early: while the page comes back a second one takes it away, or lets it come.
    @Test(arguments: samples, [true, false])
    func `on a way back that was called off`(_ sample: Sample, _ leadsBack: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let list = (rig.stage.frame(), rig.stage.state)
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        let page = (rig.stage.frame(), rig.stage.state)
        rig.stage.play(sample.backFinger(in: rig.stage.window.bounds.size, finishing: false))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(coordinator.isCancelled && !coordinator.isInteractive)
        let finger = catchAgain(sample, on: rig.stage, by: 0.1)
        #expect(coordinator.isInteractive && !coordinator.isCancelled)
        // It was at less than three tenths, and the finger has taken it on by a tenth.
        #expect(coordinator.percentComplete < 0.42, "\(coordinator.percentComplete)")
        let held = rig.stage.frame()
        finger.hold(for: 0.3)
        #expect(rig.stage.frame() == held)
        finishMoving(finger, sample, rig.stage, leadsBack)
        try rig.stage.settle()
        let expected = leadsBack ? list : page
        #expect(rig.navigation.topViewController === (leadsBack ? rig.list : rig.page))
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1) == [])
    }

    /// A pop that a finger has let go so late that it finishes: a second one takes it back, or lets it finish.
    @Test(arguments: samples, [true, false])
    func `on a way back that is being finished`(_ sample: Sample, _ leadsBack: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let list = (rig.stage.frame(), rig.stage.state)
        rig.list.present(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        let page = (rig.stage.frame(), rig.stage.state)
        let size = rig.stage.window.bounds.size
        let back = sample.backFinger(in: size, finishing: true)
        // To six tenths of the way.
        let (from, to) = (back.points[0].location, back.points[1].location)
        let end = CGPoint(x: from.x + (to.x - from.x) * 0.78, y: from.y + (to.y - from.y) * 0.78)
        rig.stage.play(.drag(from: from, to: end, duration: 0.3, rest: 0.3))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.page.transitionCoordinator)
        #expect(!coordinator.isCancelled && !coordinator.isInteractive)
        let finger = catchAgain(sample, on: rig.stage, by: -0.06)
        #expect(coordinator.isInteractive)
        let held = rig.stage.frame()
        finger.hold(for: 0.3)
        #expect(rig.stage.frame() == held)
        finishMoving(finger, sample, rig.stage, leadsBack)
        try rig.stage.settle()
        let expected = leadsBack ? list : page
        #expect((rig.list.presentedViewController == nil) == leadsBack)
        #expect(rig.stage.frame() == expected.0)
        #expect(rig.stage.changes(since: expected.1) == [])
    }

    /// Slowly to the end of the way, so that no speed decides.
    private func finishMoving(_ finger: HeldFinger, _ sample: Sample, _ stage: Stage, _ leadsBack: Bool) {
        let size = stage.window.bounds.size
        let back = sample.backFinger(in: size, finishing: true)
        let way = CGVector(
            dx: back.points[1].location.x - back.points[0].location.x,
            dy: back.points[1].location.y - back.points[0].location.y)
        let sign: CGFloat = leadsBack ? 1 : -1
        finger.move(by: CGVector(dx: sign * way.dx, dy: sign * way.dy), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
    }

    /// A finger draws a screen in and lets go; a second one decides otherwise.
    @Test(arguments: samples, [true, false])
    func `on a push that a finger has begun`(_ sample: Sample, _ comes: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let before = (rig.stage.frame(), rig.stage.state)
        let transition = sample.transition(from: rig.list, to: rig.page)
        rig.navigation.addPushGesture(to: rig.list.view, using: transition) { rig.page }
        let width = rig.stage.window.bounds.width
        // What the first finger decides is the contrary of what the second one does.
        rig.stage.play(
            .drag(
                from: CGPoint(x: width - 2, y: 500), to: CGPoint(x: width - 2 - width * (comes ? 0.4 : 0.62), y: 500),
                duration: 0.3, rest: 0.3))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(!coordinator.isInteractive && coordinator.isCancelled == comes)
        let finger = rig.stage.touchDown(at: CGPoint(x: width / 2, y: 400))
        finger.move(by: CGVector(dx: comes ? -40 : 40, dy: 0), duration: 0.05)
        #expect(coordinator.isInteractive)
        finger.move(by: CGVector(dx: comes ? -300 : 300, dy: 0), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === (comes ? rig.page : rig.list))
        guard !comes else { return }
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1).besidesTheWayBack == [])
        #expect(rig.navigation.delegate == nil)
    }

    @Test(arguments: [true, false]) func `on a screen that a finger presents`(_ comes: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let before = rig.stage.frame()
        rig.list.addPresentGesture(.pan(towards: .top), using: .stepBack) { rig.page }
        let height = rig.stage.window.bounds.height
        let start = CGPoint(x: 100, y: height - 100)
        let end = CGPoint(x: 100, y: start.y - height * (comes ? 0.4 : 0.62))
        rig.stage.play(.drag(from: start, to: end, duration: 0.3, rest: 0.3))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.page.transitionCoordinator)
        #expect(!coordinator.isInteractive && coordinator.isCancelled == comes)
        let finger = rig.stage.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: comes ? -60 : 60), duration: 0.05)
        #expect(coordinator.isInteractive)
        finger.move(by: CGVector(dx: 0, dy: comes ? -400 : 400), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try rig.stage.settle()
        #expect((rig.list.presentedViewController === rig.page) == comes)
        if !comes { #expect(rig.stage.frame() == before) }
    }

    @Test(arguments: [true, false]) func `in a container of one's own`(_ comes: Bool) throws {
        final class Container: UIViewController {
            lazy var exchange = ChildTransitionController(of: self)
        }
        let (container, first, second) = (Container(), Screen("One", .systemTeal), Screen("Two", .systemIndigo))
        let stage = Stage(rootViewController: container, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        container.exchange.show(first)
        try stage.settle()
        let before = stage.frame()
        container.exchange.addGesture(.pan(towards: .left), using: .pull) { second }
        stage.drag(
            from: CGPoint(x: 350, y: 500), to: CGPoint(x: 350 - 375 * (comes ? 0.4 : 0.62), y: 500), duration: 0.3,
            rest: 0.3)
        #expect(container.exchange.isRunning)
        let finger = stage.touchDown(at: CGPoint(x: 180, y: 300))
        finger.move(by: CGVector(dx: comes ? -30 : 30, dy: 0), duration: 0.03)
        let held = stage.frame()
        finger.hold(for: 0.3)
        #expect(stage.frame() == held)
        finger.move(by: CGVector(dx: comes ? -250 : 250, dy: 0), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(container.children == [comes ? second : first])
        if !comes { #expect(stage.frame() == before) }
    }

    /// Three fingers, one after the other; each begins where the one before has left it.
    @Test(arguments: ["spring", "circle"]) func `as often as one likes, without a jump`(_ name: String) throws {
        let rig = try Rig(scale: 0.5)
        let sample = try #require(Sample.named(name))
        rig.navigation.pushViewController(rig.page, using: sample.transition(from: rig.list, to: rig.page))
        try rig.stage.settle()
        rig.stage.play(sample.backFinger(in: rig.stage.window.bounds.size, finishing: false))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        var last: CGFloat = 0.3
        for turn in 0..<3 {
            let finger = catchAgain(sample, on: rig.stage, by: 0.09)
            #expect(coordinator.isInteractive)
            // A pan counts from where it is recognised.
            #expect(abs(coordinator.percentComplete - last) < 0.15, "\(turn) \(coordinator.percentComplete) \(last)")
            last = coordinator.percentComplete
            finger.hold(for: 0.3)
            finger.lift()
            rig.stage.advance(by: 0.01)
            #expect(coordinator.isCancelled && !coordinator.isInteractive)
        }
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.page)
    }

    @Test func `not by a second finger while the first one holds it`() throws {
        let rig = try Rig(scale: 0.5)
        rig.navigation.pushViewController(rig.page, using: .pull)
        try rig.stage.settle()
        let first = rig.stage.touchDown(at: CGPoint(x: 2, y: 500))
        first.move(by: CGVector(dx: 120, dy: 0), duration: 0.2)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        let second = rig.stage.touchDown(at: CGPoint(x: 200, y: 300))
        second.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        second.hold(for: 0.2)
        second.lift()
        rig.stage.advance(by: 0.05)
        #expect(coordinator.isInteractive)
        first.move(by: CGVector(dx: -110, dy: 0), duration: 0.3)
        first.hold(for: 0.3)
        first.lift()
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.page)
    }

    @Test func `between tabs`() throws {
        for isRightToLeft in [false, true] {
            let tabs = UITabBarController()
            tabs.viewControllers = [Screen("One", .systemTeal), Screen("Two", .systemIndigo)]
            var setting = Stage.Configuration(device: .iPhone15)
            setting.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            let stage = Stage(rootViewController: tabs, configuration: setting)
            defer { stage.close() }
            tabs.setTabTransition(.sharedAxis(.x))
            try stage.settle()
            let before = stage.frame()
            let sign: CGFloat = isRightToLeft ? -1 : 1
            stage.play(
                .drag(
                    from: CGPoint(x: 196 + sign * 120, y: 500), to: CGPoint(x: 196 - sign * 120, y: 500), duration: 0.3,
                    rest: 0.3))
            stage.advance(by: 0.61)
            let coordinator = try #require(tabs.transitionCoordinator)
            #expect(!coordinator.isCancelled && !coordinator.isInteractive)
            let finger = stage.touchDown(at: CGPoint(x: 196, y: 300))
            finger.move(by: CGVector(dx: sign * 30, dy: 0), duration: 0.03)
            #expect(coordinator.isInteractive)
            finger.move(by: CGVector(dx: sign * 300, dy: 0), duration: 0.4)
            finger.hold(for: 0.3)
            finger.lift()
            try stage.settle()
            #expect(tabs.selectedIndex == 0 && stage.frame() == before)
        }
    }

    /// A pan to either side leads back; the second finger goes on in the direction in which the first began.
    @Test(arguments: [true, false]) func `in the direction in which it began`(_ toTheLeft: Bool) throws {
        let rig = try Rig(scale: 0.5)
        rig.navigation.pushViewController(rig.page, using: .door)
        try rig.stage.settle()
        let sign: CGFloat = toTheLeft ? -1 : 1
        rig.stage.play(
            .drag(
                from: CGPoint(x: 196 - sign * 60, y: 500), to: CGPoint(x: 196 + sign * 100, y: 500), duration: 0.3,
                rest: 0.3))
        rig.stage.advance(by: 0.61)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(coordinator.isCancelled)
        let finger = rig.stage.touchDown(at: CGPoint(x: 196, y: 300))
        finger.move(by: CGVector(dx: sign * 25, dy: 0), duration: 0.03)
        finger.move(by: CGVector(dx: sign * 160, dy: 0), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list)
    }

    // MARK: Animators of an app

    /// What an app may write itself: interruptible, and nothing of ours in it.
    private final class Own: NSObject, UIViewControllerAnimatedTransitioning {
        private var made: UIViewPropertyAnimator?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let made { return made }
            let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
            let width = context.containerView.bounds.width
            if let to { context.containerView.insertSubview(to, at: 0) }
            let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.7) {
                from?.transform = CGAffineTransform(translationX: width, y: 0)
            }
            animator.addCompletion { _ in
                from?.transform = .identity
                if context.transitionWasCancelled { to?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
            made = animator
            return animator
        }
    }

    @Test(arguments: [true, false]) func `with an interruptible animator of an app`(_ leadsBack: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let list = rig.stage.frame()
        let transition = ScreenTransition("own") { direction in
            if direction == .forward { return FadeAnimator(direction: direction) }
            return Own()
        }
        rig.navigation.pushViewController(rig.page, using: transition)
        try rig.stage.settle()
        let page = rig.stage.frame()
        rig.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 140, y: 500), duration: 0.3, rest: 0.3)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(coordinator.isCancelled && !coordinator.isInteractive)
        let finger = rig.stage.touchDown(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.03)
        #expect(coordinator.isInteractive && coordinator.percentComplete < 0.45)
        finger.move(by: CGVector(dx: leadsBack ? 230 : -100, dy: 0), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === (leadsBack ? rig.list : rig.page))
        #expect(rig.stage.frame() == (leadsBack ? list : page))
    }

    /// An app with delegate, animator and interactor of its own takes hold by `pause()`, after it has let go.
    @Test(arguments: [true, false]) func `by an app's own interactor`(_ finishes: Bool) throws {
        final class Director: NSObject, UINavigationControllerDelegate {
            let interactor = UIPercentDrivenInteractiveTransition()

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Own() : nil }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
        }
        let (rig, director) = (try Rig(scale: 0.5), Director())
        rig.navigation.delegate = director
        let list = rig.stage.frame()
        rig.navigation.pushViewController(rig.page, animated: false)
        try rig.stage.settle()
        let page = rig.stage.frame()
        rig.navigation.popViewController(animated: true)
        rig.stage.advance(by: 0.05)
        director.interactor.update(0.5)
        director.interactor.cancel()
        rig.stage.advance(by: 0.1)
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        #expect(coordinator.isCancelled)
        director.interactor.pause()
        #expect(coordinator.isInteractive && !coordinator.isCancelled)
        #expect(director.interactor.percentComplete > 0.1 && director.interactor.percentComplete < 0.5)
        director.interactor.update(0.75)
        rig.stage.advance(by: 0.1)
        // Three quarters of the way, straight.
        let shown = try #require(rig.page.view.layer.presentation())
        #expect(abs(shown.transform.m41 - 0.75 * rig.stage.window.bounds.width) < 1)
        if finishes { director.interactor.finish() } else { director.interactor.cancel() }
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === (finishes ? rig.list : rig.page))
        #expect(rig.stage.frame() == (finishes ? list : page))
    }
}
