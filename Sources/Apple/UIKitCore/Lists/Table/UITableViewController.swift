/// A controller whose view is a table. It is the table's data source and delegate.
///
/// It reloads the table before it is first shown, takes the selection back each time it is shown again, and flashes the
/// scroll indicators. A subclass overrides the methods of data source and delegate that it needs.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableStyle: UITableView.Style
    private var hasLoadedData = false

    /// Creates a controller whose view is a table of a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table is in a nib file; without one it is plain.
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

    /// The controller's view, as a table; `nil` if a subclass has made another view. Loads the view.
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
    /// Whether the selection is taken back when the view appears. The default is `true`.
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

    /// By default the number of rows that the file has in the section; 0 without such rows.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.numberOfRows(section) ?? 0
    }
    /// By default the file's cell. Without such rows a subclass has to override it; else the program traps.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        if let cell = tableView.staticRows?.cell(indexPath) { return cell }
        fatalError("\(type(of: self)) must override tableView(_:cellForRowAt:)")
    }
    /// By default the number of sections that the file has; 1 without such rows.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }
    /// By default what the file has for the section; `nil` without such rows.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }
    /// By default what the file has for the section; `nil` without such rows.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }
    /// Returns `true` by default; a swipe deletes such rows only where something says that they are edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return true
    }
    /// Returns `false` by default, but rows of a source with `moveRowAt` that is visible to Objective-C can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.table.hasAnsweredByDefault = true
        return false
    }
    /// Returns `nil` by default: no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// By default the section with the title's own number.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// By default nothing is deleted or inserted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// By default the data stay in their order.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// By default the height that the file has for the row, or the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticRows?.height(indexPath) ?? tableView.rowHeight
    }
    /// By default the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// By default the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// By default the table's `estimatedRowHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        tableView.estimatedRowHeight
    }
    /// By default the table's `estimatedSectionHeaderHeight`. Not called here: headers are measured.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    {
        tableView.estimatedSectionHeaderHeight
    }
    /// By default the table's `estimatedSectionFooterHeight`. Not called here: footers are measured.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    {
        tableView.estimatedSectionFooterHeight
    }
    /// Returns 0 by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int
    { 0 }
    /// Returns `nil` by default: the data source's title is shown.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
    }
    /// Returns `nil` by default: the data source's title is shown.
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
    /// Returns `true` by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// By default the row that was tapped.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// By default the row itself.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// By default `.delete`.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        tableView.table.hasAnsweredByDefault = true
        return .delete
    }
    /// Returns `nil` by default: a swipe from the leading edge does nothing.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil` by default: `editActionsForRowAt`, or the deletion of rows that can be deleted.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil` by default: no actions of the older kind.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// By default the place over which the row is held.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns `true` by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Returns `nil` by default: "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns `nil` by default: a press on the row opens no menu.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns `nil` by default: the row's cell rises.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns `nil` by default: the menu returns to the row's cell.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scroll view's delegate

    /// The default implementation does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// By default the target of the deceleration is not changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default implementation does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil` by default: the content cannot be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The default implementation does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The default implementation does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true` by default: a tap on the status bar moves to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The default implementation does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
