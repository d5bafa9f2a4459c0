import NibDocument

extension NibFamily {
    static let tableView = NibFamily(
        UITableView.self, above: scrollView,
        parts: ["prototypes", "sections", "view tableHeaderView", "view tableFooterView", "view backgroundView"],
        [
            NibProperty("style") { _, value in NibLists.tableStyles[value.attribute ?? ""] != nil },
            NibProperty("dataMode") { _, value in ["static", "prototypes"].contains(value.attribute) },
            .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
            .color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
            height("rowHeight", \.rowHeight),
            height("sectionHeaderHeight", \.sectionHeaderHeight),
            height("sectionFooterHeight", \.sectionFooterHeight),
            height("estimatedRowHeight", \.estimatedRowHeight),
            height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
            .choice(
                "separatorStyle", \.separatorStyle,
                [
                    "none": .none, "singleLine": .singleLine, "default": .singleLine,
                    "singleLineEtched": .singleLine,
                ]),
            .color("separatorColor", \.separatorColor),
            .insets("separatorInset", \.separatorInset),
            .choice(
                "separatorInsetReference", \.separatorInsetReference,
                ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
            .bool("allowsSelection", \.allowsSelection),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .bool("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled),
        ])

    /// Less than nothing means: as high as the content is.
    private static func height(
        _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
    ) -> NibProperty<UITableView> {
        NibProperty(name) { table, value in
            guard let height = value.element.double(name) else { return false }
            table[keyPath: path] = height < 0 ? UITableView.automaticDimension : CGFloat(height)
            return true
        }
    }

    static let tableViewCell = NibFamily(
        UITableViewCell.self, above: view,
        parts: [
            "tableViewCellContentView contentView", "view contentView", "view backgroundView",
            "view selectedBackgroundView", "view accessoryView",
        ],
        [
            NibProperty("style") { _, value in NibLists.cellStyles[value.attribute ?? ""] != nil },
            NibProperty("reuseIdentifier") { _, _ in true },
            // Where the cell's own parts are; they are in its content.
            NibProperty("textLabel") { _, _ in true },
            NibProperty("detailTextLabel") { _, _ in true },
            NibProperty("imageView") { _, _ in true },
            NibProperty("rowHeight") { _, value in value.element.double("rowHeight") != nil },
            .choice(
                "selectionStyle", \.selectionStyle,
                ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
            .choice("accessoryType", \.accessoryType, NibLists.accessories),
            .choice("editingAccessoryType", \.editingAccessoryType, NibLists.accessories),
            .int("indentationLevel", \.indentationLevel),
            .number("indentationWidth", \.indentationWidth),
            .bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
            .bool("showsReorderControl", \.showsReorderControl),
            // Since iOS 3 it is the accessory for editing that decides.
            NibProperty("hidesAccessoryWhenEditing") { _, value in value.element.bool(value.name) != nil },
            // Nobody moves a focus here.
            NibProperty("focusStyle") { _, value in value.attribute != nil },
            .insets("separatorInset", \.separatorInset),
        ])

    static let cellContent = NibFamily(UIView.self, above: view, [NibProperty("tableViewCell") { _, _ in true }])

    static let collectionView = NibFamily(
        UICollectionView.self, above: scrollView,
        parts: [
            "cells", "collectionViewFlowLayout collectionViewLayout", "collectionViewLayout collectionViewLayout",
            "collectionReusableView sectionHeaderView", "collectionReusableView sectionFooterView",
            "view backgroundView",
        ],
        [
            NibProperty("dataMode") { _, value in ["none", "prototypes"].contains(value.attribute) },
            .bool("allowsSelection", \.allowsSelection),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled),
        ])

    static let collectionReusableView = NibFamily(
        UICollectionReusableView.self, above: view, [NibProperty("reuseIdentifier") { _, _ in true }])

    static let collectionViewCell = NibFamily(
        UICollectionViewCell.self, above: collectionReusableView,
        parts: [
            "view contentView", "collectionViewCellContentView contentView", "view backgroundView",
            "view selectedBackgroundView",
        ], [])

    static let collectionLayout = NibFamily(UICollectionViewLayout.self, [])

    static let flowLayout = NibFamily(
        UICollectionViewFlowLayout.self, above: collectionLayout,
        [
            .size("itemSize", \.itemSize),
            .size("headerReferenceSize", \.headerReferenceSize),
            .size("footerReferenceSize", \.footerReferenceSize),
            .insets("sectionInset", \.sectionInset),
            .number("minimumLineSpacing", \.minimumLineSpacing),
            .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
            .choice("scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
            .size("estimatedItemSize", \.estimatedItemSize),
            NibProperty("automaticEstimatedItemSize") { layout, value in
                guard let isAutomatic = value.element.bool(value.name) else { return false }
                layout.estimatedItemSize = isAutomatic ? UICollectionViewFlowLayout.automaticSize : .zero
                return true
            },
            .choice(
                "sectionInsetReference", \.sectionInsetReference,
                [
                    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
                ]),
            .bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
            .bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
        ])
}

/// Words about tables and collections that initializers need.
@MainActor enum NibLists {
    static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    /// As Interface Builder writes them, by name or by the first constants.
    static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
}
