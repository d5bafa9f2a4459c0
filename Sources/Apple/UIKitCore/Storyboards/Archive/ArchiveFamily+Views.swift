extension ArchiveFamily {
    /// The classes whose properties are archived, each with what a nib says of it: their `init(coder:)` asks for both at the same place.
    static let all: [(nib: NibFamily, archive: ArchiveFamily)] = [
        (.view, view), (.imageView, imageView), (.label, label), (.control, control), (.button, button),
        (.stackView, stackView), (.scrollView, scrollView), (.visualEffectView, effectView), (.slider, slider),
        (.switch, toggle), (.pageControl, pages), (.progressView, progress), (.textField, textField),
        (.textView, textView),
    ]

    private static let view = ArchiveFamily(
        UIView.self,
        [
            .rect("UIBounds", \.bounds), .point("UICenter", \.center),
            .choice("UIContentMode", \.contentMode), .options("UIAutoresizingMask", \.autoresizingMask),
            .bool("UIAutoresizeSubviews", \.autoresizesSubviews), .bool("UIClipsToBounds", \.clipsToBounds),
            .bool("UIHidden", \.isHidden), .bool("UIOpaque", \.isOpaque), .number("UIAlpha", \.alpha),
            .bool("UIUserInteractionEnabled", \.isUserInteractionEnabled),
            .bool("UIMultipleTouchEnabled", \.isMultipleTouchEnabled), .int("UITag", \.tag),
            .object("UIBackgroundColor", \.backgroundColor),
            .object("UITintColor", get: { $0.viewState.tintColor }, set: { $0.tintColor = $1 }),
            .bool("UITranslatesMask", \.translatesAutoresizingMaskIntoConstraints),
            .text(
                "UIPriorities",
                get: { view in UIView.archivedAxes.map { "\($0.read(view).rawValue)" }.joined(separator: " ") },
                set: { view, text in
                    let numbers = text.split(separator: " ").compactMap { Float($0) }
                    guard numbers.count == UIView.archivedAxes.count else { return }
                    for (axis, number) in zip(UIView.archivedAxes, numbers) where number > 0 && number <= 1000 {
                        axis.write(view, UILayoutPriority(number))
                    }
                }),
        ])

    private static let imageView = ArchiveFamily(
        UIImageView.self,
        [
            .object("UIImage", \.image), .object("UIHighlightedImage", \.highlightedImage),
            .bool("UIHighlighted", \.isHighlighted),
        ])

    private static let label = ArchiveFamily(
        UILabel.self,
        [
            .string("UIText", \.text),
            .object("UIFont", get: { $0.font }, set: { $0.font = $1 }),
            .object("UITextColor", get: { $0.textColor }, set: { $0.textColor = $1 }),
            .choice("UITextAlignment", \.textAlignment), .int("UINumberOfLines", \.numberOfLines),
            .choice("UILineBreakMode", \.lineBreakMode), .bool("UIAdjustsFontSize", \.adjustsFontSizeToFitWidth),
            .number("UIMinimumScaleFactor", \.minimumScaleFactor),
            .choice("UIBaselineAdjustment", \.baselineAdjustment),
            .object("UIHighlightedColor", \.highlightedTextColor), .object("UIShadowColor", \.shadowColor),
            .size("UIShadowOffset", \.shadowOffset), .bool("UIEnabled", \.isEnabled),
        ])

    private static let control = ArchiveFamily(
        UIControl.self,
        [
            .bool("UIEnabled", \.isEnabled), .bool("UISelected", \.isSelected),
            .choice("UIHorizontalAlignment", \.contentHorizontalAlignment),
            .choice("UIVerticalAlignment", \.contentVerticalAlignment),
        ])

    private static let button = ArchiveFamily(
        UIButton.self,
        [
            .object("UIButtonFont", get: { $0.titleLabel?.font }, set: { $0.titleLabel?.font = $1 }),
            .insets("UIContentInsets", \.contentEdgeInsets), .insets("UITitleInsets", \.titleEdgeInsets),
            .insets("UIImageInsets", \.imageEdgeInsets),
        ]
            + [UIControl.State.normal, .highlighted, .disabled, .selected].flatMap { contents($0) })

    /// What a button shows in one state. What is not set for it is not written.
    private static func contents(_ state: UIControl.State) -> [ArchivedProperty<UIButton>] {
        let key = state.rawValue
        return [
            .text("UITitle\(key)", get: { $0.contents[key]?.title }, set: { $0.setTitle($1, for: state) }),
            .object(
                "UITitleColor\(key)", get: { $0.contents[key]?.titleColor },
                set: { $0.setTitleColor($1, for: state) }),
            .object("UIImage\(key)", get: { $0.contents[key]?.image }, set: { $0.setImage($1, for: state) }),
            .object(
                "UIBackground\(key)", get: { $0.contents[key]?.backgroundImage },
                set: { $0.setBackgroundImage($1, for: state) }),
        ]
    }

    private static let stackView = ArchiveFamily(
        UIStackView.self,
        [
            .choice("UIStackAxis", \.axis), .choice("UIStackAlignment", \.alignment),
            .choice("UIStackDistribution", \.distribution), .number("UIStackSpacing", \.spacing),
            .bool("UIStackMargins", \.isLayoutMarginsRelativeArrangement),
        ])

    private static let scrollView = ArchiveFamily(
        UIScrollView.self,
        [
            .size("UIContentSize", \.contentSize), .insets("UIContentInset", \.contentInset),
            .point("UIContentOffset", \.contentOffset), .bool("UIScrollEnabled", \.isScrollEnabled),
            .bool("UIPagingEnabled", \.isPagingEnabled), .bool("UIBounces", \.bounces),
            .bool("UIShowsHorizontal", \.showsHorizontalScrollIndicator),
            .bool("UIShowsVertical", \.showsVerticalScrollIndicator),
        ])

    private static let effectView = ArchiveFamily(
        UIVisualEffectView.self,
        [
            .text(
                "UIBlurStyle", get: { ($0.effect as? UIBlurEffect).map { "\($0.style.rawValue)" } },
                set: { view, text in
                    if let style = Int(text).flatMap({ UIBlurEffect.Style(rawValue: $0) }) {
                        view.effect = UIBlurEffect(style: style)
                    }
                })
        ])

    private static let slider = ArchiveFamily(
        UISlider.self,
        [
            .number("UIMinimumValue", \.minimumValue), .number("UIMaximumValue", \.maximumValue),
            .number("UIValue", \.value),
        ])

    private static let toggle = ArchiveFamily(
        UISwitch.self, [.bool("UISwitchOn", \.isOn), .object("UIOnTint", \.onTintColor)])

    private static let pages = ArchiveFamily(
        UIPageControl.self, [.int("UINumberOfPages", \.numberOfPages), .int("UICurrentPage", \.currentPage)])

    private static let progress = ArchiveFamily(UIProgressView.self, [.number("UIProgress", \.progress)])

    private static let textField = ArchiveFamily(
        UITextField.self,
        [
            .string("UIText", \.text), .string("UIPlaceholder", \.placeholder), .object("UIFont", \.font),
            .object("UITextColor", \.textColor), .choice("UITextAlignment", \.textAlignment),
            .choice("UIBorderStyle", \.borderStyle),
        ])

    private static let textView = ArchiveFamily(
        UITextView.self,
        [
            .text("UIText", get: { $0.text }, set: { $0.text = $1 }), .object("UIFont", \.font),
            .object("UITextColor", \.textColor), .choice("UITextAlignment", \.textAlignment),
            .bool("UIEditable", \.isEditable),
        ])
}

extension UIView {
    /// The four numbers with which layout asks how willingly a view grows and shrinks.
    fileprivate static let archivedAxes:
        [(read: @MainActor (UIView) -> UILayoutPriority, write: @MainActor (UIView, UILayoutPriority) -> Void)] = [
            ({ $0.contentHuggingPriority(for: .horizontal) }, { $0.setContentHuggingPriority($1, for: .horizontal) }),
            ({ $0.contentHuggingPriority(for: .vertical) }, { $0.setContentHuggingPriority($1, for: .vertical) }),
            (
                { $0.contentCompressionResistancePriority(for: .horizontal) },
                { $0.setContentCompressionResistancePriority($1, for: .horizontal) }
            ),
            (
                { $0.contentCompressionResistancePriority(for: .vertical) },
                { $0.setContentCompressionResistancePriority($1, for: .vertical) }
            ),
        ]
}
