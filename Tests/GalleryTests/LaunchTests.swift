import Gallery
import Testing
import UIKit

@MainActor
@Suite struct `Launch` {
    @Test func `the application begins with the list, in a window that its scene delegate made`() {
        let run = GalleryRun()
        #expect(run.window.isKeyWindow)
        #expect(run.navigation.viewControllers.count == 1)
        #expect(run.list.tableView.numberOfSections == ShowcaseGroup.all.count)
    }

    @Test func `every transition of the catalogue has a row`() {
        let shown = ShowcaseGroup.all.flatMap(\.showcases).flatMap(\.transitions)
        #expect(Set(TransitionCatalogue.entries.map(\.name)).subtracting(shown) == [])
    }

    @Test func `a tap on a row opens its page`() throws {
        let run = GalleryRun()
        let cell = try #require(run.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        run.tap(cell)
        let page = try #require(run.navigation.topViewController as? ShowcaseViewController)
        #expect(page.showcase.title == ShowcaseGroup.all[0].showcases[0].title)
    }

    @Test func `the gear opens the settings, and Done closes them`() throws {
        let run = GalleryRun()
        run.list.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        run.settle()
        let settings = try #require(run.navigation.presentedViewController as? UINavigationController)
        #expect(settings.topViewController is SettingsViewController)
        settings.topViewController?.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(
            nil, target: nil)
        run.settle()
        #expect(run.navigation.presentedViewController == nil)
    }
}
