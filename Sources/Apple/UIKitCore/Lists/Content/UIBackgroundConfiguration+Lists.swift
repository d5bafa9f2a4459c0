extension UIBackgroundConfiguration {
    /// Returns the background of rows in plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, .plainCell) }
    /// Returns the background of rows in grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.secondarySystemGroupedBackground, .groupedCell)
    }
    /// Returns the background of rows in sidebars.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Returns the background of rows in a sidebar beside other content. Equals `listSidebarCell()`
    /// here.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Returns the background of rows.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the background of headers: clear.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of footers: clear.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of headers and footers in plain lists: the background color, so that
    /// rows are not visible through it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground, .own) }
    /// Returns the background of headers and footers in grouped lists: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of headers in sidebars: clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    private static func list(_ color: UIColor?, _ role: BackgroundRole) -> UIBackgroundConfiguration {
        var background = clear()
        background.backgroundColor = color ?? .clear
        background.styleColor = background.backgroundColor
        background.role = role
        return background
    }

    /// Returns the configuration for a state. Rows of lists are gray while they are selected or
    /// touched.
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
