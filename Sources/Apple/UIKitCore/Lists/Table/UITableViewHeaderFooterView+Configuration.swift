extension UITableViewHeaderFooterView {
    /// Changes a header's or footer's configurations to match its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            UITableViewHeaderFooterView, UIViewConfigurationState
        ) -> Void

    /// Returns an empty configuration with the view's style in its table.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        if role.tableStyle == .plain { return role.isFooter ? .plainFooter() : .plainHeader() }
        return role.isFooter ? .groupedFooter() : .groupedHeader()
    }

    /// Returns the default background of the view in its table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role.tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The content of the view; it fills `contentView`, and `textLabel` is not used.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.content = newValue
            showConfigurations()
        }
    }

    /// The background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            if newValue != nil {
                backgroundView = nil
                backgroundColor = nil
            }
            showConfigurations()
        }
    }

    final func showConfigurations() {
        let state = configurationState
        configured.showContent(in: contentView, for: automaticallyUpdatesContentConfiguration ? state : nil)
        configured.showBackground(
            in: self, standard: nil, for: automaticallyUpdatesBackgroundConfiguration ? state : nil)
        setNeedsLayout()
    }

    final func layOutConfiguration() {
        guard let view = configured.contentView else { return }
        giveConfigurationMargins()
        view.frame = contentView.bounds
    }

    /// The height that the configured content needs; `nil` where there is none.
    final func configuredHeight(width: CGFloat) -> CGFloat? {
        guard configured.contentView != nil else { return nil }
        giveConfigurationMargins()
        return configured.contentHeight(width: width)?.rounded(.up)
    }

    private func giveConfigurationMargins() {
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: titleMargin, bottom: 0, trailing: titleMargin)
    }
}
