/// A delegate that is notified of the user's actions in a search bar and decides about some. Every
/// requirement is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether editing can begin. The default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing can end. The default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user has changed the text, with the new text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the text can replace a range. The default is `true`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when Return was pressed. Editing continues.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was tapped. Without a search controller, the bar does not
    /// change.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
