import Foundation
import Gallery
import Interlude
import TestStages
import Testing
import UIKit

/// Every row is opened, played, and left again.
@MainActor
@Suite struct `Showcases` {
    /// Opens the screen of each action of every fourth showcase, on a gallery that is launched once for each showcase.
    private func forEachAction(_ body: (GalleryRun, ShowcaseViewController, UIButton, String) throws -> Void) rethrows {
        for showcase in ShowcaseGroup.all.flatMap(\.showcases).sampled(every: 4) {
            // Filters make each frame of theirs anew, seen or not: in small they do the same.
            let run = GalleryRun(scale: 1)
            defer { run.close() }
            let page = run.open(showcase)
            // Those that share their animator are pushed; what they are presented like the others show.
            let shares = showcase.transitions.contains { TransitionCatalogue.entry(named: $0)?.isComposed == true }
            for button in page.buttons.prefix(shares ? 1 : 4) where button.menu == nil {
                let title = button.configuration?.title ?? ""
                try body(run, page, button, "\(showcase.title), \(title)")
            }
        }
    }

    /// Goes back without a finger.
    private func goBack(_ run: GalleryRun, to page: UIViewController) {
        if run.navigation.presentedViewController != nil {
            run.navigation.dismiss(animated: true)
        } else {
            run.navigation.popToViewController(page, animated: true)
        }
        run.settle()
    }

    @Test func `every action opens a screen, and going back leads to the page again and keeps nothing of it`() {
        forEachAction { run, page, button, name in
            button.sendActions(for: .primaryActionTriggered)
            run.settle()
            #expect(run.front !== page, "\(name)")
            #expect(run.front.view.window === run.window, "\(name)")
            weak let front: UIViewController? = run.front
            weak let view: UIView? = run.front.view
            goBack(run, to: page)
            #expect(front == nil, "\(name)")
            #expect(view == nil, "\(name)")
            #expect(run.front === page, "\(name)")
            #expect(page.view.window === run.window, "\(name)")
            #expect(page.pictureView.isHidden == false, "\(name)")
            #expect(page.view.layer.mask == nil && page.view.alpha == 1, "\(name)")
        }
    }

    @Test func `what a screen says about the way back is true, and a finger that turns round stays`() {
        forEachAction { run, page, button, name in
            button.sendActions(for: .primaryActionTriggered)
            run.settle()
            guard let screen = run.front as? PlaceViewController, let hint = screen.hint,
                let way = FingerWay(hint: hint)
            else { return goBack(run, to: page) }
            way.play(on: run, share: 0.25)
            #expect(run.front === screen, "\(name): cancelled")
            way.play(on: run, share: 0.75)
            #expect(run.front === page, "\(name): finished")
        }
    }

    @Test func `a button with a menu opens it, and a touch beside it takes it away`() {
        for showcase in ShowcaseGroup.all.flatMap(\.showcases).sampled(every: 4) {
            let run = GalleryRun(scale: 1)
            defer { run.close() }
            let page = run.open(showcase)
            for button in page.buttons where button.menu != nil {
                run.tap(button)
                #expect(MenuContainerView.session(in: run.window) != nil, "\(showcase.title)")
                MenuContainerView.session(in: run.window)?.close()
                run.settle()
                #expect(MenuContainerView.session(in: run.window) == nil, "\(showcase.title)")
            }
        }
    }

    @Test func `a photo flies to its screen and back, and its cell shows it again`() throws {
        let run = GalleryRun()
        let grid = PhotoGridViewController()
        run.navigation.pushViewController(grid, animated: false)
        run.settle()
        let cell = try #require(grid.collectionView.visibleCells.first)
        run.tap(cell)
        #expect(run.navigation.topViewController !== grid)
        let edge = FingerWay(from: CGPoint(x: 2, y: 450), by: CGPoint(x: 393, y: 0))
        edge.play(on: run, share: 0.3)
        #expect(run.navigation.topViewController !== grid)
        edge.play(on: run, share: 0.8)
        #expect(run.navigation.topViewController === grid)
        let picture = try #require(cell.contentView.subviews.first)
        #expect(!picture.isHidden && picture.alpha == 1)
    }

