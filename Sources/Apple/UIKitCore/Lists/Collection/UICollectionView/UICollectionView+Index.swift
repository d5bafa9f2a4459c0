import QuartzCore

// An index beside the items: titles that a finger goes along, as beside a table's rows.
extension UICollectionView {
    /// Asks the data source for the index's titles, if it has not been asked since the data were others.
    final func loadIndexIfNeeded() {
        guard !collection.isIndexKnown, let dataSource else { return }
        collection.isIndexKnown = true
        let titles = dataSource.indexTitles(for: self) ?? []
        guard !titles.isEmpty else {
            collection.index?.removeFromSuperview()
            collection.index = nil
            return
        }
        let index = collection.index ?? makeIndex()
        index.show(titles, color: tintColor)
    }

    final func placeIndex() {
        guard let index = collection.index else { return }
        index.place(in: self)
        if subviews.last !== index { UIView.performWithoutAnimation { bringSubviewToFront(index) } }
    }

    private func makeIndex() -> SectionIndexView {
        let index = SectionIndexView(frame: .zero)
        index.onTitle = { [weak self, weak index] place in
            guard let self, let titles = index?.titles, titles.indices.contains(place) else { return }
            showItem(ofTitle: titles[place], at: place)
        }
        collection.index = index
        UIView.performWithoutAnimation { addSubview(index) }
        return index
    }

    /// Brings the item of a title, with its section's header where it is the first, to the top of what is seen.
    private func showItem(ofTitle title: String, at place: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: place),
            counts.indices.contains(path.section), let item = layoutAttributesForItem(at: path)
        else { return }
        let header = layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
        let top = path.item == 0 ? min(item.frame.minY, header?.frame.minY ?? item.frame.minY) : item.frame.minY
        let target = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
        setContentOffset(clamped(target), animated: false)
    }
}
