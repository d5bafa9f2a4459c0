import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UITableView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITableView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UITableView.delegate), .init("dataSource", \UITableView.dataSource),
                .init("prefetchDataSource", \UITableView.prefetchDataSource),
                .init("rowHeight", \UITableView.rowHeight),
                .init("estimatedRowHeight", \UITableView.estimatedRowHeight),
                .init("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
                .init("sectionFooterHeight", \UITableView.sectionFooterHeight),
                .init("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
                .init("separatorColor", \UITableView.separatorColor),
                .init("separatorInset", \UITableView.separatorInset),
                .init("separatorStyle", \UITableView.separatorStyle),
                .init("tableHeaderView", \UITableView.tableHeaderView),
                .init("tableFooterView", \UITableView.tableFooterView),
                .init("backgroundView", \UITableView.backgroundView),
                .init("allowsSelection", \UITableView.allowsSelection),
                .init("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
                .init("style", \UITableView.style),
                .init("contextMenuInteraction", \UITableView.contextMenuInteraction),
                .init("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
                .init("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
                .init("fillerRowHeight", \UITableView.fillerRowHeight),
                .init("separatorEffect", \UITableView.separatorEffect),
                .init("sectionIndexColor", \UITableView.sectionIndexColor),
                .init("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
                .init("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
                .init("numberOfSections", \UITableView.numberOfSections),
                .init("visibleCells", \UITableView.visibleCells),
                .init("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows),
                .init("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates),
                .init("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow),
                .init("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows),
                .init("editing", \UITableView.isEditing),
            ]
        }
    }
}

extension UITableViewCell {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITableViewCell.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("accessoryType", \UITableViewCell.accessoryType),
                .init("accessoryView", \UITableViewCell.accessoryView),
                .init("backgroundView", \UITableViewCell.backgroundView),
                .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
                .init("contentView", \UITableViewCell.contentView), .init("textLabel", \UITableViewCell.textLabel),
                .init("detailTextLabel", \UITableViewCell.detailTextLabel),
                .init("imageView", \UITableViewCell.imageView),
                .init("selectionStyle", \UITableViewCell.selectionStyle),
                .init("separatorInset", \UITableViewCell.separatorInset),
                .init("reuseIdentifier", \UITableViewCell.reuseIdentifier),
                .init("editingAccessoryView", \UITableViewCell.editingAccessoryView),
                .init("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
                .init("selected", \UITableViewCell.isSelected), .init("highlighted", \UITableViewCell.isHighlighted),
                .init("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler),
                .init("indentationWidth", \UITableViewCell.indentationWidth),
                .init("editing", \UITableViewCell.isEditing), .init("editingStyle", \UITableViewCell.editingStyle),
                .init("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation),
                .init("configurationState", \UITableViewCell.configurationState),
                .init("contentConfiguration", \UITableViewCell.contentConfiguration),
                .init("backgroundConfiguration", \UITableViewCell.backgroundConfiguration),
            ]
        }
    }
}

extension UICollectionView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UICollectionView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UICollectionView.delegate), .init("dataSource", \UICollectionView.dataSource),
                .init("prefetchDataSource", \UICollectionView.prefetchDataSource),
                .init("collectionViewLayout", \UICollectionView.collectionViewLayout),
                .init("backgroundView", \UICollectionView.backgroundView),
                .init("allowsSelection", \UICollectionView.allowsSelection),
                .init("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
                .init("contextMenuInteraction", \UICollectionView.contextMenuInteraction),
                .init("numberOfSections", \UICollectionView.numberOfSections),
                .init("visibleCells", \UICollectionView.visibleCells),
                .init("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems),
                .init("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates),
                .init("editing", \UICollectionView.isEditing),
                .init("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems),
            ]
        }
    }
}

extension UICollectionViewCell {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UICollectionViewCell.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("contentView", \UICollectionViewCell.contentView),
                .init("backgroundView", \UICollectionViewCell.backgroundView),
                .init("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
                .init("selected", \UICollectionViewCell.isSelected),
                .init("highlighted", \UICollectionViewCell.isHighlighted),
                .init("configurationState", \UICollectionViewCell.configurationState),
                .init("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler),
                .init("contentConfiguration", \UICollectionViewCell.contentConfiguration),
                .init("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration),
            ]
        }
    }
}

extension UICollectionViewFlowLayout {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UICollectionViewFlowLayout.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("itemSize", \UICollectionViewFlowLayout.itemSize),
                .init("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
                .init("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
                .init("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
                .init("sectionInset", \UICollectionViewFlowLayout.sectionInset),
                .init("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
                .init("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
                .init("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
                .init("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
            ]
        }
    }
}

extension UICollectionViewLayoutAttributes {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UICollectionViewLayoutAttributes.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("frame", \UICollectionViewLayoutAttributes.frame),
                .init("bounds", \UICollectionViewLayoutAttributes.bounds),
                .init("center", \UICollectionViewLayoutAttributes.center),
                .init("size", \UICollectionViewLayoutAttributes.size),
                .init("alpha", \UICollectionViewLayoutAttributes.alpha),
                .init("hidden", \UICollectionViewLayoutAttributes.isHidden),
                .init("zIndex", \UICollectionViewLayoutAttributes.zIndex),
                .init("transform", \UICollectionViewLayoutAttributes.transform),
                .init("transform3D", \UICollectionViewLayoutAttributes.transform3D),
                .init("indexPath", \UICollectionViewLayoutAttributes.indexPath),
                .init("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind),
            ]
        }
    }
}
