import CoreGraphics

/// A list whose delegate gives its rows context menus.
@MainActor
protocol MenuList: UIScrollView {
    func menuPath(at point: CGPoint) -> IndexPath?
    func menuCell(at path: IndexPath) -> UIView?
    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?
    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool)
        -> UITargetedPreview?
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Hands what happens to a list's context menu on to the list's delegate.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private(set) var interaction: UIContextMenuInteraction?
    /// The row that was pressed.
    private var path: IndexPath?

    init(_ list: any MenuList) {
        self.list = list
        super.init()
        let made = UIContextMenuInteraction(delegate: self)
        interaction = made
        list.addInteraction(made)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, let path = list.menuPath(at: location) else { return nil }
        self.path = path
        return list.menuConfiguration(at: path, location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(configuration, isHighlight: true) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(configuration, isHighlight: false) }

    /// What the delegate gives, or else the row.
    private func preview(_ configuration: UIContextMenuConfiguration, isHighlight: Bool) -> UITargetedPreview? {
        guard let list, let path else { return nil }
        if let own = list.menuPreview(configuration, at: path, isHighlight: isHighlight) { return own }
        guard let cell = list.menuCell(at: path), cell.window != nil, cell.superview != nil else { return nil }
        // The touch that is about to be taken from the row has highlighted it.
        if isHighlight {
            (cell as? UITableViewCell)?.isHighlighted = false
            (cell as? UICollectionViewCell)?.isHighlighted = false
        }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuWillCommit(configuration, animator) }
}
