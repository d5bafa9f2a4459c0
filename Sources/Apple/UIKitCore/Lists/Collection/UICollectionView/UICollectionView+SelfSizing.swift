import QuartzCore

// Items that are as large as their cells find right.
extension UICollectionView {
    /// A view may want another size: it is asked with the next layout.
    final func viewBecameInvalid(_ view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { noteInvalidSize(of: view) }
    }

    final func noteInvalidSize(of view: UICollectionReusableView) {
        guard collection.isLayoutValid, !collection.isTiling, collection.elements.contains(where: { $0.view === view }),
            !collection.unsized.views.contains(where: { $0 === view })
        else { return }
        collection.unsized.views.append(view)
        if UIView.areAnimationsEnabled { collection.unsized.animated = true }
        setNeedsLayout()
    }

    /// Asks the views that may want another size, and moves items if the layout takes it over.
    final func resizeItems() {
        let (views, animated) = collection.unsized
        guard !views.isEmpty, collection.updateDepth == 0, collection.isLayoutValid else { return }
        collection.unsized = ([], false)
        for element in collection.elements where views.contains(where: { $0 === element.view }) {
            if let attributes = layoutAttributes(of: element.key) { fit(element.view, attributes) }
        }
        guard !collection.isLayoutValid, animated, window != nil else { return }
        showUpdate(
            animated: true,
            {
                self.tile()
                for element in self.collection.elements { element.view.layoutIfNeeded() }
            }, completion: { _ in })
    }

    private func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: collectionViewLayout.layoutAttributesForItem(at: key.path)
        case .supplementaryView:
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        default: nil
        }
    }
}
