import TestStages
import Testing
import UIKit

/// When a search has its scopes, and where.
///
/// The references: the documentation of `UISearchController.ScopeBarActivation` and of `automaticallyShowsScopeBar`: with the search,
/// or from the first letter until the search is cancelled; with fewer than two titles there are none; who sets `showsScopeBar` or
/// `showsCancelButton` does so alone from then on.
@MainActor
@Suite(.serialized)
struct SearchScopeTests {
    @MainActor
    private struct Scene {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let navigation: UINavigationController
        let stage: Stage
        var bar: UINavigationBar { navigation.navigationBar }

        init(_ activation: UISearchController.ScopeBarActivation, _ titles: [String] = ["All", "New"]) {
            screen.title = "Library"
            search.scopeBarActivation = activation
            search.searchBar.scopeButtonTitles = titles
            screen.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: screen)
            stage = Stage(root: navigation)
            stage.host.advance(by: 0.1)
        }

        func searchFor(_ isActive: Bool) {
            search.isActive = isActive
            stage.host.advance(by: 1)
        }

        func type(_ text: String) {
            search.searchBar.searchTextField.insertText(text)
            stage.host.advance(by: 1)
        }

        var scopes: UISegmentedControl? { bar.firstSubview(UISegmentedControl.self) }

        /// Whether scopes are seen below the field.
        var hasScopes: Bool {
            guard let scopes else { return false }
            return scopes.alpha == 1 && scopes.window != nil
                && search.searchBar.bounds.contains(scopes.frame) && bar.bounds.height > 90
        }
    }

    @Test(arguments: [UISearchController.ScopeBarActivation.automatic, .onSearchActivation])
    func `they come with the search and go with it`(_ activation: UISearchController.ScopeBarActivation) {
        let scene = Scene(activation)
        #expect(scene.bar.frame.height == 96 && scene.scopes?.alpha == 0)
        scene.searchFor(true)
        #expect(scene.bar.frame.height == 96 && scene.hasScopes)
        #expect(abs(scene.screen.view.safeAreaInsets.top - 155) < 0.01)
        scene.searchFor(false)
        #expect(scene.bar.frame.height == 96 && !scene.search.searchBar.showsScopeBar)
    }

    @Test func `on text entry they come with the first letter, and stay until the search ends`() {
        let scene = Scene(.onTextEntry)
        scene.searchFor(true)
        #expect(scene.bar.frame.height == 52 && !scene.search.searchBar.showsScopeBar)
        scene.type("a")
        #expect(scene.bar.frame.height == 96 && scene.hasScopes)
        scene.search.searchBar.searchTextField.deleteBackward()
        scene.stage.host.advance(by: 1)
        #expect(scene.hasScopes)
        scene.searchFor(false)
        #expect(!scene.search.searchBar.showsScopeBar)
    }

    @Test func `by hand they come when the app shows them`() {
        let scene = Scene(.manual)
        scene.searchFor(true)
        #expect(scene.bar.frame.height == 52)
        scene.search.searchBar.setShowsScope(true, animated: true)
        scene.stage.host.advance(by: 0.1)
        let height = scene.bar.layer.presentation()?.frame.height ?? 0
        #expect(height > 52 && height < 96)
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame.height == 96 && scene.hasScopes)
        scene.searchFor(false)
        #expect(scene.search.searchBar.showsScopeBar && scene.bar.frame.height == 44 + 52 + 44)
    }

    @Test func `who shows scopes or the button to cancel does so alone from then on`() {
        let scene = Scene(.automatic)
        #expect(scene.search.automaticallyShowsScopeBar && scene.search.automaticallyShowsCancelButton)
        scene.searchFor(true)
        #expect(scene.search.automaticallyShowsScopeBar && scene.search.automaticallyShowsCancelButton)
        scene.search.searchBar.showsScopeBar = false
        #expect(!scene.search.automaticallyShowsScopeBar && scene.search.scopeBarActivation == .manual)
        scene.search.searchBar.showsCancelButton = true
        #expect(!scene.search.automaticallyShowsCancelButton)
    }

    @Test func `one title is none`() {
        let scene = Scene(.automatic, ["All"])
        scene.searchFor(true)
        #expect(scene.bar.frame.height == 52 && !scene.hasScopes)
    }
}

extension UIView {
    /// The first view of a class in the tree below.
    func firstSubview<View: UIView>(_ kind: View.Type) -> View? {
        for view in subviews {
            if let found = view as? View ?? view.firstSubview(kind) { return found }
        }
        return nil
    }
}
