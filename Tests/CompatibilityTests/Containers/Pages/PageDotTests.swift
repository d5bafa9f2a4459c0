import Testing
import UIKit

/// The page control of a page view controller.
@MainActor
@Suite(.statesOutcome, .serialized)
struct PageDotTests {
    /// Four pages, of which the first is shown.
    private final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { UIViewController() }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }

    @Test func `dots of 37 points are above the safe area's lower edge, below the pages`() throws {
        let pages = Pages()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        controller.dataSource = pages
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let stage = CompatibilityStage(root: controller)
        let views = controller.view.subviews
        let dots = try #require(views.compactMap { $0 as? UIPageControl }.first)
        let scroll = try #require(views.compactMap { $0 as? UIScrollView }.first)
        expect("height", dots.frame.height, is: 37, unit: "pt")
        expect(
            "distance from the lower edge", 852 - dots.frame.maxY, is: stage.window.safeAreaInsets.bottom, unit: "pt")
        expect("lower edge of the pages", scroll.frame.maxY, is: dots.frame.minY, unit: "pt")
        #expect(dots.numberOfPages == 4 && dots.currentPage == 0)
        withExtendedLifetime(pages) {}
    }
}
