import InterludeTesting
import Testing
import UIKit

/// The films of what stands below a navigation bar's row. Titles are bars of colour, as high and wide as their letters would be.
@MainActor
@Suite("The film of a navigation bar")
struct BarFilmTests {
    private static var look: UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.largeTitleTextAttributes = [.foregroundColor: UIColor.clear, .backgroundColor: UIColor.systemRed]
        look.titleTextAttributes = [.foregroundColor: UIColor.clear, .backgroundColor: UIColor.systemRed]
        look.backButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.clear, .backgroundColor: UIColor.systemBlue,
        ]
        return look
    }

    private func screen(_ color: UIColor, title: String) -> Screen {
        let screen = Screen.wordless(color)
        screen.title = title
        screen.navigationItem.standardAppearance = Self.look
        screen.navigationItem.scrollEdgeAppearance = Self.look
        return screen
    }

    private func onStage(_ body: (Stage, UINavigationController, Screen, Screen) throws -> Void) throws {
        let (list, page) = (screen(.systemTeal, title: "List"), screen(.systemIndigo, title: "A page"))
        page.navigationItem.largeTitleDisplayMode = .never
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = try Stage.forFilms(navigation)
        defer { stage.close() }
        try body(stage, navigation, list, page)
    }

    @Test func `a large title becomes the label of the button back, and returns`() throws {
        try onStage { stage, navigation, _, page in
            let there = try stage.film { navigation.pushViewController(page, animated: true) }
            expectFilm(there, matches: "large-title-push", moments: .spread(6))
            let back = try stage.film { navigation.popViewController(animated: true) }
            expectFilm(back, matches: "large-title-pop", moments: .spread(6))
        }
    }

    @Test func `a swipe back that is let go too early leaves the bar as it was`() throws {
        try onStage { stage, navigation, list, page in
            list.navigationItem.searchController = search()
            list.navigationItem.hidesSearchBarWhenScrolling = false
            try stage.settle()
            navigation.pushViewController(page, animated: false)
            try stage.settle()
            let film = try stage.film { stage.play(stage.backSwipe(0.3, rest: 0.3)) }
            #expect(navigation.topViewController === page)
            expectFilm(film, matches: "large-title-swipe-cancelled", moments: .spread(6))
        }
    }

    @Test func `a search bar goes with its screen`() throws {
        try onStage { stage, navigation, list, page in
            list.navigationItem.searchController = search()
            list.navigationItem.hidesSearchBarWhenScrolling = false
            try stage.settle()
            let film = try stage.film { navigation.pushViewController(page, animated: true) }
            expectFilm(film, matches: "search-bar-push", moments: .spread(6))
        }
    }

    @Test func `a search has the bar to itself, and gives it back`() throws {
        try onStage { stage, _, list, _ in
            let search = search()
            list.navigationItem.searchController = search
            list.navigationItem.hidesSearchBarWhenScrolling = false
            try stage.settle()
            let begin = try stage.film { search.isActive = true }
            #expect(search.searchBar.searchTextField.isFirstResponder)
            expectFilm(begin, matches: "search-begins", moments: .spread(6))
            let end = try stage.film { search.isActive = false }
            expectFilm(end, matches: "search-ends", moments: .spread(6))
        }
    }

    /// Without words, and with a keyboard without letters.
    private func search() -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.automaticallyShowsCancelButton = false
        let keyboard = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        keyboard.backgroundColor = .systemGray
        search.searchBar.searchTextField.inputView = keyboard
        search.searchBar.searchTextField.tintColor = .clear
        return search
    }
}
