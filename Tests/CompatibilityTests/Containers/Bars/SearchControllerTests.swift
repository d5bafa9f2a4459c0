import Testing
import UIKit

/// A search in a navigation item: its bar below the title, and what happens while it is active.
@MainActor
@Suite(.statesOutcome, .serialized)
struct SearchControllerTests {
    final class Log: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        var calls: [String] = []
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
        func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update '\(searchController.searchBar.text ?? "")'")
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    @MainActor
    struct Scene {
        let scroll = UIScrollView()
        let screen = UIViewController()
        let results = UIViewController()
        let search: UISearchController
        let navigation: UINavigationController
        let stage: CompatibilityStage
        let log = Log()
        var bar: UINavigationBar { navigation.navigationBar }

        init(large: Bool = false, results hasResults: Bool = true, _ set: (UISearchController) -> Void = { _ in }) {
            scroll.contentSize = CGSize(width: 393, height: 3000)
            screen.view = scroll
            screen.title = "Mail"
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            search.delegate = log
            search.searchResultsUpdater = log
            search.searchBar.delegate = log
            set(search)
            screen.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = large
            stage = CompatibilityStage(root: navigation)
        }
    }

    @Test func `the button that cancels comes in from the side in its own size`() throws {
        let scene = Scene()
        scene.stage.advance(by: 0.1)
        scene.search.isActive = true
        scene.stage.advance(by: 0.1)
        let cancel = try #require(scene.search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        let title = try #require(cancel.titleLabel)
        let shown = try #require(title.layer.presentation())
        #expect(abs(shown.bounds.width - title.bounds.width) < 0.5 && title.bounds.width > 30)
    }

    /// As seen since iOS 13: what belongs to a screen below its title goes with that screen.
    @Test func `in a push the search bar goes with its screen, and comes back with it`() throws {
        let scene = Scene()
        scene.stage.advance(by: 0.1)
        scene.navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.2)
        let bar = scene.search.searchBar
        func left() -> CGFloat {
            let layer = bar.layer.presentation() ?? bar.layer
            return layer.convert(.zero, to: scene.bar.layer.presentation()).x
        }
        #expect(left() < -20)
        scene.stage.advance(by: 1)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 1)
        #expect(left() == 8 && bar.window != nil)
    }

    @Test func `the search bar stands below the title, and makes way before the large title does`() {
        let scene = Scene(large: true)
        #expect(scene.bar.frame.height == 148 && scene.scroll.adjustedContentInset.top == 207)
        #expect(scene.search.searchBar.isDescendant(of: scene.bar))
        scene.scroll.contentOffset.y += 52
        #expect(scene.bar.frame.height == 96)
        scene.scroll.contentOffset.y += 52
        #expect(scene.bar.frame.height == 44)
        scene.scroll.contentOffset.y = -207
        #expect(scene.bar.frame.height == 148)
    }

    @Test func `a search bar that is not to be hidden stays`() {
        let scene = Scene()
        scene.screen.navigationItem.hidesSearchBarWhenScrolling = false
        scene.stage.advance(by: 0.1)
        scene.scroll.contentOffset.y = 300
        #expect(scene.bar.frame.height == 96)
        scene.screen.navigationItem.hidesSearchBarWhenScrolling = true
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.frame.height == 44)
    }

    @Test func `without a shade the content is touched`() {
        let scene = Scene(results: false) { $0.obscuresBackgroundDuringPresentation = false }
        scene.search.isActive = true
        scene.stage.advance(by: 1)
        #expect(scene.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === scene.scroll)
    }

    @Test func `the title may stay`() {
        let scene = Scene { $0.hidesNavigationBarDuringPresentation = false }
        scene.search.isActive = true
        scene.stage.advance(by: 1)
        #expect(scene.bar.frame.height == 96)
        scene.scroll.contentOffset.y = 200
        #expect(scene.bar.frame.height == 96)
    }

    @Test func `a push during a search comes back to it`() {
        let scene = Scene(large: true)
        scene.search.isActive = true
        scene.stage.advance(by: 1)
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.bar.frame.height == 44)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.bar.frame.height == 52 && scene.search.isActive)
        #expect(scene.search.searchBar.isDescendant(of: scene.bar))
    }

    @Test func `dismissing the search controller ends the search`() {
        let scene = Scene()
        scene.search.isActive = true
        scene.stage.advance(by: 1)
        var hasEnded = false
        scene.search.dismiss(animated: true) { hasEnded = true }
        scene.stage.advance(by: 1)
        #expect(!scene.search.isActive && hasEnded)
    }
}
