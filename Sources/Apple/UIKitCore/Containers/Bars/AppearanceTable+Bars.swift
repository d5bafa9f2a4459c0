extension AppearanceTable {
    /// Those of bars and of what is in them.
    static var bars: [AppearanceTable] {
        [
            .init(UINavigationBar.self, navigationBar), .init(UITabBar.self, tabBar), .init(UIToolbar.self, toolbar),
            .init(UIBarItem.self, barItem),
            .init(UIBarButtonItem.self) { [.init("tintColor", \UIBarButtonItem.tintColor)] },
            .init(UITabBarItem.self) {
                [
                    .init("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
                    .init("badgeColor", \UITabBarItem.badgeColor),
                ]
            },
        ]
    }

    private static func navigationBar() -> [AppearanceKey] {
        [
            .init("barStyle", \UINavigationBar.barStyle), .init("isTranslucent", \UINavigationBar.isTranslucent),
            .init("barTintColor", \UINavigationBar.barTintColor), .init("shadowImage", \UINavigationBar.shadowImage),
            .init("titleTextAttributes", \UINavigationBar.titleTextAttributes),
            .init("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
            .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            .init(
                "standardAppearance",
                { (bar: UINavigationBar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("compactAppearance", \UINavigationBar.compactAppearance),
            .init("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
            .init("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            .init("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            titleOffset(.default), titleOffset(.compact),
            .init("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            backgroundImage(.default), backgroundImage(.compact),
        ]
    }

    private static func backgroundImage(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("backgroundImage \(metrics.rawValue)") { (bar: UINavigationBar) in
            bar.backgroundImage(for: metrics)
        } _: { bar, image in
            bar.setBackgroundImage(image, for: metrics)
        }
    }

    private static func titleOffset(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("titleVerticalPositionAdjustment \(metrics.rawValue)") { (bar: UINavigationBar) -> CGFloat? in
            let offset = bar.titleVerticalPositionAdjustment(for: metrics)
            return offset == 0 ? nil : offset
        } _: { bar, offset in
            bar.setTitleVerticalPositionAdjustment(offset ?? 0, for: metrics)
        }
    }

    private static func toolbarImage(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("backgroundImage \(metrics.rawValue)") { (bar: UIToolbar) in
            bar.backgroundImage(forToolbarPosition: .any, barMetrics: metrics)
        } _: { bar, image in
            bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: metrics)
        }
    }

    private static var toolbarShadow: AppearanceKey {
        .init("shadowImage") { (bar: UIToolbar) in
            bar.shadowImage(forToolbarPosition: .any)
        } _: { bar, image in
            bar.setShadowImage(image, forToolbarPosition: .any)
        }
    }

    private static func tabBar() -> [AppearanceKey] {
        [
            .init("isTranslucent", \UITabBar.isTranslucent), .init("barStyle", \UITabBar.barStyle),
            .init("barTintColor", \UITabBar.barTintColor),
            .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
            .init("backgroundImage", \UITabBar.backgroundImage), .init("shadowImage", \UITabBar.shadowImage),
            .init("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
            .init(
                "standardAppearance",
                { (bar: UITabBar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("itemPositioning", \UITabBar.itemPositioning), .init("itemWidth", \UITabBar.itemWidth),
            .init("itemSpacing", \UITabBar.itemSpacing),
            .init("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        ]
    }

    private static func toolbar() -> [AppearanceKey] {
        [
            .init("isTranslucent", \UIToolbar.isTranslucent), .init("barStyle", \UIToolbar.barStyle),
            .init("barTintColor", \UIToolbar.barTintColor),
            .init(
                "standardAppearance",
                { (bar: UIToolbar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("compactAppearance", \UIToolbar.compactAppearance),
            .init("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
            toolbarImage(.default), toolbarImage(.compact), toolbarShadow,
            .init("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        ]
    }

    private static func barItem() -> [AppearanceKey] {
        UIControl.State.ofAppearances.map { state in
            .init("titleTextAttributes \(state.rawValue)") { (item: UIBarItem) in
                item.titleTextAttributes(for: state)
            } _: { item, attributes in
                item.setTitleTextAttributes(attributes, for: state)
            }
        }
    }
}
