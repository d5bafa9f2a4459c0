import CoreGraphics

/// A layout that is written for one reading direction and says that it may be turned about is shown turned about in the other one. It
/// never hears of that: what it is asked for and what it answers is in its own direction.
extension UICollectionView {
    /// Whether the layout's places are shown turned about.
    private var isFlipped: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// What the layout has in a part of the content, as it is shown.
    final func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let layout = collectionViewLayout
        guard isFlipped else { return layout.layoutAttributesForElements(in: rect) ?? [] }
        let asked = rect.mirrored(in: layout.collectionViewContentSize.width)
        return (layout.layoutAttributesForElements(in: asked) ?? []).map(turnedAbout)
    }

    /// What the layout says of an element, as it is shown.
    final func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        isFlipped ? attributes.map(turnedAbout) : attributes
    }

    /// A place in the content as the layout has it.
    final func inLayout(_ point: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: collectionViewLayout.collectionViewContentSize.width - point.x, y: point.y) : point
    }

    private func turnedAbout(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let turned = attributes.duplicate()
        turned.center.x = collectionViewLayout.collectionViewContentSize.width - turned.center.x
        return turned
    }

    /// Content that is turned about begins at its right end, and stays at the same distance from it when it or the view grows.
    final func keepToRightEnd() {
        guard isFlipped, bounds.width > 0 else { return }
        let span = max(contentSize.width, bounds.width)
        let old = collection.flippedSpan ?? bounds.width
        collection.flippedSpan = span
        shiftContent(by: CGPoint(x: span - old, y: 0))
    }
}