    @Test func `a pan leads from tab to tab, and back when it turns round`() {
        let run = GalleryRun()
        let tabs = PlaceTabBarController()
        tabs.modalPresentationStyle = .fullScreen
        run.list.present(tabs, animated: false)
        run.settle()
        let pan = FingerWay(from: CGPoint(x: 340, y: 250), by: CGPoint(x: -393, y: 0))
        pan.play(on: run, share: 0.3)
        #expect(tabs.selectedIndex == 0)
        pan.play(on: run, share: 0.7)
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `the container shows the child whose segment was picked, and only that one`() throws {
        let run = GalleryRun()
        let seasons = SeasonsViewController()
        run.navigation.pushViewController(seasons, animated: false)
        run.settle()
        let picker = try #require(seasons.navigationItem.titleView as? UISegmentedControl)
        for index in [2, 0, 1] {
            picker.selectedSegmentIndex = index
            picker.sendActions(for: .valueChanged)
            run.settle()
            #expect(seasons.children.count == 1)
            let shown = try #require(seasons.children.first?.view)
            #expect(
                shown.isDescendant(of: seasons.view)
                    && shown.convert(shown.bounds, to: seasons.view) == seasons.view.bounds)
        }
    }

    @Test func `a finger changes the container's children, and the picker follows`() throws {
        let run = GalleryRun()
        let seasons = SeasonsViewController(.cube(from: .right))
        run.navigation.pushViewController(seasons, animated: false)
        run.settle()
        let picker = try #require(seasons.navigationItem.titleView as? UISegmentedControl)
        let there = FingerWay(from: CGPoint(x: 340, y: 450), by: CGPoint(x: -393, y: 0))
        there.play(on: run, share: 0.3)
        #expect(picker.selectedSegmentIndex == 0)
        there.play(on: run, share: 0.7)
        #expect(picker.selectedSegmentIndex == 1)
        FingerWay(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 393, y: 0)).play(on: run, share: 0.7)
        #expect(picker.selectedSegmentIndex == 0 && run.navigation.topViewController === seasons)
        FingerWay(from: CGPoint(x: 2, y: 450), by: CGPoint(x: 393, y: 0)).play(on: run, share: 0.8)
        #expect(run.navigation.topViewController !== seasons)
    }

    private func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
    }

    @Test func `a page shows the code of what it plays`() throws {
        let run = GalleryRun()
        for showcase in ShowcaseGroup.all.flatMap(\.showcases) {
            guard let code = showcase.code else { continue }
            let page = run.open(showcase)
            #expect(texts(in: page.view).contains(code), "\(showcase.title)")
            run.navigation.popToRootViewController(animated: false)
            run.settle()
        }
        for name in TransitionCatalogue.entries.map(\.name) {
            let shown = ShowcaseGroup.all.flatMap(\.showcases).first { $0.transitions.contains(name) }
            #expect(shown?.code != nil, "\(name)")
        }
    }

    @Test func `each ready-made transition has a sign of its own`() throws {
        let run = GalleryRun()
        var tiles: [Data: String] = [:]
        for (section, group) in run.list.groups.enumerated() {
            for (row, showcase) in group.showcases.enumerated()
            where showcase.transitions.contains(where: { $0 != "system" }) {
                let path = IndexPath(row: row, section: section)
                let cell = run.list.tableView(run.list.tableView, cellForRowAt: path)
                let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
                let tile = try #require(content.image?.pngData())
                #expect(tiles[tile] == nil, "\(showcase.title) looks like \(tiles[tile] ?? "")")
                tiles[tile] = showcase.title
            }
        }
        #expect(tiles.count > 100)
    }
}
