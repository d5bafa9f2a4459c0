// The margins and gaps are those of the table's own cells and titles, `TableMetrics`.
extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(
        top: TableMetrics.textPadding, leading: 16, bottom: TableMetrics.textPadding, trailing: 8)

    /// A text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// A text, and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.body, .label), secondary: TextProperties(.caption1, .label), margins: cellMargins)
    }

    /// A text, and a gray value at the other end.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(
            text: TextProperties(.body, .label), secondary: TextProperties(.body, .secondaryLabel),
            margins: cellMargins)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// A row of a sidebar, with a smaller text below it.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var content = subtitleCell()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    /// A row of a sidebar beside another one. Equals `sidebarCell()` here.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// A row of a sidebar beside another one. Equals `sidebarSubtitleCell()` here.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var content = prominentInsetGroupedHeader()
        content.textProperties.font = UIFont.TextStyle.title3.metrics.scaledFont(
            for: .systemFont(ofSize: 20, weight: .bold))
        return content
    }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        title(.headline, .label, top: TableMetrics.subtitleGap, bottom: TableMetrics.subtitleGap)
    }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        title(.body, .secondaryLabel, top: TableMetrics.subtitleGap, bottom: TableMetrics.subtitleGap)
    }

    /// The header of a section in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = title(
            .footnote, .secondaryLabel, top: TableMetrics.groupTitleTop, bottom: TableMetrics.groupTitlePadding)
        content.textProperties.transform = .uppercase
        return content
    }

    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        title(
            .footnote, .secondaryLabel, top: TableMetrics.groupTitlePadding, bottom: TableMetrics.groupTitlePadding)
    }

    /// A more prominent header.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.headline, .label, top: TableMetrics.groupTitleTop, bottom: TableMetrics.groupTitlePadding)
    }

    /// The most prominent header.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var content = title(
            .title3, .label, top: TableMetrics.groupTitleTop, bottom: TableMetrics.groupTitlePadding)
        content.textProperties.font = UIFont.TextStyle.title3.metrics.scaledFont(
            for: .systemFont(ofSize: 20, weight: .bold))
        return content
    }

    private static func title(
        _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(style, color), secondary: TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }
}
