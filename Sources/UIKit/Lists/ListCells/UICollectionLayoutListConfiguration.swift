/// What a section of a compositional layout is like that is a list, like a table.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Sendable {
        case plain
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    public enum HeaderMode: Sendable {
        case none
        /// A view of kind `elementKindSectionHeader`.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    public enum FooterMode: Sendable {
        case none
        /// A view of kind `elementKindSectionFooter`.
        case supplementary
    }

    /// The actions of an item on one side.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// The lines of an item; given are those that it has.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Room above headers; nil is what the appearance has.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

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

/// The lines between a list's items.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Sendable {
        /// As the list has it.
        case automatic
        case visible
        case hidden
    }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    /// While several items are chosen.
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Insets that say: from where the text begins.
    public static var automaticInsets: NSDirectionalEdgeInsets {
        let most = CGFloat.greatestFiniteMagnitude
        return NSDirectionalEdgeInsets(top: most, leading: most, bottom: most, trailing: most)
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list.
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
