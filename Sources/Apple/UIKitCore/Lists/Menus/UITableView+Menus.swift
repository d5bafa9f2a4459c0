import CoreGraphics

extension UITableView: MenuList {
    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool)
        -> UITargetedPreview?
    {
        isHighlight
            ? delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            : delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
