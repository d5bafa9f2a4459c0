import InterludeObjectiveC

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
            ]
        }
    }
}
