import TestStages
import Testing
import UIKit

/// Tabs of iOS 18.
///
/// The reference: Apple's pages of `UITab`, `UITabGroup` and of the members of `UITabBarController` for them.
@MainActor
@Suite(.serialized)
struct TabTests {
    final class Delegate: NSObject, UITabBarControllerDelegate {
        var allows = true
        private(set) var calls: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.identifier)")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
        }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "made for \(tab.identifier)"
            return controller
        }
    }

    private func shop() -> (stage: Stage, tabs: UITabBarController) {
        let library = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [tab("songs"), tab("films")])
        let tabs = UITabBarController(tabs: [tab("home"), library, UISearchTab { _ in UIViewController() }])
        return (Stage(root: tabs), tabs)
    }

    @Test func `the bar shows a tab each, a group as one`() {
        let (_, tabs) = shop()
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library", "Search"])
        #expect(tabs.tabs.count == 3 && tabs.viewControllers?.count == 3)
        #expect(tabs.selectedTab?.identifier == "home")
        #expect(tabs.selectedViewController?.title == "made for home")
    }

    @Test func `a tab is found by its identifier, also within a group`() {
        let (_, tabs) = shop()
        #expect(tabs.tab(forIdentifier: "films")?.parent?.identifier == "library")
        #expect(tabs.tab(forIdentifier: "films")?.tabBarController === tabs)
        #expect(tabs.tab(forIdentifier: "nothing") == nil)
        let group = tabs.tab(forIdentifier: "library") as? UITabGroup
        #expect(group?.tab(forIdentifier: "songs")?.title == "Songs")
    }

    @Test func `selecting a tab within a group shows its controller in the group's place`() {
        let (stage, tabs) = shop()
        tabs.selectedTab = tabs.tab(forIdentifier: "films")
        stage.host.advance(by: 0.1)
        #expect(tabs.selectedIndex == 1 && tabs.selectedTab?.identifier == "films")
        #expect(tabs.selectedViewController?.title == "made for films")
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library", "Search"])
        tabs.selectedTab = tabs.tab(forIdentifier: "home")
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `a group that is shown stays selected with another child`() {
        let (stage, tabs) = shop()
        tabs.selectedTab = tabs.tab(forIdentifier: "songs")
        (tabs.tab(forIdentifier: "library") as? UITabGroup)?.selectedChild = tabs.tab(forIdentifier: "films")
        stage.host.advance(by: 0.1)
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.title == "made for films")
        #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    }

    @Test func `a group without a controller has no item, and the tab after it stays selected`() {
        let empty = UITabGroup(title: "Empty", image: nil, identifier: "empty", children: [])
        let library = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [tab("songs"), tab("films")])
        let tabs = UITabBarController(tabs: [empty, library, tab("home")])
        let stage = Stage(root: tabs)
        tabs.selectedTab = tabs.tab(forIdentifier: "songs")
        library.selectedChild = tabs.tab(forIdentifier: "films")
        stage.host.advance(by: 0.1)
        #expect(tabs.selectedViewController?.title == "made for films")
        #expect(tabs.tabBar.items?.count == 2)
    }

    @Test func `changes of a tab are in the bar, and a hidden one is not`() {
        let (_, tabs) = shop()
        let home = tabs.tab(forIdentifier: "home")
        home?.title = "Start"
        home?.badgeValue = "3"
        #expect(tabs.tabBar.items?[0].title == "Start" && tabs.tabBar.items?[0].badgeValue == "3")
        home?.isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["Library", "Search"])
        #expect(home?.hasVisiblePlacement == false && tabs.selectedTab?.identifier == "songs")
    }

    @Test(arguments: [true, false]) func `the delegate is asked and told by tab`(_ allows: Bool) {
        let (stage, tabs) = shop()
        let delegate = Delegate()
        delegate.allows = allows
        tabs.delegate = delegate
        if let item = tabs.tabBar.items?[1] { tabs.tabBar(tabs.tabBar, didSelect: item) }
        stage.host.advance(by: 0.1)
        #expect(delegate.calls == (allows ? ["should library", "did songs after home"] : ["should library"]))
        #expect(tabs.selectedIndex == (allows ? 1 : 0))
    }

    @Test func `compact width has the tabs that are named for it`() {
        let (_, tabs) = shop()
        tabs.compactTabIdentifiers = ["films", "home"]
        #expect(tabs.tabBar.items?.map(\.title) == ["Films", "Home"])
    }

    @Test func `a change of the width brings the tabs that are named for it, and back`() {
        let tabs = UITabBarController(tabs: ["a", "b", "c"].map(tab))
        let stage = Stage(root: tabs, device: .iPhone15ProMax)
        tabs.compactTabIdentifiers = ["c"]
        #expect(tabs.tabBar.items?.count == 1)
        stage.host.rotate(to: .landscapeRight)
        stage.host.advance(by: 1)
        #expect(tabs.traitCollection.horizontalSizeClass == .regular && tabs.tabBar.items?.count == 3)
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        #expect(tabs.tabBar.items?.count == 1 && tabs.tabBar.items?.first?.title == "C")
    }

    @Test func `names for compact width leave controllers alone that are in no tab`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.compactTabIdentifiers = ["films"]
        #expect(tabs.viewControllers?.count == 2)
    }
}
