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
        let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemRed]
        let screens = colors.enumerated().map { Screen.wordless($1, squareAt: CGPoint(x: 40 + 100 * $0, y: 200)) }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        var setting = Stage.Configuration(device: .iPhoneSE)
        (setting.scale, setting.reducesMotion) = (1, reducesMotion)
        let stage = Stage(rootViewController: tabs, configuration: setting)
        defer { stage.close() }
        // Symbols are drawn for the screen that is there when they are made.
        for (screen, symbol) in zip(screens, ["star.fill", "heart.fill", "house.fill"]) {
            screen.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: symbol), tag: 0)
        }
        if slides { tabs.slideBetweenTabs() }
        try stage.settle()
        try body(stage, tabs)
    }
}
