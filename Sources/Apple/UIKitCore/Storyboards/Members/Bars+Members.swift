import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UINavigationBar {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UINavigationBar.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UINavigationBar.delegate), .init("barTintColor", \UINavigationBar.barTintColor),
                .init("barStyle", \UINavigationBar.barStyle), .init("translucent", \UINavigationBar.isTranslucent),
                .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
                .init("titleTextAttributes", \UINavigationBar.titleTextAttributes),
                .init("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
                .init("shadowImage", \UINavigationBar.shadowImage), .init("hidesShadow", \UINavigationBar.hidesShadow),
                .init("barPosition", \UINavigationBar.positionByName),
                .init("standardAppearance", \UINavigationBar.standardAppearance),
                .init("compactAppearance", \UINavigationBar.compactAppearance),
                .init("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
                .init("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
                .init("backIndicatorImage", \UINavigationBar.backIndicatorImage),
                .init("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
                .init("topItem", \UINavigationBar.topItem), .init("backItem", \UINavigationBar.backItem),
                .init("items", \UINavigationBar.items),
            ]
        }
    }
}

extension UITabBar {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITabBar.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UITabBar.delegate), .init("barTintColor", \UITabBar.barTintColor),
                .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
                .init("translucent", \UITabBar.isTranslucent), .init("selectedItem", \UITabBar.selectedItem),
                .init("backgroundImage", \UITabBar.backgroundImage), .init("shadowImage", \UITabBar.shadowImage),
                .init("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
                .init("itemWidth", \UITabBar.itemWidth), .init("itemSpacing", \UITabBar.itemSpacing),
                .init("customizing", \UITabBar.isCustomizing),
                .init("standardAppearance", \UITabBar.standardAppearance),
                .init("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance), .init("items", \UITabBar.items),
            ]
        }
    }
}

extension UIToolbar {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIToolbar.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UIToolbar.delegate), .init("barTintColor", \UIToolbar.barTintColor),
                .init("barStyle", \UIToolbar.barStyle), .init("translucent", \UIToolbar.isTranslucent),
                .init("items", \UIToolbar.items),
                .init("standardAppearance", \UIToolbar.standardAppearance),
                .init("compactAppearance", \UIToolbar.compactAppearance),
                .init("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
                .init("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
            ]
        }
    }
}

extension UIBarItem {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIBarItem.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("title", \UIBarItem.title), .init("image", \UIBarItem.image),
                .init("enabled", \UIBarItem.isEnabled), .init("tag", \UIBarItem.tag),
                .init("imageInsets", \UIBarItem.imageInsets), .init("view", \UIBarItem.viewInBar),
                .init("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
            ]
        }
    }
}

extension UIBarButtonItem {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIBarButtonItem.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("width", \UIBarButtonItem.width), .init("tintColor", \UIBarButtonItem.tintColor),
                .init("customView", \UIBarButtonItem.customView), .init("target", \UIBarButtonItem.target),
                .init("style", \UIBarButtonItem.style),
                .init("action", \UIBarButtonItem.action), .init("primaryAction", \UIBarButtonItem.primaryAction),
                .init("menu", \UIBarButtonItem.menu), .init("menuRepresentation", \UIBarButtonItem.menuRepresentation),
                .init("possibleTitles", \UIBarButtonItem.possibleTitles),
                .init("buttonGroup", \UIBarButtonItem.buttonGroup),
            ]
        }
    }
}

extension UITabBarItem {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITabBarItem.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("selectedImage", \UITabBarItem.selectedImage), .init("badgeValue", \UITabBarItem.badgeValue),
                .init("badgeColor", \UITabBarItem.badgeColor),
                .init("standardAppearance", \UITabBarItem.standardAppearance),
                .init("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance),
            ]
        }
    }
}

extension UINavigationItem {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UINavigationItem.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("title", \UINavigationItem.title), .init("titleView", \UINavigationItem.titleView),
                .init("prompt", \UINavigationItem.prompt), .init("hidesBackButton", \UINavigationItem.hidesBackButton),
                .init("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
                .init("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
                .init("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
                .init("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
                .init("backBarButtonItem", \UINavigationItem.backBarButtonItem),
                .init("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
                .init("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
                .init("backButtonTitle", \UINavigationItem.backButtonTitle),
                .init("leadingItemGroups", \UINavigationItem.leadingItemGroups),
                .init("trailingItemGroups", \UINavigationItem.trailingItemGroups),
                .init("additionalOverflowItems", \UINavigationItem.additionalOverflowItems),
                .init("centerItemGroups", \UINavigationItem.centerItemGroups),
                .init("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup),
                .init("backAction", \UINavigationItem.backAction),
                .init("searchController", \UINavigationItem.searchController),
                .init("searchBarPlacement", \UINavigationItem.searchBarPlacement),
                .init("standardAppearance", \UINavigationItem.standardAppearance),
                .init("compactAppearance", \UINavigationItem.compactAppearance),
                .init("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance),
                .init("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance),
            ]
        }
    }
}
