import NibDocument

extension NibFamily {
    static let viewController = NibFamily(
        UIViewController.self,
        parts: [
            "layoutGuides", "toolbarItems", "navigationItem navigationItem", "tabBarItem tabBarItem", "view view",
            "tableView view", "collectionView view", "scrollView view", "imageView view", "stackView view",
            "visualEffectView view", "control view", "button view", "label view", "textView view", "wkWebView view",
        ],
        [
            .string("title", \.title),
            NibProperty("storyboardIdentifier") { _, _ in true },
            NibProperty("nibName") { _, _ in true },
            .bool("definesPresentationContext", \.definesPresentationContext),
            .bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
            .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
            .bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
            .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
            .options("edgesForExtendedLayout", "extendedEdge", \.edgesForExtendedLayout, NibWords.edges),
            .choice("modalPresentationStyle", \.modalPresentationStyle, NibWords.presentations),
            .choice("modalTransitionStyle", \.modalTransitionStyle, NibWords.modalTransitions),
            .bool("modalInPresentation", \.isModalInPresentation),
            .size("preferredContentSize", \.preferredContentSize),
            // Its name before iOS 7.
            NibProperty("contentSizeForViewInPopover", elements: ["value", "size"]) { controller, value in
                guard let size = value.child?.size else { return false }
                controller.preferredContentSize = size
                return true
            },
        ])

    static let navigationController = NibFamily(
        UINavigationController.self, above: viewController,
        parts: ["navigationBar navigationBar", "toolbar toolbar"],
        [
            .bool("navigationBarHidden", \.isNavigationBarHidden),
            .bool("toolbarHidden", \.isToolbarHidden),
            .bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
            .bool("hidesBarsOnTap", \.hidesBarsOnTap),
            .bool("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
            .bool("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
        ])

    static let tabBarController = NibFamily(
        UITabBarController.self, above: viewController, parts: ["tabBar tabBar"],
        [
            // The tabs are set by segues, later.
            NibProperty("selectedIndex") { _, value in value.element.int("selectedIndex") != nil }
        ])

    static let splitViewController = NibFamily(
        UISplitViewController.self, above: viewController,
        [
            NibProperty("style") { _, value in value.attribute.map { NibWords.splitStyles[$0] != nil } ?? false },
            .choice(
                "preferredDisplayMode", \.preferredDisplayMode,
                [
                    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
                    "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
                    "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
                    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
                ]),
        ])

    static let pageViewController = NibFamily(
        UIPageViewController.self, above: viewController,
        [
            // Read before the controller is made.
            NibProperty("transitionStyle") { _, value in ["scroll", "pageCurl"].contains(value.attribute) },
            NibProperty("navigationOrientation") { _, value in ["horizontal", "vertical"].contains(value.attribute) },
            NibProperty("spineLocation") { _, value in
                value.attribute.map { $0 == "none" || NibWords.spines[$0] != nil } ?? false
            },
            NibProperty("pageSpacing") { _, value in value.element.double("pageSpacing") != nil },
            .bool("doubleSided", \.isDoubleSided),
        ])

    static let tableViewController = NibFamily(
        UITableViewController.self, above: viewController, parts: ["refreshControl refreshControl"],
        [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)])

    static let collectionViewController = NibFamily(
        UICollectionViewController.self, above: viewController,
        [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)])
}

extension NibWords {
    static let splitStyles: [String: UISplitViewController.Style] = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
}

extension UISplitViewController {
    /// What is decided before a split view controller is there.
    static func style(in coder: NSCoder) -> Style {
        coder.nib?.element["style"].flatMap { NibWords.splitStyles[$0] } ?? .unspecified
    }
}
