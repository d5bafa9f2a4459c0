import CoreGraphics

extension UICollectionView: MenuList {
    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool)
        -> UITargetedPreview?
    {
        isHighlight
            ? delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            : delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
