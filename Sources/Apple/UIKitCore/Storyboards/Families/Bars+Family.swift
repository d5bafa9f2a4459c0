import NibDocument

extension NibFamily {
    static let navigationBar = NibFamily(
        UINavigationBar.self, above: view,
        parts: [
            "items", "textAttributes titleTextAttributes", "textAttributes largeTitleTextAttributes",
            "navigationBarAppearance standardAppearance", "navigationBarAppearance compactAppearance",
            "navigationBarAppearance scrollEdgeAppearance", "navigationBarAppearance compactScrollEdgeAppearance",
        ],
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .bool("largeTitles", \.prefersLargeTitles),
            .color("barTintColor", \.barTintColor),
            .image("shadowImage", \.shadowImage),
            attributes("titleTextAttributes", \.titleTextAttributes),
            attributes("largeTitleTextAttributes", \.largeTitleTextAttributes),
            look("standardAppearance") { $0.standardAppearance = $1 },
            look("compactAppearance") { $0.compactAppearance = $1 },
            look("scrollEdgeAppearance") { $0.scrollEdgeAppearance = $1 },
            look("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = $1 },
        ])

    /// `<navigationBarAppearance key="standardAppearance"><color key="backgroundColor" …/></navigationBarAppearance>`: a background
    /// and titles.
    private static func look(
        _ name: String, _ set: @escaping @MainActor (UINavigationBar, UINavigationBarAppearance) -> Void
    ) -> NibProperty<UINavigationBar> {
        NibProperty(name, elements: ["navigationBarAppearance"]) { bar, value in
            guard let child = value.child else { return false }
            let look = UINavigationBarAppearance()
            dress(look, from: child, value.context)
            if let title = titleAttributes(child, "titleTextAttributes", value.context) {
                look.titleTextAttributes = title
            }
            if let title = titleAttributes(child, "largeTitleTextAttributes", value.context) {
                look.largeTitleTextAttributes = title
            }
            set(bar, look)
            return true
        }
    }

    private static func dress(_ look: UIBarAppearance, from element: NibElement, _ context: NibContext) {
        if let child = element.child(key: "backgroundColor"), let color = context.color(child) {
            look.backgroundColor = color
        }
        if let child = element.child(key: "shadowColor"), let color = context.color(child) { look.shadowColor = color }
    }

    private static func titleAttributes(
        _ element: NibElement, _ key: String, _ context: NibContext
    ) -> [NSAttributedString.Key: Any]? {
        guard let child = element.child(key: key) else { return nil }
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = child.child(key: "fontDescription").flatMap({ context.font($0) }) { result[.font] = font }
        if let color = child.child(key: "textColor").flatMap({ context.color($0) }) {
            result[.foregroundColor] = color
        }
        return result
    }

    private static func attributes(
        _ name: String, _ path: ReferenceWritableKeyPath<UINavigationBar, [NSAttributedString.Key: Any]?>
    ) -> NibProperty<UINavigationBar> {
        NibProperty(name, elements: ["textAttributes"]) { bar, value in
            guard value.child != nil else { return false }
            bar[keyPath: path] = titleAttributes(value.element, name, value.context)
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
            .choice("barStyle", \.barStyle, NibWords.barStyles),
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
            NibProperty("titlePositionAdjustment", elements: ["offsetWrapper"]) { item, value in
                guard let child = value.child, let right = child.double("horizontal"),
                    let down = child.double("vertical")
                else { return false }
                item.titlePositionAdjustment = UIOffset(horizontal: right, vertical: down)
                return true
            },
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
