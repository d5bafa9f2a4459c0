/// Says what a table shows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has. Asked when the table is first laid out, and again after changes.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, as a rule one from `dequeueReusableCell(withIdentifier:for:)`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section's rows; `nil`, the default, for none. A view from the delegate takes its place.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text below a section's rows; `nil`, the default, for none. A view from the delegate takes its place.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// The default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be moved in editing mode.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index beside the rows; `nil` for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a touch on an entry of the index leads to. The default is the one with the entry's own number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// A row is to be deleted, by a swipe or in editing mode, or the control for inserting one was tapped.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The user has moved a row in editing mode: the data are to be put in the same order.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1 by default.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns `nil` by default: no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil` by default: no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `true` by default; a swipe deletes such rows only where something says that they are edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return true
    }
    /// Returns `false` by default, but rows of a source with `moveRowAt` that is visible to Objective-C can be moved.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return false
    }
    /// Returns `nil` by default: no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// By default the section with the title's own number.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// By default nothing is deleted or inserted.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// By default the data stay in their order.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
