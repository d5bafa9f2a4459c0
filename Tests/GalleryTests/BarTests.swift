import Gallery
import Testing
import UIKit

@MainActor
@Suite struct `Bars and lists` {
    /// Opens the screen of a showcase of the lists or of the system.
    private func open(_ title: String, _ run: GalleryRun) throws -> UIViewController {
        let showcase = ShowcaseGroup.all.flatMap(\.showcases).first { $0.title == title }
        let page = run.open(try #require(showcase))
        page.buttons[0].sendActions(for: .primaryActionTriggered)
        run.settle()
        return run.front
    }

    private func goBack(_ run: GalleryRun) {
        run.navigation.popViewController(animated: true)
        run.settle()
    }

    @Test func `the large title of the list is there again after the screen with bars`() throws {
        let run = GalleryRun(scale: 1)
        let before = run.navigation.navigationBar.bounds.height
        #expect(run.navigation.navigationBar.prefersLargeTitles)
        _ = try open("Bars", run)
        goBack(run)
        goBack(run)
        #expect(run.navigation.viewControllers.count == 1)
        #expect(run.navigation.navigationBar.prefersLargeTitles)
        #expect(run.navigation.navigationBar.bounds.height == before)
    }

    @Test func `a list that is lower than the screen is refreshed by a pull`() throws {
        let run = GalleryRun(scale: 1)
        let screen = try open("List", run)
        let list = try #require(screen.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
        var refreshes = 0
        list.refreshControl?.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        run.touch([(0, CGPoint(x: 196, y: 300)), (0.5, CGPoint(x: 196, y: 750))], until: 0.6)
        #expect(refreshes == 1)
        #expect(run.front === screen && list.refreshControl?.isRefreshing == false)
    }
}
