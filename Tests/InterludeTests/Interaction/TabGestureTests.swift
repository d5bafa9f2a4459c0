import Interlude
import InterludeTesting
import Testing
import UIKit

/// Between tabs a finger has other things to do as well.
@MainActor
@Suite struct `A finger between tabs` {
    @MainActor
    private struct Rig {
        let tabs = UITabBarController()
        let pages = [Screen("One", .systemTeal), Screen("Two", .systemIndigo), Screen("Three", .systemRed)]
        let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 120))
        let stage: Stage

        /// The first tab has a row that scrolls sideways, twice as wide as the screen.
        init() throws {
            tabs.viewControllers = pages
            row.contentSize = CGSize(width: 750, height: 120)
            pages[0].view.addSubview(row)
            stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: 0.5)
            try stage.settle()
        }

        func drag(_ way: CGFloat, y: CGFloat = 260) {
            stage.play(
                .drag(
                    from: CGPoint(x: 187.5 - way / 2, y: y), to: CGPoint(x: 187.5 + way / 2, y: y), duration: 0.3,
                    rest: 0.3))
        }
    }

    @Test func `scrolls a row that has more to show, and does not change the tab`() throws {
        let rig = try Rig()
        rig.tabs.slideBetweenTabs()
        rig.drag(-250)
        try rig.stage.settle()
        #expect(rig.tabs.selectedIndex == 0 && rig.row.contentOffset.x > 200)
    }

    @Test(arguments: [true, false]) func `changes the tab where the row has come to its end`(_ finishes: Bool) throws {
        let rig = try Rig()
        rig.tabs.slideBetweenTabs()
        rig.row.contentOffset.x = 375
        rig.drag(finishes ? -300 : -100)
        try rig.stage.settle()
        #expect(rig.tabs.selectedIndex == (finishes ? 1 : 0) && rig.row.contentOffset.x == 375)
    }

    @Test func `beside the row changes the tab as ever`() throws {
        let rig = try Rig()
        rig.tabs.slideBetweenTabs()
        rig.drag(-300, y: 450)
        try rig.stage.settle()
        #expect(rig.tabs.selectedIndex == 1 && rig.row.contentOffset.x == 0)
    }

    @Test(arguments: [true, false]) func `from the edge leads back in the tab's own stack`(_ finishes: Bool) throws {
        let (root, page) = (Screen("Root", .systemTeal), Screen("Page", .systemIndigo))
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("Before", .systemRed), navigation]
        tabs.selectedIndex = 1
        tabs.slideBetweenTabs()
        let stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        navigation.pushViewController(page, animated: false)
        try stage.settle()
        stage.play(
            .drag(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: finishes ? 320 : 90, y: 400), duration: 0.3, rest: 0.3))
        try stage.settle()
        #expect(tabs.selectedIndex == 1 && navigation.topViewController === (finishes ? root : page))
    }

    @Test func `what is said later takes the place of what was said before`() throws {
        let rig = try Rig()
        rig.tabs.setTabTransition(.fade)
        rig.tabs.setTabTransition(.cover(from: .right))
        rig.tabs.selectedIndex = 1
        rig.stage.advance(by: 0.1)
        let cover = try #require(rig.pages[1].view.layer.presentation()).frame.minX
        #expect(cover > 50)
        try rig.stage.settle()
        rig.tabs.slideBetweenTabs()
        rig.tabs.selectedIndex = 0
        rig.stage.advance(by: 0.1)
        // A slide moves both; a cover leaves the old one in its place.
        #expect(try #require(rig.pages[1].view.layer.presentation()).frame.minX > 20)
        try rig.stage.settle()
        rig.drag(-300, y: 450)
        try rig.stage.settle()
        #expect(rig.tabs.selectedIndex == 1)
    }
}
