import TestStages
import Testing
import UIKit

/// Tabs that the user arranges anew.
///
/// The reference: Apple's documentation of `customizableViewControllers`, of the delegates' methods and of
/// `beginCustomizingItems(_:)`.
@MainActor @Suite(.serialized) struct TabCustomizingTests {
    private final class Log: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []

        private func note(_ word: String, _ controllers: [UIViewController], _ changed: Bool? = nil) {
            let tags = controllers.map { String($0.tabBarItem.tag) }.joined()
            lines.append(
                [word, tags, changed.map { $0 ? "changed" : "same" }].compactMap { $0 }.joined(separator: " "))
        }
        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { note("willBegin", viewControllers) }
        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { note("willEnd", viewControllers, changed) }
        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { note("didEnd", viewControllers, changed) }
    }

    @MainActor private struct Page {
        let stage = Stage(root: UIViewController())
        let tabs = UITabBarController()
        let log = Log()

        init(_ count: Int = 7) {
            tabs.delegate = log
            tabs.viewControllers = (0..<count).map { number in
                let screen = UIViewController()
                screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
                return screen
            }
            stage.window.rootViewController = tabs
            stage.host.advance(by: 0.1)
        }

        var list: UIViewController? { tabs.moreNavigationController.viewControllers.first }
        var edit: UIBarButtonItem? { list?.navigationItem.rightBarButtonItem }
        var order: String { (tabs.viewControllers ?? []).map { String($0.tabBarItem.tag) }.joined() }
        var titles: [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

        func beginEditing() {
            tabs.selectedViewController = tabs.moreNavigationController
            stage.host.advance(by: 0.1)
            edit?.perform()
            stage.host.advance(by: 1)
        }

        /// The middle of what has a label, on the screen; the last one that was added.
        func place(of label: String, in view: UIView? = nil) -> CGPoint? {
            let view = view ?? stage.window
            for child in view.subviews.reversed() {
                if let found = place(of: label, in: child) { return found }
            }
            guard view.isAccessibilityElement, view.accessibilityLabel == label else { return nil }
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }

        func tab(_ index: Int) -> CGPoint {
            let view = tabs.tabBar.tabViews[index]
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }

        func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
            stage.host.send(.down, at: start)
            stage.host.advance(by: 0.1)
            for part in 1...5 {
                let share = CGFloat(part) / 5
                let place = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                stage.host.send(.move, at: place)
                stage.host.step()
            }
            guard lifts else { return }
            stage.host.send(.up, at: end)
            stage.host.advance(by: 0.5)
        }

        func tapDone() {
            guard let done = place(of: "Done") else { return }
            stage.host.send(.down, at: done)
            stage.host.step()
            stage.host.send(.up, at: done)
            stage.host.advance(by: 1)
        }
    }

    @Test func `all tabs can be arranged unless the app says otherwise, and without any there is no Edit`() {
        let page = Page()
        #expect(page.tabs.customizableViewControllers?.count == 7)
        #expect(page.edit != nil)
        page.tabs.customizableViewControllers = []
        #expect(page.edit == nil)
        page.tabs.customizableViewControllers = page.tabs.viewControllers.map { Array($0.suffix(2)) }
        #expect(page.edit != nil)
        page.tabs.viewControllers = page.tabs.viewControllers.map { Array($0.dropLast()) }
        #expect(page.tabs.customizableViewControllers?.map(\.tabBarItem.tag) == [5])
    }

    @Test func `Edit brings a panel up, Done sends it away, and the delegate hears of it`() throws {
        let page = Page()
        page.beginEditing()
        #expect(page.tabs.tabBar.isCustomizing && page.log.lines == ["willBegin 0123456"])
        #expect(page.place(of: "Tab 6") != nil)
        page.tapDone()
        #expect(!page.tabs.tabBar.isCustomizing)
        #expect(page.log.lines == ["willBegin 0123456", "willEnd 0123456 same", "didEnd 0123456 same"])
        #expect(page.place(of: "Done") == nil && page.order == "0123456")
    }

    @Test func `an icon that is dropped on a tab takes its place, and the tab goes where that was`() throws {
        let page = Page()
        page.beginEditing()
        page.drag(from: try #require(page.place(of: "Tab 5")), to: page.tab(1))
        #expect(page.titles == ["Tab 0", "Tab 5", "Tab 2", "Tab 3", "More"])
        page.tapDone()
        #expect(page.order == "0523416")
        #expect(page.log.lines.dropFirst() == ["willEnd 0523416 changed", "didEnd 0523416 changed"])
        let list = try #require(page.list as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 3 && page.edit != nil)
    }

    @Test func `tabs of the bar change places, and none is chosen meanwhile`() {
        let page = Page()
        page.beginEditing()
        page.drag(from: page.tab(0), to: page.tab(3))
        #expect(page.titles == ["Tab 3", "Tab 1", "Tab 2", "Tab 0", "More"])
        #expect(page.tabs.selectedViewController === page.tabs.moreNavigationController)
        page.tapDone()
        #expect(page.order == "3120456")
    }

    @Test func `neither More nor a tab that may not be arranged gives way`() throws {
        let page = Page()
        page.tabs.customizableViewControllers = page.tabs.viewControllers.map { Array($0.dropFirst()) }
        page.beginEditing()
        #expect(page.log.lines == ["willBegin 123456"])
        let icon = try #require(page.place(of: "Tab 5"))
        page.drag(from: icon, to: page.tab(4))
        page.drag(from: icon, to: page.tab(0))
        page.drag(from: icon, to: CGPoint(x: 200, y: 500))
        page.drag(from: page.tab(0), to: page.tab(2))
        #expect(page.titles == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    }

    @Test func `a touch that is taken away leaves the tabs as they were`() throws {
        let page = Page()
        page.beginEditing()
        page.drag(from: try #require(page.place(of: "Tab 5")), to: page.tab(1), lifts: false)
        page.stage.host.send(.cancel, at: page.tab(1))
        page.stage.host.advance(by: 0.5)
        #expect(page.titles == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        #expect(page.tabs.tabBar.tabViews.allSatisfy { $0.alpha == 1 })
    }

    private final class BarLog: NSObject, UITabBarDelegate {
        var lines: [String] = []
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { lines.append("willBegin") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { lines.append("didBegin") }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("willEnd \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("didEnd \(changed)")
        }
    }

    @Test func `a bar of the app's own is arranged too, and forgets a selected tab that goes`() throws {
        let stage = Stage(root: UIViewController())
        let bar = UITabBar(frame: CGRect(x: 0, y: 760, width: 393, height: 49))
        let items = (0..<4).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        bar.items = Array(items.prefix(3))
        bar.selectedItem = items[1]
        let log = BarLog()
        bar.delegate = log
        stage.window.rootViewController?.view.addSubview(bar)
        stage.host.step()
        bar.beginCustomizingItems(items)
        #expect(log.lines == ["willBegin"] && bar.isCustomizing)
        stage.host.advance(by: 1)
        #expect(log.lines == ["willBegin", "didBegin"])
        let panel = try #require(bar.superview?.subviews.first { $0.accessibilityViewIsModal })
        let icon = try #require(panel.subviews.first { $0.accessibilityLabel == "Item 3" })
        stage.host.send(.down, at: icon.center)
        stage.host.advance(by: 0.1)
        stage.host.send(.move, at: CGPoint(x: 196, y: 780))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 196, y: 780))
        stage.host.advance(by: 0.5)
        #expect(bar.items?.map(\.tag) == [0, 3, 2] && bar.selectedItem == nil)
        let changed = bar.endCustomizing(animated: false)
        #expect(changed && !bar.isCustomizing && panel.superview == nil)
        #expect(log.lines.suffix(2) == ["willEnd true", "didEnd true"])
    }

    @Test func `the icons stand from the side where reading begins, in rows of the bar's width`() throws {
        let page = Page()
        page.beginEditing()
        let first = try #require(
            page.place(of: "Tab 0", in: page.tabs.view.subviews.first { $0.accessibilityViewIsModal }))
        #expect(first.x < 100)
        page.tabs.view.semanticContentAttribute = .forceRightToLeft
        let panel = try #require(page.tabs.view.subviews.first { $0.accessibilityViewIsModal })
        panel.semanticContentAttribute = .forceRightToLeft
        panel.setNeedsLayout()
        page.stage.host.step()
        let mirrored = try #require(page.place(of: "Tab 0", in: panel))
        #expect(mirrored.x > 293 && mirrored.y == first.y)
    }
}
