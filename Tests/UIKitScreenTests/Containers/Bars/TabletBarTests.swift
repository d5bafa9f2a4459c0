import TestStages
import Testing
import UIKit

/// Bars on tablets: 50 points high since iOS 12, with room for a search bar beside the title since iOS 16.
@MainActor
@Suite(.serialized)
struct TabletBarTests {
    private final class Log: NSObject, UISearchControllerDelegate {
        var calls: [String] = []
        func searchController(
            _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { calls.append("will \(newPlacement)") }
        func searchController(
            _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { calls.append("did \(previousPlacement)") }
    }

    @MainActor
    private struct Scene {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let navigation: UINavigationController
        let stage: Stage
        let log = Log()
        var bar: UINavigationBar { navigation.navigationBar }
        var field: CGRect {
            let field = search.searchBar.searchTextField
            return field.convert(field.bounds, to: bar)
        }

        init(
            _ placement: UINavigationItem.SearchBarPlacement = .automatic, device: Device = .iPad10,
            scopes: [String]? = nil, mirrored: Bool = false
        ) {
            screen.title = "Library"
            search.delegate = log
            search.searchBar.scopeButtonTitles = scopes
            screen.navigationItem.searchController = search
            screen.navigationItem.preferredSearchBarPlacement = placement
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            navigation = UINavigationController(rootViewController: screen)
            stage = Stage(root: navigation, device: device)
            if mirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            stage.host.advance(by: 0.1)
        }
    }

    @Test func `the search bar stands beside the title at the trailing end, before the buttons' places are given`()
        throws
    {
        let scene = Scene()
        #expect(scene.bar.frame.height == 50)
        #expect(scene.screen.navigationItem.searchBarPlacement == .inline && scene.search.searchBarPlacement == .inline)
        #expect(scene.log.calls == ["will inline", "did stacked"])
        #expect(abs(scene.field.midY - 25) <= 1 && scene.field.maxX == scene.bar.bounds.width - 20)
        let button = try #require(scene.screen.navigationItem.rightBarButtonItem?.shownView)
        #expect(button.convert(button.bounds, to: scene.bar).maxX <= scene.field.minX)
        let mirrored = Scene(mirrored: true)
        #expect(mirrored.field.minX == 20)
    }

    @Test func `it stands below the title where that is wished, and on phones`() {
        let scene = Scene(.stacked)
        #expect(scene.bar.frame.height == 102 && scene.screen.navigationItem.searchBarPlacement == .stacked)
        #expect(Scene(.inline, device: .iPhone15).screen.navigationItem.searchBarPlacement == .stacked)
    }

    @Test func `a search there leaves the title, and makes the field wider`() {
        let scene = Scene()
        let width = scene.field.width
        scene.search.isActive = true
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame.height == 50 && scene.field.width > width)
        scene.search.isActive = false
        scene.stage.host.advance(by: 1)
        #expect(scene.field.width == width)
    }

    @Test func `with scopes it stands there too, and the scopes in a strip below while something is searched for`()
        throws
    {
        let scene = Scene(scopes: ["All", "New"])
        #expect(scene.bar.frame.height == 50 && scene.screen.navigationItem.searchBarPlacement == .inline)
        scene.search.isActive = true
        scene.stage.host.advance(by: 0.1)
        let height = scene.bar.layer.presentation()?.frame.height ?? 0
        #expect(height > 50 && height < 94)
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame.height == 94 && scene.screen.view.safeAreaInsets.top == 24 + 94)
        let scopes = try #require(scene.bar.firstSubview(UISegmentedControl.self))
        let place = scopes.convert(scopes.bounds, to: scene.bar)
        #expect(place.minY == 50 && place.height == 32 && abs(place.midX - 410) <= 1 && place.width >= 240)
        #expect(scene.field.midY < 50 && scopes.window != nil && scopes.alpha == 1)
        scene.search.isActive = false
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame.height == 50)
        scene.screen.navigationItem.preferredSearchBarPlacement = .stacked
        scene.search.isActive = true
        scene.stage.host.advance(by: 1)
        #expect(scopes.isDescendant(of: scene.search.searchBar) && scene.bar.frame.height == 96)
    }

    @Test func `a wish that changes moves it`() {
        let scene = Scene()
        scene.screen.navigationItem.preferredSearchBarPlacement = .stacked
        scene.stage.host.advance(by: 0.1)
        #expect(scene.bar.frame.height == 102 && scene.log.calls.suffix(2) == ["will stacked", "did inline"])
    }
}
