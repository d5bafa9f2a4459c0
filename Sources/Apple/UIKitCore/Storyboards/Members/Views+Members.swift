import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UIView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("alpha", \UIView.alpha), .init("backgroundColor", \UIView.backgroundColor),
                .init("bounds", \UIView.bounds), .init("center", \UIView.center),
                .init("clipsToBounds", \UIView.clipsToBounds),
                .init("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
                .init("contentMode", \UIView.contentMode), .init("contentScaleFactor", \UIView.contentScaleFactor),
                .init("exclusiveTouch", \UIView.isExclusiveTouch), .init("frame", \UIView.frame),
                .init("hidden", \UIView.isHidden), .init("layer", \UIView.layer),
                .init("layoutMargins", \UIView.layoutMargins), .init("maskView", \UIView.mask),
                .init("multipleTouchEnabled", \UIView.isMultipleTouchEnabled), .init("opaque", \UIView.isOpaque),
                .init("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
                .init("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
                .init("semanticContentAttribute", \UIView.semanticContentAttribute),
                .init("superview", \UIView.superview), .init("subviews", \UIView.subviews), .init("tag", \UIView.tag),
                .init("tintColor", \UIView.tintColor), .init("tintAdjustmentMode", \UIView.tintAdjustmentMode),
                .init("transform", \UIView.transform),
                .init("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
                .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
                .init("autoresizesSubviews", \UIView.autoresizesSubviews),
                .init("autoresizingMask", \UIView.autoresizingMask),
                .init("accessibilityIdentifier", \UIView.accessibilityIdentifier),
                .init("accessibilityLabel", \UIView.accessibilityLabel),
                .init("accessibilityHint", \UIView.accessibilityHint),
                .init("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
                .init("directionalLayoutMargins", \UIView.directionalLayoutMargins), .init("window", \UIView.window),
                .init("transform3D", \UIView.transform3D), .init("anchorPoint", \UIView.anchorPoint),
                .init("restorationIdentifier", \UIView.restorationIdentifier),
                .init("canBecomeFocused", \UIView.canBecomeFocused), .init("focused", \UIView.isFocused),
                .init("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors),
                .init("intrinsicContentSize", \UIView.intrinsicContentSize),
                .init("alignmentRectInsets", \UIView.alignmentRectInsets),
                .init("viewForFirstBaselineLayout", \UIView.forFirstBaselineLayout),
                .init("viewForLastBaselineLayout", \UIView.forLastBaselineLayout),
                .init("safeAreaInsets", \UIView.safeAreaInsets),
                .init("gestureRecognizers", \UIView.gestureRecognizers),
                .init("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection),
                .init("leadingAnchor", \UIView.leadingAnchor), .init("trailingAnchor", \UIView.trailingAnchor),
                .init("leftAnchor", \UIView.leftAnchor), .init("rightAnchor", \UIView.rightAnchor),
                .init("topAnchor", \UIView.topAnchor), .init("bottomAnchor", \UIView.bottomAnchor),
                .init("widthAnchor", \UIView.widthAnchor), .init("heightAnchor", \UIView.heightAnchor),
                .init("centerXAnchor", \UIView.centerXAnchor), .init("centerYAnchor", \UIView.centerYAnchor),
                .init("firstBaselineAnchor", \UIView.firstBaselineAnchor),
                .init("lastBaselineAnchor", \UIView.lastBaselineAnchor), .init("constraints", \UIView.constraints),
                .init("hasAmbiguousLayout", \UIView.hasAmbiguousLayout),
                .init("keyboardLayoutGuide", \UIView.keyboardLayoutGuide),
                .init("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide),
                .init("layoutMarginsGuide", \UIView.layoutMarginsGuide),
                .init("readableContentGuide", \UIView.readableContentGuide),
                .init("layoutGuides", \UIView.layoutGuides), .init("motionEffects", \UIView.motionEffects),
                .init("minimumContentSizeCategory", \UIView.minimumContentSizeCategory),
                .init("maximumContentSizeCategory", \UIView.maximumContentSizeCategory),
            ]
        }
    }
}

extension UILabel {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UILabel.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("text", \UILabel.text), .init("attributedText", \UILabel.attributedText),
                .init("font", \UILabel.font), .init("textColor", \UILabel.textColor),
                .init("textAlignment", \UILabel.textAlignment), .init("lineBreakMode", \UILabel.lineBreakMode),
                .init("numberOfLines", \UILabel.numberOfLines),
                .init("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
                .init("minimumScaleFactor", \UILabel.minimumScaleFactor), .init("highlighted", \UILabel.isHighlighted),
                .init("enabled", \UILabel.isEnabled), .init("highlightedTextColor", \UILabel.highlightedTextColor),
                .init("shadowColor", \UILabel.shadowColor), .init("shadowOffset", \UILabel.shadowOffset),
                .init("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
                .init("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
                .init("baselineAdjustment", \UILabel.baselineAdjustment),
                .init("lineBreakStrategy", \UILabel.lineBreakStrategy),
            ]
        }
    }
}

extension UIImageView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIImageView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("image", \UIImageView.image), .init("highlightedImage", \UIImageView.highlightedImage),
                .init("highlighted", \UIImageView.isHighlighted),
                .init("animationDuration", \UIImageView.animationDuration),
                .init("animationRepeatCount", \UIImageView.animationRepeatCount),
                .init("animationImages", \UIImageView.animationImages),
                .init("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
                .init("highlightedAnimationImages", \UIImageView.highlightedAnimationImages),
                .init("animating", \UIImageView.isAnimating),
            ]
        }
    }
}

extension UIScrollView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIScrollView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("contentInset", \UIScrollView.contentInset), .init("contentOffset", \UIScrollView.contentOffset),
                .init("contentSize", \UIScrollView.contentSize), .init("delegate", \UIScrollView.delegate),
                .init("bounces", \UIScrollView.bounces),
                .init("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
                .init("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
                .init("pagingEnabled", \UIScrollView.isPagingEnabled),
                .init("scrollEnabled", \UIScrollView.isScrollEnabled),
                .init("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
                .init("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
                .init("minimumZoomScale", \UIScrollView.minimumZoomScale),
                .init("maximumZoomScale", \UIScrollView.maximumZoomScale), .init("zoomScale", \UIScrollView.zoomScale),
                .init("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
                .init("scrollsToTop", \UIScrollView.scrollsToTop),
                .init("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
                .init("delaysContentTouches", \UIScrollView.delaysContentTouches),
                .init("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
                .init("adjustedContentInset", \UIScrollView.adjustedContentInset),
                .init("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint),
                .init("tracking", \UIScrollView.isTracking), .init("dragging", \UIScrollView.isDragging),
                .init("decelerating", \UIScrollView.isDecelerating),
                .init("scrollAnimating", \UIScrollView.isScrollAnimating),
                .init("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
                .init("refreshControl", \UIScrollView.refreshControl),
                .init("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
                .init("zooming", \UIScrollView.isZooming), .init("zoomBouncing", \UIScrollView.isZoomBouncing),
                .init("zoomAnimating", \UIScrollView.isZoomAnimating),
                .init("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer),
                .init("contentLayoutGuide", \UIScrollView.contentLayoutGuide),
                .init("frameLayoutGuide", \UIScrollView.frameLayoutGuide),
            ]
        }
    }
}

extension UIStackView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIStackView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("spacing", \UIStackView.spacing), .init("axis", \UIStackView.axis),
                .init("distribution", \UIStackView.distribution), .init("alignment", \UIStackView.alignment),
                .init("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
                .init("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
                .init("arrangedSubviews", \UIStackView.arrangedSubviews),
            ]
        }
    }
}

extension UIVisualEffectView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIVisualEffectView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("effect", \UIVisualEffectView.effect), .init("contentView", \UIVisualEffectView.contentView),
            ]
        }
    }
}

extension NSLayoutConstraint {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { NSLayoutConstraint.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("constant", \NSLayoutConstraint.constant), .init("priority", \NSLayoutConstraint.priority),
                .init("identifier", \NSLayoutConstraint.identifier), .init("active", \NSLayoutConstraint.isActive),
                .init("firstAttribute", \NSLayoutConstraint.firstAttribute),
                .init("secondAttribute", \NSLayoutConstraint.secondAttribute),
                .init("relation", \NSLayoutConstraint.relation), .init("multiplier", \NSLayoutConstraint.multiplier),
                .init("firstAnchor", \NSLayoutConstraint.firstAnchor),
                .init("secondAnchor", \NSLayoutConstraint.secondAnchor),
            ]
        }
    }
}
