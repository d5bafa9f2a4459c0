/// What a collection view knows of what it shows.
@MainActor struct CollectionState {
    /// An element in sight.
    struct Element {
        var key: ElementKey
        let view: UICollectionReusableView
    }

    /// In the order in which the layout named them.
    var elements: [Element] = []
    /// How many items each section has; `nil` before the data source was asked.
    var counts: [Int]?
    var isLayoutValid = false
    /// How wide content that is turned about was, or the view where that is wider, when it was last placed.
    var flippedSpan: CGFloat?
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    /// The item under the finger.
    var highlighted: IndexPath?
    var isEditing = false
    var updateDepth = 0
    var changes = ListChanges()
    var isTiling = false
    /// Views in sight that may want another size, and whether it comes as an animation.
    var unsized: (views: [UICollectionReusableView], animated: Bool) = ([], false)
    /// The titles that lead to items; `nil` where the data source has none.
    var index: SectionIndexView?
    /// Whether the data source was asked for them since the data were others.
    var isIndexKnown = false
    var prefetcher = Prefetcher()
    /// A default of the protocols has answered, not the application.
    var hasAnsweredByDefault = false
    /// An item that a finger moves.
    var movement: CollectionMovement?
    /// To be called at the end of a change of layouts by hand.
    var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The element that the data source is asked for, so that a new view has its size from the start.
    var pending: UICollectionViewLayoutAttributes?
    /// The identifiers of registrations by their names' identity; a name is kept, so that no other takes its place.
    var registrations: [ObjectIdentifier: (identifier: String, owner: AnyObject)] = [:]
}
