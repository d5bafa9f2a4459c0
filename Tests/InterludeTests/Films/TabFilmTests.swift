import Interlude
import InterludeTesting
import Testing
import UIKit

/// The films of changes between tabs.
@MainActor
@Suite("The film of tabs")
struct TabFilmTests {
    @Test func `the next tab and back`() throws {
        try onStage { stage, tabs in
            let film = try stage.film { tabs.selectedIndex = 1 }
            expectFilm(film, matches: "slide-next", moments: .spread(5))
            let back = try stage.film { tabs.selectedIndex = 0 }
            expectFilm(back, matches: "slide-back", moments: .spread(5))
        }
    }

    @Test func `over a tab`() throws {
        try onStage { stage, tabs in
            let film = try stage.film { tabs.selectedIndex = 2 }
            expectFilm(film, matches: "slide-over", moments: .spread(5))
        }
    }

    @Test(arguments: [true, false])
    func `a finger draws the neighbour in`(finishing: Bool) throws {
        try onStage { stage, tabs in
            let film = try stage.film(
                dragFrom: CGPoint(x: 330, y: 400), to: CGPoint(x: finishing ? 60 : 220, y: 400))
            #expect(tabs.selectedIndex == (finishing ? 1 : 0))
            expectFilm(film, matches: finishing ? "drag-finished" : "drag-cancelled", moments: .spread(6))
        }
    }

    @Test func `with less motion they fade`() throws {
        try onStage(reducesMotion: true) { stage, tabs in
            let film = try stage.film { tabs.selectedIndex = 1 }
            expectFilm(film, matches: "less-motion", moments: .spread(5))
        }
    }

    @Test func `without a delegate the tab is there at once`() throws {
        try onStage(slides: false) { stage, tabs in
            let film = try stage.film { tabs.selectedIndex = 1 }
            expectFilm(film, matches: "plain", moments: .spread(3))
        }
    }

    /// Three tabs whose buttons are symbols.
    private func onStage(
        slides: Bool = true, reducesMotion: Bool = false, _ body: (Stage, UITabBarController) throws -> Void
    ) throws {
        let colors: [(UIColor, String)] = [
            (.systemTeal, "star.fill"), (.systemIndigo, "heart.fill"), (.systemRed, "house.fill"),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = colors.enumerated().map { index, look in
            let screen = Screen.wordless(look.0, squareAt: CGPoint(x: 40 + 100 * index, y: 200))
            screen.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: look.1), tag: index)
            return screen
        }
        var setting = Stage.Setting(device: .iPhoneSE)
        (setting.scale, setting.reducesMotion) = (1, reducesMotion)
        let stage = Stage(rootViewController: tabs, setting: setting)
        defer { stage.close() }
        if slides { tabs.slideBetweenTabs() }
        try stage.settle()
        try body(stage, tabs)
    }
}
