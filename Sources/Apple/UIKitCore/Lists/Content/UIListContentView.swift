import QuartzCore

/// A view that shows a `UIListContentConfiguration`, inside a list or outside.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let text = UILabel()
    private let secondary = UILabel()
    /// Made when they are asked for.
    private lazy var guides = [picture, text, secondary].map { ListPartGuide(of: $0, in: self) }
    private var hasGuides = false

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [picture, text, secondary] as [UIView] { addSubview(view) }
        picture.contentMode = .scaleAspectFit
        picture.clipsToBounds = true
        apply()
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// A `UIListContentConfiguration`; no other can be shown.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError("A UIListContentView shows no \(type(of: newValue)); ask supports(_:) first")
            }
            guard new != shown else { return }
            shown = new
            apply()
        }
    }

    // MARK: Guides

    /// The layout guide of the image; `nil` without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(0, picture) }
    /// The layout guide of the text; `nil` without one.
    open var textLayoutGuide: UILayoutGuide? { guide(1, text) }
    /// The layout guide of the secondary text; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(2, secondary) }

    private func guide(_ number: Int, _ part: UIView) -> UILayoutGuide? {
        guard !part.isHidden else { return nil }
        hasGuides = true
        return guides[number]
    }

    // MARK: Parts

    private func apply() {
        alpha = shown.alpha
        applyImage()
        apply(shown.textProperties, shown.text, shown.attributedText, to: text)
        apply(shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText, to: secondary)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func applyImage() {
        let properties = shown.imageProperties
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(font: fittingFont(of: shown.textProperties))
        picture.tintColor =
            properties.tintColorTransformer == nil ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
        picture.layer.cornerRadius = properties.cornerRadius
        picture.layer.borderWidth = properties.strokeWidth
        picture.layer.borderColor =
            properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ plain: String?, _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = fittingFont(of: properties)
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.inLabels
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = properties.transform.of(plain) }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func fittingFont(of properties: UIListContentConfiguration.TextProperties) -> UIFont {
        guard properties.adjustsFontForContentSizeCategory else { return properties.font }
        return properties.font.following(traitCollection)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        apply()
    }

    // MARK: Layout

    private var parts: ListContentLayout {
        ListContentLayout(
            configuration: shown, image: picture.isHidden ? nil : picture.intrinsicContentSize,
            text: text.isHidden ? nil : text, secondary: secondary.isHidden ? nil : secondary,
            margins: effectiveMargins, scale: max(1, traitCollection.displayScale))
    }

    /// The configuration's margins, and at least those of the view around in the directions that preserve them.
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = parts.frames(in: bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
        }
        place(picture, frames.image)
        place(text, frames.text)
        place(secondary, frames.secondary)
        guard hasGuides else { return }
        // The app's constraints may be those of the views around.
        constraintsChanged()
        superview?.constraintsChanged()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize(width: size.width) }

    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        return CGSize(width: UIView.noIntrinsicMetric, height: parts.fittingSize(width: width).height)
    }

    /// Where the texts begin, from the leading edge: where a list's separators begin too.
    final var textStart: CGFloat { parts.textStart }
}

/// The place of a part of the content, for constraints of the app's views.
@MainActor
private final class ListPartGuide: UILayoutGuide {
    private weak var part: UIView?

    init(of part: UIView, in view: UIView) {
        self.part = part
        super.init(system: .aspectFit, of: view)
    }

    override var layoutFrame: CGRect { part?.frame ?? .zero }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var inLabels: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func of(_ text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
