import Testing
import UIKit

/// What bars, tabs and windows do with the screens of others.
@MainActor
@Suite(.statesOutcome, .serialized)
struct BarsAndWindowsTests {
    @Test func `a root's title is its tab's, also when it comes late`() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        first.title = "First"
        let tabs = UITabBarController()
        let stacks = [first, second, third].map { UINavigationController(rootViewController: $0) }
        stacks[2].title = "Third"
        tabs.viewControllers = stacks
        let stage = CompatibilityStage(root: tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["First", nil, "Third"])
        second.title = "Second"
        first.title = "1"
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.items?.map(\.title) == ["1", "Second", "Third"])
    }

    @Test func `a controller that becomes another window's root brings its view along`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.rootViewController = root
        other.makeKeyAndVisible()
        stage.advance(by: 0.1)
        #expect(root.view.window === other && root.view.superview === other && root.view.frame == other.bounds)
    }
}
