/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, at the bottom of a navigation controller usually.
///
/// It is 44 points high; the background reaches down over the home indicator. Items stand from the leading end on; flexible
/// spaces share what is left.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The bar's height without the home indicator's part, in points. Documented layout of iPhone apps since iOS 7.
    package static let standardHeight: CGFloat = 44

    /// Says where the bar stands. Not retained.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Whether content reaches below the bar.
    open var isTranslucent = true
    /// Kept for older code; `black` makes the background dark.
    open var barStyle = UIBarStyle.default { didSet { updateAppearance() } }
    /// The background's colour where no appearance is set.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The bar's look.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance.isGiven = true
            updateAppearance()
        }
    }
    /// The bar's look in compact height; nil takes the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { updateAppearance() } }
    /// The bar's look while the content is scrolled to its end. Kept only: the bar does not follow the content here.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateAppearance() } }

    /// How far the background reaches below the bar: over the home indicator. Points.
    package var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
    private let background = UIView()
    private let hairline = UIView()
    private(set) var content = ToolbarContent(items: [])

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.toolbar, from: coder)
        if let nib = coder.nib { items = nib.context.parts("items", of: nib.element, as: UIBarButtonItem.self) }
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        for view in [background, hairline, content] { addSubview(view) }
        updateAppearance()
    }

    /// The items, from the leading end on.
    open var items: [UIBarButtonItem]? {
        get { content.items }
        set { setItems(newValue, animated: false) }
    }

    /// Exchanges the items; the new ones fade in when animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = ToolbarTransition(bar: self, items: items ?? [])
        change.prepare()
        guard animated, window != nil else { return change.end(completed: true) }
        UIView.animate(
            withDuration: TimeInterval(SystemFigures.barDuration), animations: { change.animate() },
            completion: { _ in change.end(completed: true) })
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Shows other items; used by the transition.
    func install(_ newContent: ToolbarContent) {
        content = newContent
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundExtension)
        let line = traitCollection.hairline
        hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        for view in subviews where view is ToolbarContent { view.frame = bounds }
    }

    private func updateAppearance() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let look = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
        let dark = barStyle == .black ? UIColor(white: 0.1, alpha: 0.94) : nil
        background.backgroundColor = barTintColor ?? dark ?? look.backgroundColor
        hairline.backgroundColor = look.shadowColor ?? .clear
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAppearance()
    }
}
