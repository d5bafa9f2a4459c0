extension UITableViewCell {
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// An empty configuration that fits the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    /// What the cell shows. With one, the cell's own labels and image are not used.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configuration }
        set {
            parts.configuration = newValue
            showConfiguration()
        }
    }

    /// The view of the configuration; nil where the cell has its own labels.
    final var configuredView: (any UIView & UIContentView)? { parts.configured }

    final func showConfiguration() {
        guard let configuration = parts.configuration else {
            parts.configured?.removeFromSuperview()
            parts.configured = nil
            return setNeedsLayout()
        }
        let updated =
            automaticallyUpdatesContentConfiguration
            ? configuration.updated(for: configurationState) : configuration
        if let view = parts.configured, view.supports(updated) {
            view.configuration = updated
        } else {
            parts.configured?.removeFromSuperview()
            let view = updated.makeContentView()
            parts.configured = view
            UIView.performWithoutAnimation { parts.content.addSubview(view) }
        }
        setNeedsLayout()
    }

    /// Gives the view of the configuration the whole content, and the margins that the cell's own labels have.
    final func layOutConfiguredView(leading: CGFloat, trailing: CGFloat) {
        guard let view = parts.configured else { return }
        parts.content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: leading, bottom: 0, trailing: trailing)
        view.frame = parts.content.bounds
    }
}
