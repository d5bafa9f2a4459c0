/// A controller whose view is a table view. It is the data source and delegate of the table view.
///
/// It reloads the table before it first appears. Each time it appears again it clears the selection and flashes the
/// scroll indicators. A subclass overrides the methods of data source and delegate that it needs.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableStyle: UITableView.Style
    private var hasLoadedData = false

    /// Creates a controller with a table view of a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table view is in a nib file. Without a nib file it is a plain one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        if let nib = coder.nib {
            fileRefreshControl = nib.context.part("refreshControl", of: nib.element, as: UIRefreshControl.self)
        }
        decode(.tableViewController, from: coder)
    }

    /// The controller's view, which is loaded at the first access; `nil` if a subclass has created another view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// What a file has for the table, until that is loaded.
    private var fileRefreshControl: UIRefreshControl?
    /// The table's refresh control.
    open var refreshControl: UIRefreshControl? {
        get { fileRefreshControl ?? tableView?.refreshControl }
        set {
            fileRefreshControl = nil
            tableView?.refreshControl = newValue
        }
    }
    /// Whether the selection is cleared when the view appears. The default is `true`.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        if loadViewFromFile() {
            // What the file does not connect is this controller's.
            let table = loadedView as? UITableView
            if table?.dataSource == nil { table?.dataSource = self }
            if table?.delegate == nil { table?.delegate = self }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let fileRefreshControl { refreshControl = fileRefreshControl }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasLoadedData {
            hasLoadedData = true
            tableView?.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            for path in tableView?.indexPathsForSelectedRows ?? [] {
                tableView?.deselectRow(at: path, animated: animated)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns the number of rows of a section. Called at the first layout, and again after changes. The default is
    /// that of the static rows in the storyboard, or 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.numberOfRows(section) ?? 0
    }
    /// Returns the cell of a row, usually from `dequeueReusableCell(withIdentifier:for:)`. The default is the static
    /// cell in the storyboard; without one the default implementation traps.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        if let cell = tableView.staticRows?.cell(indexPath) { return cell }
        fatalError("\(type(of: self)) must override tableView(_:cellForRowAt:)")
    }
    /// Returns the number of sections. The default is that of the static rows in the storyboard, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }
    /// Returns the title above a section's rows. The default is the one in the storyboard, or `nil`. A view of the
    /// delegate replaces it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }
    /// Returns the text below a section's rows. The default is the one in the storyboard, or `nil`. A view of the
    /// delegate replaces it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }
    /// Returns whether a row can be edited. The default is `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return true
    }
    /// Returns whether a row can be moved in editing mode.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return false
    }
    /// Returns the titles of the index, or `nil` for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section with the title's index by default.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Called to delete a row, after a swipe or in editing mode, or to insert one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns the height of a row in points; `automaticDimension` for that of its cell. The default is the one in the
    /// storyboard, or the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticRows?.height(indexPath) ?? tableView.rowHeight
    }
    /// Returns the height of a header in points; 0 for none. The default is the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// Returns the height of a footer in points; 0 for none. The default is the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Returns the height in points of a row of automatic height until it is visible; 44 if not positive. The default is the
    /// table's `estimatedRowHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        tableView.estimatedRowHeight
    }
    /// Returns the estimated height of a header. Not called here: headers with automatic height are measured
    /// immediately. The default is the table's `estimatedSectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    {
        tableView.estimatedSectionHeaderHeight
    }
    /// Returns the estimated height of a footer. Not called here: footers with automatic height are measured
    /// immediately. The default is the table's `estimatedSectionFooterHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    {
        tableView.estimatedSectionFooterHeight
    }
    /// Returns the indentation level of a row, in multiples of the cell's `indentationWidth`. The default is 0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int
    { 0 }
    /// Returns the view above a section's rows, which replaces its title. The default is `nil`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
    }
    /// Returns the view below a section's rows, which replaces its text. The default is `nil`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        nil
    }
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}
    /// Returns whether a touch highlights a row. If not, it cannot be selected by touch either. The default is `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Called when a touch begins on a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called when the touch has ended or has begun to scroll.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Called before the user selects a row. Returns the row that is selected instead, or `nil` for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Called after the user has selected a row. Not called for a selection in code.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called before a selected row is deselected. Returns the row that is deselected, or `nil` for none. The default
    /// is the row itself.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }
    /// Called after a row was deselected, because the user selected another one or tapped it again.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// Returns the editing control of a row: deletion (the default), insertion or none.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        tableView.table.hasAnsweredByDefault = true
        return .delete
    }
    /// Returns the actions of a swipe from the leading edge. The default is none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns the actions of a swipe from the trailing edge. The default is `nil`: the actions of
    /// `editActionsForRowAt`, or the deletion of rows that can be deleted.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil` by default: there are no actions of this kind.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Returns the target of a dragged row for a proposed index path; by default that one.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns whether a row is indented for its editing control. The default is `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Returns the title of the button that deletes a swiped row; `nil` for "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Called before a swipe shows the row's actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called after the actions of a swiped row were hidden. `indexPath` is `nil` if the row was deleted.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the context menu of a row, or `nil` for none.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the lifted preview of a row's menu. The default is `nil`, for the cell.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the target of the preview when a row's menu closes. The default is `nil`, for the cell.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called when the preview of an open menu was tapped. The animator can show another screen.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before a row's menu is displayed. The animator runs animations alongside.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before a row's menu is hidden. The animator runs animations alongside.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scroll view's delegate

    /// Called after the content offset has changed, by the user or in code.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called after the zoom scale has changed, by a pinch or in code.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a drag begins.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger is lifted.
    ///
    /// - Parameters:
    ///   - velocity: The velocity in points per millisecond; positive values increase the content offset.
    ///   - targetContentOffset: The offset at which the content will stop. Can be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called after the finger was lifted.
    ///
    /// - Parameter decelerate: Whether the content continues to move.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the finger was lifted and the content begins to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called after a deceleration has ended.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called after an animated offset, such as by `setContentOffset(_:animated:)`, has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns the view that is zoomed. The default is `nil`: the content cannot be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when a pinch or an animated change begins to zoom the view of `viewForZooming(in:)`.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called after a zoom and its bounce have ended. `scale` is within the limits.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns whether a tap on the status bar scrolls to the top. Not called if the content is already there.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called after a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called after `adjustedContentInset` has changed, by the safe area, `contentInset` or a refresh.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
