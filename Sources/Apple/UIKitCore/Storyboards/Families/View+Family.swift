import NibDocument

extension NibFamily {
    /// What has no properties of its own.
    static let object = NibFamily(NSObject.self, [])

    static let view = NibFamily(
        UIView.self,
        parts: [
            "subviews", "constraints", "gestureRecognizers", "variation", "viewLayoutGuide safeArea",
            "viewLayoutGuide layoutMargins", "viewLayoutGuide layoutMarginsGuide", "viewLayoutGuide readableContent",
            "viewLayoutGuide readableContentGuide", "viewLayoutGuide keyboard", "interactions",
        ],
        [
            NibProperty("frame", elements: ["rect"]) { view, value in
                guard let rect = value.child?.rect else { return false }
                view.frame = rect
                return true
            },
            NibProperty("frameInset", elements: ["frame"]) { view, value in
                guard let frame = value.element.frame else { return false }
                view.frame = frame
                return true
            },
            NibProperty("bounds", elements: ["rect"]) { view, value in
                guard let rect = value.child?.rect else { return false }
                view.bounds = rect
                return true
            },
            .options("autoresizingMask", "autoresizingMask", \.autoresizingMask, NibWords.autoresizing),
            .bool("autoresizesSubviews", \.autoresizesSubviews),
            NibProperty("fixedFrame") { _, value in value.element.bool("fixedFrame") != nil },
            NibProperty("translatesAutoresizingMaskIntoConstraints") { view, value in
                // With a fixed frame Interface Builder writes both, and lets the mask decide.
                guard let translates = value.element.bool(value.name) else { return false }
                let isFixed = value.element.bool("fixedFrame") == true
                view.translatesAutoresizingMaskIntoConstraints = translates || isFixed
                if !translates, !isFixed { value.context.unruled.append(view) }
                return true
            },
            .choice("contentMode", \.contentMode, NibWords.contentModes),
            .choice("semanticContentAttribute", \.semanticContentAttribute, NibWords.semantics),
            .choice("userInterfaceStyle", \.overrideUserInterfaceStyle, NibWords.interfaceStyles),
            .int("tag", \.tag),
            .string("restorationIdentifier", \.restorationIdentifier),
            .bool("hidden", \.isHidden),
            .number("alpha", \.alpha),
            .bool("opaque", \.isOpaque, absent: true),
            .bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
            .bool("clipsSubviews", \.clipsToBounds),
            .bool("userInteractionEnabled", \.isUserInteractionEnabled, absent: true),
            .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
            .bool("exclusiveTouch", \.isExclusiveTouch),
            .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
            .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
            .insets("layoutMargins", \.layoutMargins),
            NibProperty("directionalLayoutMargins", elements: ["directionalEdgeInsets"]) { view, value in
                guard let insets = value.child?.directionalInsets else { return false }
                view.directionalLayoutMargins = insets
                return true
            },
            NibProperty("layoutMarginsFollowReadableWidth") { view, value in
                guard let follows = value.element.bool(value.name) else { return false }
                view.setMarginsFollowReadableWidth(follows)
                return true
            },
            .color("backgroundColor", \.backgroundColor),
            .color("tintColor", \.tintColor),
            priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
            priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
            priority("horizontalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority($1, for: .horizontal)
            },
            priority("verticalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority($1, for: .vertical)
            },
            NibProperty("accessibilityConfiguration", elements: ["accessibility"]) { view, value in
                guard let child = value.child else { return false }
                if let identifier = child["identifier"] { view.accessibilityIdentifier = identifier }
                if let label = child["label"] { view.accessibilityLabel = label }
                if let hint = child["hint"] { view.accessibilityHint = hint }
                return true
            },
        ])

    private static func priority(
        _ name: String, _ set: @escaping (UIView, UILayoutPriority) -> Void
    ) -> NibProperty<UIView> {
        NibProperty(name) { view, value in
            guard let priority = value.element.double(name), priority > 0, priority <= 1000 else { return false }
            set(view, UILayoutPriority(Float(priority)))
            return true
        }
    }

    static let window = NibFamily(UIWindow.self, above: view, [])

    static let imageView = NibFamily(
        UIImageView.self, above: view,
        [
            // Where its image is from.
            NibProperty("catalog") { _, _ in true },
            .image("image", \.image),
            .image("highlightedImage", \.highlightedImage),
            .bool("highlighted", \.isHighlighted),
            NibProperty("preferredSymbolConfiguration", elements: ["preferredSymbolConfiguration"]) { view, value in
                view.preferredSymbolConfiguration = value.child.map { value.context.symbolConfiguration($0) }
                return true
            },
        ])

    static let stackView = NibFamily(
        UIStackView.self, above: view,
        [
            .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
            .choice(
                "distribution", \.distribution,
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
                ]),
            .choice(
                "alignment", \.alignment,
                [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
                    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                    "baseline": .lastBaseline,
                ]),
            .number("spacing", \.spacing),
            NibProperty("spacingType") { stack, value in
                // The system's distance between neighbors, documented as 8.
                guard value.attribute == "standard" else { return false }
                if value.element["spacing"] == nil { stack.spacing = 8 }
                return true
            },
            .bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
            // Interface Builder lays a stack with margins of its own out inside of them, and says nothing more of it.
            NibProperty("layoutMargins", elements: ["edgeInsets"]) { stack, _ in
                stack.isLayoutMarginsRelativeArrangement = true
                return true
            },
            NibProperty("directionalLayoutMargins", elements: ["directionalEdgeInsets"]) { stack, _ in
                stack.isLayoutMarginsRelativeArrangement = true
                return true
            },
            .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
        ])

    static let scrollView = NibFamily(
        UIScrollView.self, above: view,
        parts: ["viewLayoutGuide contentLayoutGuide", "viewLayoutGuide frameLayoutGuide"],
        [
            .size("contentSize", \.contentSize),
            .insets("contentInset", \.contentInset),
            .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
            .choice(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                [
                    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
                ]),
            .bool("scrollEnabled", \.isScrollEnabled),
            .bool("directionalLockEnabled", \.isDirectionalLockEnabled),
            .bool("bounces", \.bounces),
            .bool("alwaysBounceVertical", \.alwaysBounceVertical),
            .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .bool("pagingEnabled", \.isPagingEnabled),
            .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
            .choice(
                "keyboardDismissMode", \.keyboardDismissMode,
                ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
            .bool("delaysContentTouches", \.delaysContentTouches),
            .bool("canCancelContentTouches", \.canCancelContentTouches),
            .bool("scrollsToTop", \.scrollsToTop),
            .number("minimumZoomScale", \.minimumZoomScale),
            .number("maximumZoomScale", \.maximumZoomScale),
            .bool("bouncesZoom", \.bouncesZoom),
        ])

    static let visualEffectView = NibFamily(
        UIVisualEffectView.self, above: view, parts: ["blurEffect", "vibrancyEffect", "view contentView"], [])
}
