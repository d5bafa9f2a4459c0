extension UIBackgroundConfiguration {
    /// Behind the rows of plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, .plainCell) }
    /// Behind the rows of grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.secondarySystemGroupedBackground, .groupedCell)
    }
    /// Behind the rows of sidebars.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// The background of rows of a sidebar beside other content. Equals `listSidebarCell()` here.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Behind rows.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The background of headers: clear.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// The background of footers: clear.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Behind the headers and footers of plain lists: the background's color, so that rows do not shine through.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground, .own) }
    /// The background of headers and footers in grouped lists: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of headers in sidebars: clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    private static func list(_ color: UIColor?, _ role: BackgroundRole) -> UIBackgroundConfiguration {
        var background = clear()
        background.backgroundColor = color ?? .clear
        background.styleColor = background.backgroundColor
        background.role = role
        return background
    }

    /// The configuration as it should be in a state: lists' rows are gray while they are selected or touched.
    @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .own, backgroundColor == styleColor, let state = state as? UICellConfigurationState,
            state.isSelected || state.isHighlighted
        else {
            return self
        }
        var result = self
        result.backgroundColor = .systemGray4
        return result
    }

    /// Returns the background color for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// Returns the stroke color for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
