/// A controller whose view is a collection view. It is the data source and delegate of the collection view.
///
/// Each time it appears again it clears the selection and flashes the scroll indicators. A subclass overrides the
/// methods of data source and delegate that it needs.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    let layout: UICollectionViewLayout
    private var hasAppeared = false
    /// What has to do with a collection view that several controllers of a stack show.
    var sharing = CollectionSharing()

    /// Creates a controller with the initial layout of its collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is in a nib file. Without a nib file it has a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        decode(.collectionViewController, from: coder)
    }

    /// The collection view: the controller's view, or a subview if a subclass has created one.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollection
        }
        set {
            ownCollection = newValue
            view = newValue
        }
    }
    var ownCollection: UICollectionView?
    /// The layout of the collection view, or the initial layout before the view is loaded.
    open var collectionViewLayout: UICollectionViewLayout {
        sharing.layoutWhenCovered ?? ownCollection?.collectionViewLayout ?? layout
    }
    /// Whether the controller, pushed on another collection view controller, shows that controller's collection view in
    /// its own layout. The cells move to their new positions; data source and delegate remain the other controller's.
    /// The default is `false`. Set it before the push.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press moves an item, if the data source allows it. The default is `true`.
    open var installsStandardGestureForInteractiveMovement = true { didSet { updateMovementGesture() } }
    private var movementGesture: UILongPressGestureRecognizer?
    /// Whether the selection is cleared when the view appears. The default is `true`.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        if let shared = sharing.source {
            ownCollection = shared
            view = CollectionSharing.makeHolder(like: shared)
            return
        }
        if loadViewFromFile() {
            ownCollection = loadedView as? UICollectionView
            // What the file does not connect is this controller's.
            if ownCollection?.dataSource == nil { ownCollection?.dataSource = self }
            if ownCollection?.delegate == nil { ownCollection?.delegate = self }
            return
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.alwaysBounceVertical = true
        collection.dataSource = self
        collection.delegate = self
        ownCollection = collection
        view = collection
    }

    private func updateMovementGesture() {
        guard let collection = ownCollection else { return }
        if installsStandardGestureForInteractiveMovement, movementGesture == nil {
            let first = collection.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
            guard collection.numberOfSections > 0, collection.numberOfItems(inSection: first.section) > 0,
                collection.mayMove(first)
            else { return }
            let press = UILongPressGestureRecognizer(
                target: self, action: Selector(UICollectionViewController.moveItem(_:)))
            collection.addGestureRecognizer(press)
            movementGesture = press
        } else if !installsStandardGestureForInteractiveMovement, let press = movementGesture {
            collection.removeGestureRecognizer(press)
            movementGesture = nil
        }
    }

    /// The long press: takes hold of an item, moves it, and lets it go.
    final func moveItem(_ press: UILongPressGestureRecognizer) {
        guard let collection = ownCollection else { return }
        let place = press.location(in: collection)
        switch press.state {
        case .began:
            if let path = collection.indexPathForItem(at: place) {
                _ = collection.beginInteractiveMovementForItem(at: path)
            }
        case .changed: collection.updateInteractiveMovementTargetPosition(place)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard hasAppeared, clearsSelectionOnViewWillAppear else {
            hasAppeared = true
            return
        }
        for path in ownCollection?.indexPathsForSelectedItems ?? [] {
            ownCollection?.deselectItem(at: path, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ownCollection?.flashScrollIndicators()
        updateMovementGesture()
    }

    // MARK: Data source

    /// Returns the number of items of a section. Called at the first layout, and again after changes. The default is 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`. The default implementation
    /// traps.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) must override collectionView(_:cellForItemAt:)")
    }
    /// Returns the number of sections. The default is 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns a supplementary view, such as a header, from
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Required if the layout has such elements:
    /// the default implementation traps.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The collection view's data source must have collectionView(_:viewForSupplementaryElementOfKind:at:), as the "
                + "layout has an element of kind \(kind)")
    }
    /// Returns whether an item can be moved interactively. The default is `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.collection.hasAnsweredByDefault = true
        return true
    }
    /// Called after an item was moved interactively. The default implementation does nothing; an override moves its
    /// data accordingly.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns the titles of an index at the trailing edge; `nil` for none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the title's index by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: Delegate

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns the context menu of pressed items, or `nil` for none. Here it is always one item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
    /// Returns the context menu of one item, or `nil` for none. Superseded by the method for several items.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the lifted preview of an item's menu; `nil` is the cell. The default is the older form's result.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the target of the preview when an item's menu closes; `nil` is the cell. The default is the older form's
    /// result.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns the lifted preview of a menu. Superseded by the method with an index path. The default is `nil`.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the target of the preview when a menu closes, in the older form. The default is `nil`.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called when the preview of an open menu was tapped. The animator can show another screen.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before an item's menu is displayed. The animator runs animations alongside.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before an item's menu is hidden. The animator runs animations alongside.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when a touch begins on an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when the touch has ended or has begun to scroll.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called after the user has selected an item. Not called for a selection in code.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called after an item was deselected, because the user selected another one or tapped it again.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns whether an item can be edited. The default is `true`. Not called here: in editing mode all items are
    /// edited.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// Called before a cell is displayed, for last changes of its appearance.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called before a supplementary view is displayed.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called after a cell was displayed, or its item was deleted.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called after a supplementary view was displayed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns the content offset after a change of items or layout.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    /// Returns the layout that interpolates between two layouts during an interactive change.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// Returns the target of a dragged item for a proposed index path; by default that one.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

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
