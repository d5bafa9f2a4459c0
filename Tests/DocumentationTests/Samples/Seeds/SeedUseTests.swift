// What the pages of the seeds show beside their animators, used as an app does: delegates, fingers, rotations.
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct SeedUseTests {
    // MARK: The spring slide

    @Test func `spring: a presented screen springs up and goes down by its own delegate`() throws {
        let (list, page) = (SquareScreen.list(), SpringScreen())
        page.view.backgroundColor = .systemTeal
        let stage = Stage(showing: list)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        list.present(page, animated: true)
        stage.advance(by: 0.05)
        #expect(page.view.isHidden && stage.frame() != before)
        try stage.settle()
        #expect(!page.view.isHidden && page.view.frame == stage.bounds)
        page.dismiss(animated: true)
        stage.advance(by: 0.2)
        #expect(page.view.isHidden)
        try stage.settle()
        #expect(list.presentedViewController == nil && stage.frame() == before)
    }

    @Test func `spring: the navigation controller keeps the delegate that pushes and pops`() throws {
        let navigation = SpringNavigationController(rootViewController: SquareScreen.list())
        navigation.isNavigationBarHidden = true
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let (before, page) = (stage.frame(), SquareScreen.page())
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.05)
        #expect(page.view.isHidden)
        try stage.settle()
        #expect(!page.view.isHidden && navigation.delegate is SpringNavigation)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.2)
        #expect(page.view.isHidden)
        try stage.settle()
        #expect(stage.frame() == before)
    }

    @Test func `spring: the delegates are healthy`() {
        let presenting = Patient(
            "spring screen",
            presenting: {
                let screen = SpringScreen()
                screen.view.backgroundColor = .systemTeal
                return screen
            }
        ).examine()
        #expect(presenting.isHealthy, "\(presenting)")
        // The tutorial's delegate has an animator and no gesture, so no swipe pops.
        expectHealthyScreens("spring navigation", except: [.swipeBack]) {
            let navigation = SpringNavigationController(rootViewController: SquareScreen.list())
            navigation.isNavigationBarHidden = true
            return AppFlow(
                root: navigation, open: { navigation.pushViewController(SquareScreen.page(), animated: $0) },
                close: { _ = navigation.popViewController(animated: $0) })
        }
    }

    // MARK: Move and door

    nonisolated private static let pushes: [PushType] = [.door, .move]

    @Test(arguments: [TransitionUse.push, .pop, .present(.fullScreen), .dismiss(.fullScreen)])
    func `move: the animator is healthy`(_ use: TransitionUse) {
        let diagnosis = Patient("move", for: use) { TravelAnimator(isForward: use.isForward) }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `move: a picture of the one view is on its way to the other`() throws {
        let navigation = UINavigationController(rootViewController: SquareScreen.list())
        navigation.isNavigationBarHidden = true
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        #expect(stage.frame().pixel(at: SeedPlaces.between) != SeedPlaces.red)
        navigation.animationPush(SquareScreen.page(), type: .move)
        stage.advance(by: 0.125)
        #expect(stage.frame().pixel(at: SeedPlaces.between) == SeedPlaces.red)
        try stage.settle()
        #expect(stage.frame().pixel(at: SeedPlaces.between) != SeedPlaces.red)
        navigation.animationPop()
        stage.advance(by: 0.125)
        #expect(stage.frame().pixel(at: SeedPlaces.between) == SeedPlaces.red)
        try stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: pushes) func `one call pushes and gives the delegate back`(_ type: PushType) throws {
        let (navigation, other) = (UINavigationController(rootViewController: SquareScreen.list()), OtherDelegate())
        navigation.isNavigationBarHidden = true
        navigation.delegate = other
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        // Twice: whoever forgets the delegate has lost it now.
        for _ in 1...2 {
            let page = SquareScreen.page()
            navigation.animationPush(page, type: type)
            #expect(navigation.delegate === other)
            stage.advance(by: 0.125)
            #expect(navigation.transitionCoordinator?.transitionDuration == 0.25)
            try stage.settle()
            #expect(navigation.topViewController === page && navigation.delegate === other)
            navigation.animationPop()
            stage.advance(by: 0.125)
            #expect(navigation.transitionCoordinator?.transitionDuration == 0.25)
            try stage.settle()
            #expect(navigation.delegate === other && stage.frame() == before)
        }
    }

    @Test func `a push that nobody sees gives the delegate back too`() {
        let stage = Stage(showing: SquareScreen.list())
        defer { stage.close() }
        let (navigation, other) = (UINavigationController(rootViewController: SquareScreen.list()), OtherDelegate())
        navigation.delegate = other
        navigation.animationPush(SquareScreen.page(), type: .door)
        #expect(navigation.viewControllers.count == 2 && navigation.delegate === other)
    }

    @Test(arguments: pushes) func `a pan anywhere and to either side leads back`(_ type: PushType) throws {
        let (navigation, other) = (UINavigationController(rootViewController: SquareScreen.list()), OtherDelegate())
        navigation.isNavigationBarHidden = true
        navigation.delegate = other
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        let ways: [(x: CGFloat, way: CGFloat)] = [(50, 1), (325, -1), (1, 1)]
        for (x, way) in ways {
            navigation.animationPush(SquareScreen.page(), type: type)
            try stage.settle()
            try stage.expectFinger(from: x, way: way, drives: navigation) { navigation.viewControllers.count == 1 }
            #expect(navigation.delegate === other && stage.frame() == before)
        }
    }

    @Test(arguments: pushes) func `the helper is healthy`(_ type: PushType) {
        expectHealthyScreens("\(type)") {
            let navigation = UINavigationController(rootViewController: SquareScreen.list())
            navigation.isNavigationBarHidden = true
            return AppFlow(
                root: navigation, open: { navigation.animationPush(SquareScreen.page(), type: type, animated: $0) },
                close: { navigation.animationPop(animated: $0) })
        }
    }

    // MARK: Magic move

    private func flight() -> (navigation: UINavigationController, list: PhotoScreen) {
        let list = PhotoScreen.list()
        let navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        return (navigation, list)
    }

    @Test func `magic move: a picture is on its way, and the originals are out of sight`() throws {
        let (navigation, list) = flight()
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let (before, page) = (stage.frame(), PhotoScreen.page())
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.15)
        #expect(stage.frame().pixel(at: SeedPlaces.between) == SeedPlaces.red)
        #expect(list.flyingView?.isHidden == true && page.flyingView?.isHidden == true)
        try stage.settle()
        #expect(stage.frame().pixel(at: SeedPlaces.between) != SeedPlaces.red)
        #expect(list.flyingView?.isHidden == false && page.flyingView?.isHidden == false)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.15)
        #expect(stage.frame().pixel(at: SeedPlaces.between) == SeedPlaces.red)
        try stage.settle()
        #expect(stage.frame() == before)
    }

    @Test func `magic move: a finger from the left edge leads back`() throws {
        let (navigation, list) = flight()
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        navigation.pushViewController(PhotoScreen.page(), animated: true)
        try stage.settle()
        try stage.expectFinger(from: 1, way: 1, drives: navigation) { navigation.topViewController === list }
        #expect(stage.frame() == before)
        // At the root there is nothing to go back to.
        stage.swipeBack()
        try stage.settle()
        #expect(navigation.topViewController === list && stage.frame() == before)
    }

    @Test func `magic move: a touch that the system takes away decides by the way it has come`() throws {
        let (navigation, list) = flight()
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        let page = PhotoScreen.page()
        navigation.pushViewController(page, animated: true)
        try stage.settle()
        let ends: [(share: CGFloat, top: UIViewController)] = [(0.4, page), (0.8, list)]
        for (share, top) in ends {
            stage.play(stage.backSwipe(share, rest: 0.1).cancelled())
            stage.advance(by: 0.5)
            try stage.settle()
            #expect(navigation.topViewController === top)
        }
    }

    @Test func `magic move: who is on top is the delegate, and below another screen the one before is`() throws {
        let (navigation, list) = flight()
        let other = OtherDelegate()
        navigation.delegate = other
        let stage = Stage(showing: navigation)
        defer { stage.close() }
        try stage.settle()
        #expect(navigation.delegate === list)
        let page = PhotoScreen.page()
        navigation.pushViewController(page, animated: true)
        #expect(navigation.delegate === other)
        try stage.settle()
        #expect(navigation.delegate === page)
        stage.swipeBack(0.3, rest: 0.2)
        try stage.settle()
        #expect(navigation.topViewController === page && navigation.delegate === page)
        navigation.pushViewController(SquareScreen.page(), animated: true)
        try stage.settle()
        #expect(navigation.delegate === other)
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(navigation.delegate === page)
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(navigation.topViewController === list && navigation.delegate === list)
    }

    @Test func `magic move: the screens are healthy`() {
        expectHealthyScreens("flight") {
            let navigation = UINavigationController(rootViewController: PhotoScreen.list())
            navigation.isNavigationBarHidden = true
            return AppFlow(
                root: navigation, open: { navigation.pushViewController(PhotoScreen.page(), animated: $0) },
                close: { _ = navigation.popViewController(animated: $0) })
        }
    }
}
