extension UITableViewCell {
    /// Changes a cell's configurations to match its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// Returns an empty configuration with the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    /// The content of the cell. With one, the cell's own labels and image are not used.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configured?.content }
        set {
            configuredParts.content = newValue
            showConfiguration()
            sizeBecameInvalid()
        }
    }

    /// Has the table ask for the height again, if the cell is in sight.
    final func sizeBecameInvalid() {
        table?.cellBecameInvalid(self)
    }

    /// Returns the default background of rows in the cell's table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The background configuration. Setting it removes `backgroundView`, `selectedBackgroundView`
    /// and the background color. Setting one of the views removes the configuration. The default is
    /// `nil`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.configured?.background }
        set {
            guard newValue != nil || parts.configured != nil else { return }
            if newValue != nil { clearBackgrounds() }
            configuredParts.background = newValue
            showBackgroundConfiguration()
        }
    }

    /// Made when the first configuration comes.
    private var configuredParts: ConfiguredParts {
        if let made = parts.configured { return made }
        let made = ConfiguredParts()
        parts.configured = made
        return made
    }

    private func clearBackgrounds() {
        setBackground(nil)
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = nil
        parts.hasDefaultColor = false
        backgroundColor = .clear
    }

    final func showBackgroundConfiguration() {
        guard let configured = parts.configured else { return }
        configured.showBackground(
            in: self, standard: nil, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil)
    }

    /// The view of the configuration; `nil` where the cell has its own labels.
    final var configuredView: (any UIView & UIContentView)? { parts.configured?.contentView }

    final func showConfiguration() {
        guard let configured = parts.configured else { return }
        configured.showContent(
            in: parts.content, for: automaticallyUpdatesContentConfiguration ? configurationState : nil)
        setNeedsLayout()
    }

    /// Gives the view of the configuration the whole content, and the margins that the cell's own labels have.
    final func layOutConfiguredView(leading: CGFloat, trailing: CGFloat) {
        guard let view = configuredView else { return }
        parts.content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: leading, bottom: 0, trailing: trailing)
        view.frame = parts.content.bounds
    }
}
