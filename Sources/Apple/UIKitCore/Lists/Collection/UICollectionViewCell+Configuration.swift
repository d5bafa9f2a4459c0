extension UICollectionViewCell {
    /// Changes a cell's configurations to match its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The content of the cell; its view fills `contentView`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.content = newValue
            showConfigurations()
            collection?.viewBecameInvalid(self)
        }
    }

    /// The background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            showConfigurations()
        }
    }

    /// Returns the default background of the cell in its list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (self as? UICollectionViewListCell)?.placeBackground ?? .clear()
    }

    final func showConfigurations() {
        showContent()
        showBackground()
    }

    private func showContent() {
        let isNew = configured.showContent(
            in: contentView, for: automaticallyUpdatesContentConfiguration ? configurationState : nil)
        if isNew, let view = configured.contentView {
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        setNeedsLayout()
    }

    private func showBackground() {
        let listCell = self as? UICollectionViewListCell
        configured.showBackground(
            in: self, standard: listCell == nil ? nil : defaultBackgroundConfiguration(),
            for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil,
            corners: listCell?.corners ?? ([], 0))
    }
}
