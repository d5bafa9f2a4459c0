// The margins and gaps are those of the table's own cells and titles, `TableMetrics`.
extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(
        top: TableMetrics.textPadding, leading: 16, bottom: TableMetrics.textPadding, trailing: 8)

    /// Returns the style of rows with a text and a smaller secondary text below it.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the style of rows with a text and a smaller secondary text below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.body, .label), secondary: TextProperties(.caption1, .label), margins: cellMargins)
    }

    /// Returns the style of rows with a text and a gray value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(
            text: TextProperties(.body, .label), secondary: TextProperties(.body, .secondaryLabel),
            margins: cellMargins)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// Returns the style of rows in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// Returns the style of rows in a sidebar, with a smaller secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var content = subtitleCell()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    /// Returns the style of rows in a sidebar beside another one. Equals `sidebarCell()` here.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// Returns the style of rows in a sidebar beside another one. Equals `sidebarSubtitleCell()`
    /// here.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// Returns the style of headers in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var content = prominentInsetGroupedHeader()
        content.textProperties.font = UIFont.TextStyle.title3.metrics.scaledFont(
            for: .systemFont(ofSize: 20, weight: .bold))
        return content
    }

    /// Returns the style of headers in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        title(.headline, .label, top: TableMetrics.subtitleGap, bottom: TableMetrics.subtitleGap)
    }

    /// Returns the style of footers in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        title(.body, .secondaryLabel, top: TableMetrics.subtitleGap, bottom: TableMetrics.subtitleGap)
    }

    /// Returns the style of headers in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = title(
            .footnote, .secondaryLabel, top: TableMetrics.groupTitleTop, bottom: TableMetrics.groupTitlePadding)
        content.textProperties.transform = .uppercase
        return content
    }

    /// Returns the style of footers in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        title(
            .footnote, .secondaryLabel, top: TableMetrics.groupTitlePadding, bottom: TableMetrics.groupTitlePadding)
    }

    /// Returns the style of a more prominent header.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.headline, .label, top: TableMetrics.groupTitleTop, bottom: TableMetrics.groupTitlePadding)
    }

    /// Returns the style of the most prominent header.
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
