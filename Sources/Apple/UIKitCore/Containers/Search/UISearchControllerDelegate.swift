/// A delegate that is notified when a search is presented and dismissed. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is to be shown: by default it is.
    func presentSearchController(_ searchController: UISearchController)
    /// The search is about to become active.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search is active, its animation over.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended, its animation over.
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search bar is about to be put elsewhere in the navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Called when the search bar's position in the navigation bar has changed.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    /// Does nothing by default: the search is shown automatically.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// By default nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// By default nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has become active, has ended, or what is searched for is something else.
    func updateSearchResults(for searchController: UISearchController)
}
