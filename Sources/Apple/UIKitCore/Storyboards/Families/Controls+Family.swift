import NibDocument

extension NibFamily {
    static let control = NibFamily(
        UIControl.self, above: view,
        [
            .bool("enabled", \.isEnabled),
            .bool("selected", \.isSelected),
            .bool("highlighted", \.isHighlighted),
            .choice(
                "contentHorizontalAlignment", \.contentHorizontalAlignment, NibWords.horizontalAlignments),
            .choice("contentVerticalAlignment", \.contentVerticalAlignment, NibWords.verticalAlignments),
            .bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
        ])

    static let refreshControl = NibFamily(
        UIRefreshControl.self, above: control,
        [
            NibProperty("attributedTitle", elements: ["attributedString"]) { control, value in
                control.attributedTitle = value.child.map { value.context.attributedString($0) }
                return true
            }
        ])

    static let label = NibFamily(
        UILabel.self, above: view,
        [
            .string("text", \.text),
            .font("fontDescription", \.font),
            .color("textColor", \.textColor),
            .choice("textAlignment", \.textAlignment, NibWords.alignments),
            .choice("lineBreakMode", \.lineBreakMode, NibWords.lineBreaks),
            .choice("baselineAdjustment", \.baselineAdjustment, NibWords.baselines),
            NibProperty("numberOfLines") { label, value in
                guard let lines = value.element.int("numberOfLines"), lines >= 0 else { return false }
                label.numberOfLines = lines
                return true
            },
            // Interface Builder writes NO where it is off.
            .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, absent: true),
            .number("minimumScaleFactor", \.minimumScaleFactor),
            NibProperty("minimumFontSize") { label, value in
                guard let size = value.element.double("minimumFontSize"), label.font.pointSize > 0 else { return false }
                label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
                return true
            },
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .bool("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
            .bool("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
            .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
            .color("highlightedColor", \.highlightedTextColor),
            .color("shadowColor", \.shadowColor),
            .size("shadowOffset", \.shadowOffset),
            .bool("highlighted", \.isHighlighted),
            .bool("enabled", \.isEnabled),
            NibProperty("usesAttributedText") { _, value in value.element.bool("usesAttributedText") != nil },
            NibProperty("attributedText", elements: ["attributedString"]) { label, value in
                label.attributedText = value.child.map { value.context.attributedString($0) }
                return true
            },
        ])

    static let segmentedControl = NibFamily(
        UISegmentedControl.self, above: control, parts: ["segments"],
        [
            .bool("momentary", \.isMomentary),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
            .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            NibProperty("selectedSegmentIndex") { control, value in
                // The segments themselves come after the properties; see UISegmentedControl.init(coder:).
                value.element.int("selectedSegmentIndex") != nil
            },
        ])

    static let slider = NibFamily(
        UISlider.self, above: control,
        [
            .float("minValue", \.minimumValue),
            .float("maxValue", \.maximumValue),
            .float("value", \.value),
            .bool("continuous", \.isContinuous),
            .color("minimumTrackTintColor", \.minimumTrackTintColor),
            .color("maximumTrackTintColor", \.maximumTrackTintColor),
            .color("thumbTintColor", \.thumbTintColor),
        ])

    static let `switch` = NibFamily(
        UISwitch.self, above: control,
        [
            .bool("on", \.isOn),
            .color("onTintColor", \.onTintColor),
            .color("thumbTintColor", \.thumbTintColor),
            .string("title", \.title),
            .choice(
                "preferredStyle", \.preferredStyle,
                ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]),
        ])

    static let pageControl = NibFamily(
        UIPageControl.self, above: control,
        [
            NibProperty("numberOfPages") { control, value in
                guard let count = value.element.int("numberOfPages") else { return false }
                // Decided: more dots than any screen has room for.
                control.numberOfPages = min(max(count, 0), 500)
                return true
            },
            .int("currentPage", \.currentPage),
            .bool("hidesForSinglePage", \.hidesForSinglePage),
            .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ])

    static let progressView = NibFamily(
        UIProgressView.self, above: view,
        [
            .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
            .float("progress", \.progress),
            .color("progressTintColor", \.progressTintColor),
            .color("trackTintColor", \.trackTintColor),
            .image("progressImage", \.progressImage),
            .image("trackImage", \.trackImage),
        ])

    static let activityIndicator = NibFamily(
        UIActivityIndicatorView.self, above: view,
        [
            .choice(
                "style", \.style,
                [
                    "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
                ]),
            .color("color", \.color),
            .bool("hidesWhenStopped", \.hidesWhenStopped, absent: false),
            NibProperty("animating") { view, value in
                guard let isAnimating = value.element.bool("animating") else { return false }
                if isAnimating { view.startAnimating() }
                return true
            },
        ])
}
