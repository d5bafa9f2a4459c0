/// Says what a collection view shows.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has. Asked when the collection view is first laid out, and again after changes.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A header or footer, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Has to be there if the
    /// layout has such elements.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the item can be moved by hand. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// An item was moved by hand: the data are to be put in the same order.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Returns the titles of an index at the trailing edge; `nil` for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that an entry of the index leads to.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns 1 by default.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// By default the program traps: a layout with headers, footers or their like needs an answer.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The collection view's data source must have collectionView(_:viewForSupplementaryElementOfKind:at:), as the "
                + "layout has an element of kind \(kind)")
    }
    /// Returns `true` by default, as far as the data source takes moves.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.collection.hasAnsweredByDefault = true
        return true
    }
    /// By default the data stay in their order.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns `nil` by default.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// By default the first item of the section with the title's own number.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// Hears early which items may come into sight.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// These items, up to a screenful ahead in the direction of scrolling, may come into sight: time to load what they
    /// show.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// These items, announced before, are not near any more.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// By default nothing is canceled.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
