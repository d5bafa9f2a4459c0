/// The configuration of a list section in a compositional layout.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of the list.
    public enum Appearance: Sendable {
        /// Rows from edge to edge, headers that stay at the top.
        case plain
        /// Groups of rows from edge to edge on gray, with space between them.
        case grouped
        /// Groups with rounded corners, away from the edges, on gray.
        case insetGrouped
        /// Rows away from the edges on gray, without lines between them.
        case sidebar
        /// Rows from edge to edge, without lines between them.
        case sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Sendable {
        /// No header.
        case none
        /// A view of kind `elementKindSectionHeader`.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// The footer of a section.
    public enum FooterMode: Sendable {
        /// No footer.
        case none
        /// A view of kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the actions of an item at one edge.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// Returns the separators of an item. The argument is the current configuration.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether there are lines between rows. The default is `true`, but `false` in sidebars.
    public var showsSeparators = true
    /// The configuration of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of each item. With `nil`, the default, all items use
    /// `separatorConfiguration`.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the list; `nil`, the default, is that of the appearance.
    public var backgroundColor: UIColor?
    /// The header of a section. The default is none.
    public var headerMode = HeaderMode.none
    /// The footer of a section. The default is none.
    public var footerMode = FooterMode.none
    /// The space above headers in points; `nil` uses that of the appearance.
    public var headerTopPadding: CGFloat?
    /// The actions that a swipe from the leading edge offers. The default is `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe from the trailing edge offers. The default is `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the configuration of a list with the default values of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// What the list lies on.
    var background: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}

/// The separators between a list's items.
public struct UIListSeparatorConfiguration {
    /// The visibility of a separator.
    public enum Visibility: Sendable {
        /// The default of the list.
        case automatic
        /// Always visible.
        case visible
        /// Always hidden.
        case hidden
    }

    /// Whether a separator is shown above a row. The default is automatic: hidden.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a separator is shown below a row. The default is automatic.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above; only the leading and trailing ones are used. The default
    /// aligns it with the text.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below; only the leading and trailing ones are used. The default
    /// aligns it with the text.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the separators. The default is `separator`.
    public var color = UIColor.separator
    /// The color of a selected item's separators during multiple selection. The default is
    /// `separator`.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the default separators of lists. The appearance makes no difference here.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// The insets that align separators with the text.
    public static var automaticInsets: NSDirectionalEdgeInsets {
        let most = CGFloat.greatestFiniteMagnitude
        return NSDirectionalEdgeInsets(top: most, leading: most, bottom: most, trailing: most)
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let width = layoutEnvironment.container.effectiveContentSize.width
        section.contentInsets = insets(configuration, width)
        section.boundarySupplementaryItems = edges(configuration)
        return section
    }

    private static func insets(_ list: UICollectionLayoutListConfiguration, _ width: CGFloat) -> NSDirectionalEdgeInsets
    {
        let side =
            list.appearance == .insetGrouped || list.appearance == .sidebar ? TableMetrics.margin(width: width) : 0
        let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
        let hasHeader = list.headerMode == .supplementary
        let top = list.headerTopPadding ?? (isGrouped && !hasHeader ? TableMetrics.groupGap : 0)
        let bottom = isGrouped && list.footerMode == .none ? TableMetrics.groupGap : 0
        return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    private static func edges(_ list: UICollectionLayoutListConfiguration)
        -> [NSCollectionLayoutBoundarySupplementaryItem]
    {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.plainHeader))
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if list.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = list.appearance == .plain
            edges.append(header)
        }
        if list.footerMode == .supplementary {
            edges.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return edges
    }
}
