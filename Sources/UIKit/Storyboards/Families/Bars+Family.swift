import NibDocument

extension NibFamily {
    static let navigationBar = NibFamily(
        UINavigationBar.self, above: view,
        parts: ["items", "textAttributes titleTextAttributes", "textAttributes largeTitleTextAttributes"],
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .bool("largeTitles", \.prefersLargeTitles),
            .color("barTintColor", \.barTintColor),
            .image("shadowImage", \.shadowImage),
            attributes("titleTextAttributes", \.titleTextAttributes),
            attributes("largeTitleTextAttributes", \.largeTitleTextAttributes),
        ])

    private static func attributes(
        _ name: String, _ path: ReferenceWritableKeyPath<UINavigationBar, [NSAttributedString.Key: Any]?>
    ) -> NibProperty<UINavigationBar> {
        NibProperty(name, elements: ["textAttributes"]) { bar, value in
            guard let child = value.child else { return false }
            var result: [NSAttributedString.Key: Any] = [:]
            if let font = child.child(key: "fontDescription").flatMap({ value.context.font($0) }) {
                result[.font] = font
            }
            if let color = child.child(key: "textColor").flatMap({ value.context.color($0) }) {
                result[.foregroundColor] = color
            }
            bar[keyPath: path] = result
            return true
        }
    }

    static let toolbar = NibFamily(
        UIToolbar.self, above: view, parts: ["items"],
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
        ])

    static let tabBar = NibFamily(
        UITabBar.self, above: view, parts: ["items"],
        [
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .color("unselectedItemTintColor", \.unselectedItemTintColor),
            // Its name before iOS 8.
            .color("selectedImageTintColor", \.tintColor),
        ])

    private static let barItem = NibFamily(
        UIBarItem.self,
        [
            .string("title", \.title),
            // Where its image is from.
            NibProperty("catalog") { _, _ in true },
            .image("image", \.image),
            .bool("enabled", \.isEnabled),
            .int("tag", \.tag),
            .insets("imageInsets", \.imageInsets),
        ])

    static let barButtonItem = NibFamily(
        UIBarButtonItem.self, above: barItem,
        parts: [
            "view customView", "button customView", "label customView", "activityIndicatorView customView",
            "imageView customView", "switch customView", "segmentedControl customView",
            // A view in an item of a bar is written without a key.
            "view", "button", "label", "imageView", "activityIndicatorView", "switch", "segmentedControl", "slider",
        ],
        [
            NibProperty("systemItem") { item, value in
                guard let kind = value.attribute.flatMap({ NibWords.systemItems[$0] }) else { return false }
                item.become(kind)
                return true
            },
            // The title counts before the system's, which is only English here.
            .choice("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain]),
            .number("width", \.width),
            .color("tintColor", \.tintColor),
        ])

    static let tabBarItem = NibFamily(
        UITabBarItem.self, above: barItem,
        [
            NibProperty("systemItem") { item, value in
                guard let kind = value.attribute.flatMap({ NibWords.systemTabs[$0] }) else { return false }
                item.become(kind)
                return true
            },
            .image("selectedImage", \.selectedImage),
            .string("badgeValue", \.badgeValue),
            .color("badgeColor", \.badgeColor),
        ])

    static let navigationItem = NibFamily(
        UINavigationItem.self,
        parts: [
            "barButtonItem leftBarButtonItem", "barButtonItem rightBarButtonItem", "barButtonItem backBarButtonItem",
            "leftBarButtonItems", "rightBarButtonItems", "view titleView", "imageView titleView", "label titleView",
            "stackView titleView", "segmentedControl titleView", "button titleView",
        ],
        [
            .string("title", \.title),
            .string("prompt", \.prompt),
            .string("backButtonTitle", \.backButtonTitle),
            .bool("hidesBackButton", \.hidesBackButton),
            .bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
            .choice(
                "largeTitleDisplayMode", \.largeTitleDisplayMode,
                ["automatic": .automatic, "always": .always, "never": .never]),
        ])
}

extension NibWords {
    static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
    static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
