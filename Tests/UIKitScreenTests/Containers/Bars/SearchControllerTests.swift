import InterludeStage
import TestStages
import Testing
import UIKit

/// A search in a navigation item: its bar below the title, and what happens while it is active.
@MainActor
@Suite(.serialized)
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
        let stage: Stage
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
            stage = Stage(root: navigation)
        }

        func type(_ text: String) {
            search.searchBar.searchTextField.insertText(text)
        }
    }

    @Test func `active, it has the bar to itself and a button to cancel, and tells in order`() {
        let scene = Scene(large: true)
        scene.search.isActive = true
        #expect(scene.search.isActive)
        scene.stage.host.advance(by: 0.1)
        let height = scene.bar.layer.presentation()?.frame.height ?? 0
        #expect(height < 148 && height > 52)
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame.height == 52 && scene.scroll.safeAreaInsets.top == 111)
        #expect(scene.search.searchBar.showsCancelButton && scene.search.searchBar.isFirstResponder)
        #expect(scene.log.calls == ["present", "willPresent", "update ''", "shouldBegin", "didBegin", "didPresent"])
        scene.log.calls = []
        scene.type("a")
        #expect(scene.log.calls == ["update 'a'"])
        scene.log.calls = []
        scene.search.isActive = false
        scene.stage.host.advance(by: 1)
        #expect(scene.log.calls == ["willDismiss", "didEnd", "update ''", "didDismiss"])
        #expect(scene.bar.frame.height == 148 && !scene.search.searchBar.showsCancelButton)
        #expect(scene.scroll.contentOffset.y == -207)
    }

    @Test func `a touch on the field begins, one on Cancel ends it`() throws {
        let scene = Scene()
        let field = scene.search.searchBar.searchTextField
        let place = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        try scene.stage.host.play("0:\(Int(place.x)),\(Int(place.y)) 0.05:up")
        scene.stage.host.advance(by: 1)
        #expect(scene.search.isActive)
        #expect(scene.log.calls == ["shouldBegin", "present", "willPresent", "update ''", "didBegin", "didPresent"])
        scene.log.calls = []
        let y = Int(field.convert(CGPoint(x: 0, y: field.bounds.midY), to: nil).y)
        try scene.stage.host.play("0:365,\(y) 0.05:up")
        scene.stage.host.advance(by: 1)
        #expect(!scene.search.isActive)
        #expect(scene.log.calls == ["cancel", "willDismiss", "didEnd", "update ''", "didDismiss"])
    }

    @Test func `results lie over the content as soon as something is searched for`() {
        let scene = Scene()
        scene.search.isActive = true
        scene.stage.host.advance(by: 1)
        #expect(scene.results.viewIfLoaded?.window == nil)
        scene.type("a")
        scene.stage.host.advance(by: 0.1)
        #expect(scene.results.view.window != nil && scene.search.showsSearchResultsController)
        #expect(
            scene.results.view.convert(scene.results.view.bounds, to: nil)
                == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.results.view.safeAreaInsets.top == 111)
        #expect(scene.results.navigationController === scene.navigation)
        scene.search.isActive = false
        scene.stage.host.advance(by: 1)
        #expect(scene.results.view.window == nil && scene.search.parent == nil)
    }

    @Test func `the shade is there while nothing is searched for, and a touch on it ends the search`() throws {
        let scene = Scene()
        scene.search.isActive = true
        scene.stage.host.advance(by: 1)
        try scene.stage.host.play("0:200,300 0.05:up")
        scene.stage.host.advance(by: 1)
        #expect(!scene.search.isActive)
    }
}
