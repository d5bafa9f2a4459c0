import InterludeTesting
import Testing
import UIKit

/// The films of what a navigation controller does by itself.
@MainActor
@Suite("The film of the system's push and pop")
struct NavigationFilmTests {
    @Test func `push and pop`() throws {
        try onStage { stage, navigation, page in
            let arrival = try stage.film { navigation.pushViewController(page, animated: true) }
            expectFilm(arrival, matches: "push", moments: .spread(6))
            let leave = try stage.film { navigation.popViewController(animated: true) }
            expectFilm(leave, matches: "pop", moments: .spread(6))
        }
    }

    @Test func `from right to left`() throws {
        try onStage(.rightToLeft) { stage, navigation, page in
            let arrival = try stage.film { navigation.pushViewController(page, animated: true) }
            expectFilm(arrival, matches: "push-right-to-left", moments: .spread(4))
            let leave = try stage.film { stage.play(stage.backSwipe(0.7, rest: 0.3)) }
            #expect(navigation.topViewController !== page)
            expectFilm(leave, matches: "swipe-right-to-left", moments: .spread(4))
        }
    }

    @Test(arguments: [true, false])
    func `a swipe back`(finishing: Bool) throws {
        try onStage { stage, navigation, page in
            navigation.pushViewController(page, animated: false)
            try stage.settle()
            let film = try stage.film { stage.play(stage.backSwipe(finishing ? 0.7 : 0.3, rest: 0.3)) }
            #expect((navigation.topViewController === page) == !finishing)
            expectFilm(film, matches: finishing ? "swipe-finished" : "swipe-cancelled", moments: .spread(6))
        }
    }

    @Test func `a swipe back that the system takes away`() throws {
        try onStage { stage, navigation, page in
            navigation.pushViewController(page, animated: false)
            try stage.settle()
            let film = try stage.film { stage.play(stage.backSwipe(0.7).cancelled(at: 0.2)) }
            #expect(navigation.topViewController === page)
            expectFilm(film, matches: "swipe-taken-away", moments: .spread(4))
        }
    }

    @Test(arguments: [true, false])
    func `a bar comes with the page`(appears: Bool) throws {
        try onStage { stage, navigation, page in
            navigation.isNavigationBarHidden = appears
            try stage.settle()
            let film = try stage.film {
                navigation.pushViewController(page, animated: true)
                navigation.setNavigationBarHidden(!appears, animated: true)
            }
            expectFilm(film, matches: appears ? "push-bar-comes" : "push-bar-goes", moments: .spread(5))
        }
    }

    @Test func `a page hides the tab bar`() throws {
        let list = Screen.wordless(.systemTeal)
        let navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = try Stage.forFilms(tabs)
        defer { stage.close() }
        navigation.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "star.fill"), tag: 0)
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 420))
        page.hidesBottomBarWhenPushed = true
        let film = try stage.film { navigation.pushViewController(page, animated: true) }
        expectFilm(film, matches: "push-hides-tab-bar", moments: .spread(5))
        let leave = try stage.film { stage.play(stage.backSwipe(0.3, rest: 0.3)) }
        expectFilm(leave, matches: "swipe-cancelled-tab-bar", moments: .spread(5))
    }

    /// A list and a page with coloured bars; where a title would be there is a disc.
    private func onStage(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UINavigationController, Screen) throws -> Void
    ) throws {
        let list = Screen.wordless(.systemTeal)
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 420))
        for (screen, color) in [(list, UIColor.systemRed), (page, .systemGreen)] {
            screen.navigationItem.titleView = disc(color)
            screen.navigationItem.backButtonDisplayMode = .minimal
        }
        var setting = Stage.Configuration(device: .iPhoneSE)
        (setting.scale, setting.layoutDirection) = (1, direction)
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(rootViewController: navigation, configuration: setting)
        defer { stage.close() }
        try stage.settle()
        try body(stage, navigation, page)
    }

    private func disc(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.backgroundColor = color
        view.layer.cornerRadius = 15
        return view
    }
}
