import InterludeTesting
import Testing
import UIKit

extension SeedUseTests {
    // MARK: Overlay

    @Test func `overlay: the card grows by its own delegate, and is in the middle after a rotation`() throws {
        let (list, page) = (SquareScreen.list(), CardScreen())
        page.view.backgroundColor = .systemTeal
        let stage = Stage(showing: list)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        list.present(page, animated: true)
        #expect(page.presentationController is CardPresentationController)
        stage.advance(by: 0.2)
        #expect(page.transitionCoordinator?.transitionDuration == 0.4)
        try stage.settle()
        #expect(page.view.center == CGPoint(x: 187.5, y: 333.5))
        let opened = stage.frame()
        stage.turn(to: .landscapeLeft)
        try stage.settle()
        #expect(page.view.center == CGPoint(x: 333.5, y: 187.5))
        #expect(page.view.bounds.size == CGSize(width: 533, height: 225))
        stage.turn(to: .portrait)
        try stage.settle()
        #expect(stage.frame() == opened)
        stage.tap(at: CGPoint(x: 10, y: 600))
        try stage.settle()
        #expect(list.presentedViewController == nil && stage.frame() == before)
    }

    @Test func `overlay: presentation controller and animators are healthy together`() {
        let delegate = Patient("card", transitioningDelegate: { CardPresentation() }).examine()
        #expect(delegate.isHealthy, "\(delegate)")
        let screen = Patient(
            "card screen",
            presenting: {
                let screen = CardScreen()
                screen.view.backgroundColor = .systemTeal
                return screen
            }
        ).examine()
        #expect(screen.isHealthy, "\(screen)")
    }

    // MARK: Slides

    private func tabs() -> SlidingTabBarController {
        let tabs = SlidingTabBarController()
        tabs.viewControllers = [SquareScreen.list(), SquareScreen.page()]
        return tabs
    }

    @Test func `slides: a pan moves between tabs, both ways`() throws {
        let tabs = self.tabs()
        let stage = Stage(showing: tabs)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        try stage.expectFinger(from: 350, way: -1, drives: tabs) { tabs.selectedIndex == 1 }
        // Beyond the last tab there is none.
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
        try stage.settle()
        #expect(tabs.selectedIndex == 1)
        try stage.expectFinger(from: 25, way: 1, drives: tabs) { tabs.selectedIndex == 0 }
        #expect(stage.frame() == before)
    }

    @Test func `slides: a pan pushes and pops`() throws {
        let navigation = SlidingNavigationController(rootViewController: SquareScreen.list())
        navigation.isNavigationBarHidden = true
        navigation.makeNext = { SquareScreen.page() }
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        try stage.expectFinger(from: 350, way: -1, drives: navigation) { navigation.viewControllers.count == 2 }
        try stage.expectFinger(from: 25, way: 1, drives: navigation) { navigation.viewControllers.count == 1 }
        #expect(stage.frame() == before)
    }

    @Test(arguments: [TransitionUse.push, .pop, .tab]) func `slides: the animator is healthy`(_ use: TransitionUse) {
        let diagnosis = Patient("slide", for: use) { SideBySideAnimator(isForward: use.isForward) }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `slides: the containers are healthy`() {
        expectHealthyScreens("sliding tabs") {
            let tabs = self.tabs()
            // A switch of tabs is animated when the delegate says how, and only then.
            let select: @MainActor (Int, Bool) -> Void = { index, animated in
                tabs.delegate = animated ? tabs : nil
                tabs.selectedIndex = index
                tabs.delegate = tabs
            }
            return AppFlow(root: tabs, open: { select(1, $0) }, close: { select(0, $0) })
        }
        expectHealthyScreens("sliding navigation") {
            let navigation = SlidingNavigationController(rootViewController: SquareScreen.list())
            navigation.isNavigationBarHidden = true
            return AppFlow(
                root: navigation, open: { navigation.pushViewController(SquareScreen.page(), animated: $0) },
                close: { _ = navigation.popViewController(animated: $0) })
        }
    }

    // MARK: Circle reveal

    private func circle() -> CircleNavigationController {
        let navigation = CircleNavigationController(rootViewController: SquareScreen.list())
        navigation.isNavigationBarHidden = true
        navigation.makeNext = { SquareScreen.page() }
        return navigation
    }

    @Test func `circle: a finger opens it and closes it, or lets it be`() throws {
        let navigation = self.circle()
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        try stage.expectFinger(from: 350, way: -1, drives: navigation) { navigation.viewControllers.count == 2 }
        #expect(navigation.topViewController?.view.layer.mask == nil)
        try stage.expectFinger(from: 25, way: 1, drives: navigation) { navigation.viewControllers.count == 1 }
        #expect(stage.frame() == before)
    }

    @Test func `circle: it opens where the finger went down`() throws {
        let navigation = self.circle()
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let white = stage.frame().pixel(at: CGPoint(x: 345, y: 400))
        stage.play(.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.2, rest: 0.3))
        stage.advance(by: 0.4)
        #expect(stage.frame().pixel(at: CGPoint(x: 345, y: 400)) != white)
        #expect(stage.frame().pixel(at: CGPoint(x: 187, y: 400)) == white)
        stage.advance(by: 0.2)
        try stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `circle: the container is healthy`() {
        expectHealthyScreens("circle") {
            let navigation = self.circle()
            return AppFlow(
                root: navigation, open: { navigation.pushViewController(SquareScreen.page(), animated: $0) },
                close: { _ = navigation.popViewController(animated: $0) })
        }
    }
}
