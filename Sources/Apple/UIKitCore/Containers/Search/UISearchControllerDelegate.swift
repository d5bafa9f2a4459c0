/// A delegate that is notified when a search is presented and dismissed. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called to present the search. By default it is presented automatically.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search becomes active.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search is active and its animation has ended.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search and its animation have ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called before the search bar moves to another position in the navigation bar.
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
    /// The default implementation does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// The default implementation does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// An object that updates the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search becomes active, when it ends, and when the search text or the scope
    /// changes.
    func updateSearchResults(for searchController: UISearchController)
}
