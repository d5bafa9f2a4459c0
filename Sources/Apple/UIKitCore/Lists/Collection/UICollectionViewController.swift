/// A controller whose view is a collection view. It is the collection view's data source and delegate.
///
/// It takes the selection back each time it is shown again, and flashes the scroll indicators. A subclass overrides the
/// methods of data source and delegate that it needs.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    let layout: UICollectionViewLayout
    private var hasAppeared = false
    /// What has to do with a collection view that several controllers of a stack show.
    var sharing = CollectionSharing()

    /// Creates a controller whose collection view begins with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection is in a nib file; without one its layout is a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        decode(.collectionViewController, from: coder)
    }

    /// The collection view: the controller's view, or a subview of it if a subclass has made one.
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
    /// The layout of the collection view; before that is loaded, the one that it will begin with.
    open var collectionViewLayout: UICollectionViewLayout {
        sharing.layoutWhenCovered ?? ownCollection?.collectionViewLayout ?? layout
    }
    /// Whether the controller, pushed on another collection view controller, shows that one's collection view in its own layout:
    /// the cells move from their old places to the new ones. Data source and delegate stay the other's. The default is `false`; set it
    /// before the push.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press takes hold of an item to move it, where the data source lets items be moved. The default is `true`.
    open var installsStandardGestureForInteractiveMovement = true { didSet { updateMovementGesture() } }
    private var movementGesture: UILongPressGestureRecognizer?
    /// Whether the selection is taken back when the view appears. The default is `true`.
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

    /// Returns 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// By default the program traps: a subclass that shows items has to override it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) must override collectionView(_:cellForItemAt:)")
    }
    /// Returns 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// By default the program traps: a layout with headers, footers or their like needs an answer.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The collection view's data source must have collectionView(_:viewForSupplementaryElementOfKind:at:), as the "
                + "layout has an element of kind \(kind)")
    }
    /// Returns `true` by default, as far as the data source takes moves.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.collection.hasAnsweredByDefault = true
        return true
    }
    /// By default the data stay in their order.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns `nil` by default: no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// By default the first item of the section with the title's own number.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: Delegate

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// By default what the older form for one item answers.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
    /// Returns `nil` by default: a press on the item opens no menu.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// By default what the older form answers.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// By default what the older form answers.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns `nil` by default: the item's cell rises.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns `nil` by default: the menu returns to the item's cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The default implementation does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// The default implementation does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// The default implementation does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns `true` by default. Not called here: in editing mode all items are edited.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// By default what the layout answers.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    /// By default a plain `UICollectionViewTransitionLayout`.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// By default the place over which the item is held.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

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
