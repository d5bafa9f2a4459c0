extension UIBackgroundConfiguration {
    /// Behind the rows of plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, .plainCell) }
    /// Behind the rows of grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.secondarySystemGroupedBackground, .groupedCell)
    }
    /// Behind the rows of sidebars.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Behind the rows of sidebars beside other content: the same as `listSidebarCell()` here.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Behind rows.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Behind headers: nothing.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Behind footers: nothing.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Behind the headers and footers of plain lists: the background's color, so that rows do not shine through.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground, .own) }
    /// Behind the headers and footers of grouped lists: nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Behind the headers of sidebars: nothing.
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

    /// The color that is shown where the view has a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The line's color where the view has a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
