import Testing
import UIKit

/// Bars of classes of the app's own.
@MainActor
@Suite(.statesOutcome) struct BarClassTests {
    private final class Bar: UINavigationBar {
        var note = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            note = "made with a frame"
        }

        required init?(coder: NSCoder) { fatalError("There is no storyboard") }
    }

    private final class Tools: UIToolbar {
        var note = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            note = "made with a frame"
        }

        required init?(coder: NSCoder) { fatalError("There is no storyboard") }
    }

    @Test func `bars are made with init(frame:), as on iOS, not from an archive`() {
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect((navigation.navigationBar as? Bar)?.note == "made with a frame")
        #expect((navigation.toolbar as? Tools)?.note == "made with a frame")
    }

    @Test func `without a class the system's bars are made`() {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
        #expect(navigation.toolbar.map { type(of: $0) == UIToolbar.self } == true)
    }

    @Test(arguments: [true, false]) func `a tab bar is exchanged by its name`(_ isLoaded: Bool) {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "One"
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        if isLoaded { tabs.loadViewIfNeeded() }
        let (old, bar) = (tabs.tabBar, UITabBar())
        tabs.setValue(bar, forKey: "tabBar")
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar === bar && bar.isDescendant(of: tabs.view) && old.superview == nil)
        tabs.selectedIndex = 1
        #expect(bar.items?.first?.title == "One" && bar.selectedItem === second.tabBarItem)
        #expect(bar.delegate === tabs)
    }

    @Test(arguments: [true, false]) func `a navigation bar is exchanged by its name`(_ isLoaded: Bool) {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        if isLoaded { navigation.loadViewIfNeeded() }
        let (old, bar) = (navigation.navigationBar, Bar(frame: .zero))
        navigation.setValue(bar, forKey: "navigationBar")
        navigation.loadViewIfNeeded()
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.navigationBar === bar && bar.isDescendant(of: navigation.view) && old.superview == nil)
        #expect(bar.items?.count == 2 && bar.items?.first === root.navigationItem)
    }
}
