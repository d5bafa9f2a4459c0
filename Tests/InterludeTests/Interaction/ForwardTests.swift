import Interlude
import InterludeTesting
import Testing
import UIKit

/// A finger brings a screen, and hands over to what scrolls.
@MainActor
@Suite struct `A finger that brings a screen` {
    private func drag(_ stage: Stage, _ share: CGFloat) {
        let width = stage.window.bounds.width
        stage.play(
            .drag(
                from: CGPoint(x: width - 2, y: 500), to: CGPoint(x: width - 2 - width * share, y: 500), duration: 0.3,
                rest: 0.3))
    }

    @Test(arguments: Sample.ofWholeScreens, [true, false])
    func `pushes, or lets it go`(_ sample: Sample, _ finishes: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let transition = sample.transition(from: rig.list, to: rig.page)
        rig.navigation.addPushGesture(to: rig.list.view, using: transition) { rig.page }
        let before = (rig.stage.frame(), rig.stage.state)
        drag(rig.stage, finishes ? 0.8 : 0.3)
        rig.stage.advance(by: 0.4)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === (finishes ? rig.page : rig.list))
        guard !finishes else { return }
        #expect(rig.stage.frame() == before.0)
        #expect(rig.stage.changes(since: before.1).besidesTheWayBack == [])
        #expect(rig.navigation.delegate == nil)
    }

    /// One after the other finishes, the one between is let go of.
    @Test(arguments: zip(Sample.ofWholeScreens, Sample.ofWholeScreens.indices.map { $0.isMultiple(of: 2) }))
    func `presents, or lets it go`(_ sample: Sample, _ finishes: Bool) throws {
        let rig = try Rig(scale: 0.5)
        let transition = sample.transition(from: rig.list, to: rig.page)
        rig.list.addPresentGesture(.pan(towards: .top), using: transition) { rig.page }
        let before = rig.stage.frame()
        let height = rig.stage.window.bounds.height
        rig.stage.play(
            .drag(
                from: CGPoint(x: 100, y: height - 100),
                to: CGPoint(x: 100, y: height - 100 - height * (finishes ? 0.7 : 0.3)), duration: 0.3, rest: 0.3))
        rig.stage.advance(by: 0.4)
        #expect(rig.page.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        #expect((rig.list.presentedViewController === rig.page) == finishes)
        if !finishes { #expect(rig.stage.frame() == before) }
    }

    @Test func `at 22 % of the finger the spring's page has travelled 22 %`() throws {
        let rig = try Rig(scale: 0.5)
        rig.navigation.addPushGesture(to: rig.list.view, using: .spring) { rig.page }
        let size = rig.stage.window.bounds.size
        let finger = rig.stage.touchDown(at: CGPoint(x: size.width - 2, y: 500))
        // A pan counts from where it is recognised, ten points on.
        finger.move(by: CGVector(dx: -size.width * 0.22 - 10, dy: 0), duration: 0.3)
        finger.hold(for: 0.2)
        let picture = try #require(rig.page.view.superview?.subviews.last)
        let shown = try #require(picture.layer.presentation())
        #expect(abs(shown.frame.minY - size.height * 0.78) < 2)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list)
    }

    @Test func `each of several gestures leads back, and none does where there is none`() throws {
        for (start, end, gestures) in [
            (CGPoint(x: 2, y: 500), CGPoint(x: 330, y: 500), 2), (CGPoint(x: 200, y: 120), CGPoint(x: 200, y: 700), 2),
            (CGPoint(x: 2, y: 500), CGPoint(x: 330, y: 500), 0),
        ] {
            let rig = try Rig(scale: 0.5)
            let transition: ScreenTransition =
                gestures == 0 ? .pull.backGestures() : .pull.backGestures(.edgePan, .pan(towards: .bottom))
            rig.list.present(rig.page, using: transition)
            try rig.stage.settle()
            rig.stage.play(.drag(from: start, to: end, duration: 0.3, rest: 0.3))
            rig.stage.advance(by: 0.4)
            #expect((rig.page.transitionCoordinator?.isInteractive == true) == (gestures > 0))
            try rig.stage.settle()
            #expect((rig.list.presentedViewController == nil) == (gestures > 0))
        }
    }

    /// Presents the page as a deck, filled by something that scrolls.
    private func presentScroll(on rig: Rig) throws -> UIScrollView {
        let scroll = UIScrollView(frame: rig.page.view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 3000)
        rig.page.view.addSubview(scroll)
        rig.list.present(rig.page, using: .deck)
        try rig.stage.settle()
        return scroll
    }

    @Test func `a scroll view scrolls until its top, and then the finger leads back`() throws {
        let rig = try Rig(scale: 0.5)
        let scroll = try presentScroll(on: rig)
        scroll.contentOffset.y = 400
        let down = Finger.drag(
            from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 700), duration: 0.4, rest: 0.3)
        rig.stage.play(down)
        try rig.stage.settle()
        #expect(rig.list.presentedViewController === rig.page)
        #expect(scroll.contentOffset.y < 100)
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        rig.stage.play(down)
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil)
    }

    @Test func `a finger that comes to the top of what it scrolls goes on with the way back`() throws {
        let rig = try Rig(scale: 0.5)
        let scroll = try presentScroll(on: rig)
        let top = -scroll.adjustedContentInset.top
        scroll.contentOffset.y = top + 60
        let finger = rig.stage.touchDown(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.1)
        #expect(rig.page.transitionCoordinator == nil && scroll.contentOffset.y < top + 60)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        let held = try #require(rig.page.transitionCoordinator)
        #expect(held.isInteractive && held.percentComplete > 0.1 && held.percentComplete < 0.25)
        #expect(scroll.contentOffset.y == top)
        finger.move(by: CGVector(dx: 0, dy: 400), duration: 0.3)
        finger.hold(for: 0.2)
        #expect(scroll.contentOffset.y == top)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil)
    }

    @Test func `a finger that first scrolls the other way comes to the way back too`() throws {
        let rig = try Rig(scale: 0.5)
        let scroll = try presentScroll(on: rig)
        let top = -scroll.adjustedContentInset.top
        let finger = rig.stage.touchDown(at: CGPoint(x: 150, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        #expect(rig.page.transitionCoordinator == nil && scroll.contentOffset.y > top + 50)
        finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.4)
        #expect(rig.page.transitionCoordinator?.isInteractive == true)
        finger.hold(for: 0.3)
        finger.lift()
        try rig.stage.settle()
        #expect(rig.list.presentedViewController === rig.page && rig.page.transitionCoordinator == nil)
        // And it scrolls again afterwards.
        scroll.contentOffset.y = 400
        rig.stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), duration: 0.4)
        #expect(scroll.contentOffset.y > 450)
    }

    @Test func `a flick finishes, however short its way`() throws {
        let rig = try Rig(scale: 0.5)
        rig.navigation.pushViewController(rig.page, using: .pull)
        try rig.stage.settle()
        // 100 points in 0.1 s are two and a half widths a second.
        rig.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 102, y: 500), duration: 0.1)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list)
    }

    @Test func `an animator of an app that can be interrupted can be caught`() throws {
        final class Own: NSObject, UIViewControllerAnimatedTransitioning {
            private var made: UIViewPropertyAnimator?
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: context).startAnimation()
            }
            func interruptibleAnimator(
                using context: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                if let made { return made }
                let to = context.view(forKey: .to)
                if let to { context.containerView.addSubview(to) }
                to?.alpha = 0
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { to?.alpha = 1 }
                animator.addCompletion { _ in
                    to?.alpha = 1
                    if context.transitionWasCancelled { to?.removeFromSuperview() }
                    context.completeTransition(!context.transitionWasCancelled)
                }
                made = animator
                return animator
            }
        }
        let rig = try Rig(scale: 0.5)
        let before = rig.stage.frame()
        rig.navigation.pushViewController(rig.page, using: ScreenTransition("own") { _ in Own() })
        rig.stage.advance(by: 0.1)
        rig.stage.play(
            .drag(from: CGPoint(x: 20, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.2, rest: 0.3))
        rig.stage.advance(by: 0.3)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.list && rig.stage.frame() == before)
    }

    @Test func `a stack is replaced with a transition, there and back`() throws {
        let rig = try Rig(scale: 0.5)
        let before = rig.stage.frame()
        rig.navigation.setViewControllers([rig.list, rig.page], using: .cube(from: .left))
        rig.stage.advance(by: 0.2)
        #expect(TransitionRun.current.last?.animator is TransitionAnimator)
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.page)
        rig.navigation.setViewControllers([rig.list], using: .explode)
        rig.stage.advance(by: 0.2)
        #expect(TransitionRun.current.last?.animator is TransitionAnimator)
        try rig.stage.settle()
        #expect(rig.stage.frame() == before)
        rig.navigation.pushViewController(rig.page, animated: false)
        rig.navigation.popViewController(using: .fade)
        #expect(TransitionRun.current.last?.animator is FadeAnimator)
        try rig.stage.settle()
        #expect(rig.stage.frame() == before && rig.navigation.delegate == nil)
    }

    @Test(arguments: Sample.ofWholeScreens) func `tabs are switched with it, there and back`(_ sample: Sample) throws {
        let tabs = UITabBarController()
        let (first, second) = (Screen("One", .systemTeal), Screen("Two", .systemIndigo))
        tabs.viewControllers = [first, second]
        let stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        for index in [1, 0] {
            tabs.selectedIndex = index
            try stage.settle()
        }
        let before = stage.frame()
        tabs.setTabTransition(sample.transition(from: first, to: second))
        for index in [1, 0] {
            tabs.selectedIndex = index
            stage.advance(by: 0.1)
            #expect(!TransitionRun.current.isEmpty)
            try stage.settle()
            #expect(tabs.selectedIndex == index)
        }
        #expect(stage.frame() == before)
    }

    @Test func `the delegates are asked for their orientations`() throws {
        final class Client: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .landscape }
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }
        }
        let client = Client()
        let rig = try Rig(scale: 0.5)
        rig.navigation.delegate = client
        rig.navigation.pushViewController(rig.page, using: .fade)
        try rig.stage.settle()
        #expect(rig.navigation.supportedInterfaceOrientations == .landscape)
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("One", .systemTeal)]
        tabs.delegate = client
        tabs.slideBetweenTabs()
        #expect(tabs.supportedInterfaceOrientations == .landscapeLeft)
    }
}
