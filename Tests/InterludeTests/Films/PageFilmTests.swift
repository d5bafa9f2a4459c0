import InterludeTesting
import Testing
import UIKit

/// The films of pages that are turned.
@MainActor
@Suite("The film of a page")
struct PageFilmTests {
    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController]

        init(_ pages: [UIViewController]) { self.pages = pages }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
    }

    private func onStage(
        _ style: UIPageViewController.TransitionStyle, mirrored: Bool = false,
        _ body: (Stage, UIPageViewController, [UIViewController]) throws -> Void
    ) throws {
        let pages = [Screen.wordless(.systemTeal), .wordless(.systemIndigo, squareAt: CGPoint(x: 200, y: 300))]
        let book = Book(pages)
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
        if mirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
        let stage = try Stage.forFilms(controller)
        defer { stage.close() }
        try withExtendedLifetime(book) { try body(stage, controller, pages) }
    }

    @Test func `is turned, and turned back`() throws {
        try onStage(.pageCurl) { stage, controller, pages in
            let there = try stage.film {
                controller.setViewControllers([pages[1]], direction: .forward, animated: true)
            }
            expectFilm(there, matches: "curl-forward", moments: .spread(6))
            let back = try stage.film { controller.setViewControllers([pages[0]], direction: .reverse, animated: true) }
            expectFilm(back, matches: "curl-reverse", moments: .spread(6))
        }
    }

    @Test(arguments: [true, false])
    func `is turned by a finger`(finishing: Bool) throws {
        try onStage(.pageCurl) { stage, controller, pages in
            let end = CGPoint(x: finishing ? 60 : 280, y: 300)
            let film = try stage.film(dragFrom: CGPoint(x: 350, y: 300), to: end)
            #expect((controller.viewControllers?.first === pages[1]) == finishing)
            expectFilm(film, matches: finishing ? "curl-finished" : "curl-cancelled", moments: .spread(6))
        }
    }

    @Test func `is turned from the left where books are read from right to left`() throws {
        try onStage(.pageCurl, mirrored: true) { stage, controller, pages in
            let film = try stage.film(dragFrom: CGPoint(x: 25, y: 300), to: CGPoint(x: 315, y: 300))
            #expect(controller.viewControllers?.first === pages[1])
            expectFilm(film, matches: "curl-right-to-left", moments: .spread(6))
        }
    }

    @Test func `is scrolled, and comes back where it is let go too early`() throws {
        try onStage(.scroll) { stage, controller, pages in
            let back = try stage.film(dragFrom: CGPoint(x: 350, y: 300), to: CGPoint(x: 280, y: 300))
            #expect(controller.viewControllers?.first === pages[0])
            expectFilm(back, matches: "scroll-cancelled", moments: .spread(5))
            let there = try stage.film(dragFrom: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300))
            #expect(controller.viewControllers?.first === pages[1])
            expectFilm(there, matches: "scroll-finished", moments: .spread(5))
        }
    }
}
