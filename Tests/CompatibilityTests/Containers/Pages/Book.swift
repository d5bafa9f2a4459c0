import UIKit

/// Pages with names from 1 on, and a record of what they, their data source and their delegate heard.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    let pages: [LoggingController]
    let controller: UIPageViewController
    let stage: CompatibilityStage

    init(pages count: Int = 4) {
        let log = log
        pages = (1...count).map { LoggingController("\($0)", log) }
        controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        let root = UIViewController()
        stage = CompatibilityStage(root: root)
        super.init()
        controller.dataSource = self
        controller.delegate = self
        controller.setViewControllers([page(1)], direction: .forward, animated: false)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        _ = log.take()
    }

    func page(_ number: Int) -> LoggingController { pages[number - 1] }

    /// The names of the pages that are seen.
    var shown: [String] { (controller.viewControllers ?? []).compactMap { ($0 as? LoggingController)?.name } }

    var scroll: UIScrollView { controller.view.subviews.compactMap { $0 as? UIScrollView }[0] }

    private func name(_ controllers: [UIViewController]) -> String {
        controllers.compactMap { ($0 as? LoggingController)?.name }.joined(separator: ",")
    }

    func set(_ numbers: [Int], _ direction: UIPageViewController.NavigationDirection, animated: Bool = true) {
        controller.setViewControllers(numbers.map { page($0) }, direction: direction, animated: animated) { [log] in
            log.add("completion(\($0))")
        }
    }

    // MARK: Data source and delegate

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log.add("before(\(name([viewController])))")
        guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log.add("after(\(name([viewController])))")
        guard let index = pages.firstIndex(where: { $0 === viewController }), index + 1 < pages.count else {
            return nil
        }
        return pages[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.add("willTransition(\(name(pendingViewControllers)))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.add("didFinish(\(finished),\(name(previousViewControllers)),\(completed))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        log.add("spine(\(orientation.isLandscape ? "landscape" : "portrait"))")
        return pageViewController.spineLocation
    }
}

extension CallList {
    /// The calls without those whose word ends with one of these.
    func without(_ endings: String...) -> CallList {
        CallList(calls: calls.filter { call in !endings.contains { call.hasSuffix($0) } })
    }
}
