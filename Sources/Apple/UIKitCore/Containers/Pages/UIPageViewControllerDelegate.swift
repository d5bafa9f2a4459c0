/// A data source that returns the pages before and after a page.
///
/// With scrolled pages, both neighbors are requested when the first drag begins, and the next one
/// when a page has stopped moving. Results are cached until other pages or another data source are
/// set. With curled pages, only the neighbor on the turned side is requested, when the turn begins.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one; `nil` at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; `nil` at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Optional. Returns the number of dots below scrolled horizontal pages. Called when pages are
    /// set, not when they are turned.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Optional. Returns the index of the dot of the page that was set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0 by default: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// By default the first page.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is notified of pages that the user turns, not of pages that code sets.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Optional. Called when the user begins to turn the page, also if the turn is canceled later.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Optional. Called when the turn has ended.
    ///
    /// - Parameters:
    ///   - finished: Whether the animation finished.
    ///   - previousViewControllers: The pages before the turn.
    ///   - completed: Whether the pages have changed. `false` if the turn was canceled.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Optional. Returns the spine location of curled pages in an orientation. Can set the pages
    /// for it.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Optional. Returns the orientations that the page view controller supports.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// Optional. Returns the orientation in which the page view controller is presented.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// Returns the current spine location by default.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// By default all but upside down.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }

    /// Returns portrait by default.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
