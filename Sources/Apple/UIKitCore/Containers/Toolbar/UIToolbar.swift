/// The delegate that determines a toolbar's position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, at the bottom of a navigation controller usually.
///
/// It is 44 points high, 32 in compact height; the background reaches down over the home indicator. Items are laid out from the leading end; flexible
/// spaces share what is left.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The object that provides the bar's position. A weak reference.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Whether content extends below the bar, and whether the system's background is translucent.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { updateLook() } } }
    /// The legacy style: `black` makes the background dark.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateLook() } } }
    /// The background color if no appearance is set. As on iOS, it is not visible while content is at its edge.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { updateLook() } } }

    // MARK: Appearances

    /// The bar's appearance. Setting it copies the value; changes to the returned object apply
    /// immediately.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard(or: UIToolbarAppearance.init) { [weak self] in self?.updateLook() } }
        set { set(.standard, to: newValue) }
    }
    /// The bar's appearance in compact height; `nil` uses the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        get { looks[.compact] }
        set { set(.compact, to: newValue) }
    }
    /// The bar's appearance in a navigation controller while no content is below it. `nil` uses the
    /// standard one without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }
    /// The bar's appearance in compact height while no content is below it. `nil` uses
    /// `scrollEdgeAppearance`, or else the compact or standard one without its background.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looks[.compactEdge] }
        set { set(.compactEdge, to: newValue) }
    }

    // MARK: Looks by older code

    /// Sets the background image. An empty image makes the background transparent.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        legacy.backgrounds[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateLook()
    }
    /// Returns the background image for a position, or `nil` if none was set.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgrounds[.init(position: topOrBottom, metrics: barMetrics)]
    }
    /// Sets the image of the hairline above the bar. With a background image, an empty image
    /// removes the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        legacy.shadows[topOrBottom] = shadowImage
        updateLook()
    }
    /// Returns the hairline's image for a position, or `nil` if none was set.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { legacy.shadows[topOrBottom] }

    // MARK: For containers

    /// How far the background reaches below the bar: over the home indicator. Points.
    package var backgroundExtension: CGFloat = 0 { didSet { if backgroundExtension != oldValue { setNeedsLayout() } } }
    /// Whether a container tells the bar where content is; and whether none is below it.
    final var isAtEdge = false { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
    package final let background = BarBackground(line: .top)
    final var looks = BarLooks<UIToolbarAppearance>()
    final var legacy = ToolbarLegacy()
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
        for view in [background, content] { addSubview(view) }
        updateLook()
    }

    private func set(_ slot: BarLooks<UIToolbarAppearance>.Slot, to look: UIToolbarAppearance?) {
        looks.set(slot, to: look) { [weak self] in self?.updateLook() }
        updateLook()
    }

    /// The items, from the leading end.
    open var items: [UIBarButtonItem]? {
        get { content.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. With animation, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = ToolbarTransition(bar: self, items: items ?? [])
        change.prepare()
        guard animated, window != nil else { return change.end(completed: true) }
        UIView.animate(
            withDuration: TimeInterval(SystemMetrics.barDuration), animations: { change.animate() },
            completion: { _ in change.end(completed: true) })
    }

    /// The delegate's position. Without a delegate, the bottom of the screen.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Shows other items; used by the transition.
    func install(_ newContent: ToolbarContent) {
        content = newContent
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundExtension)
        for view in subviews where view is ToolbarContent { view.frame = bounds }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else { return }
        invalidateIntrinsicContentSize()
        updateLook()
    }
}
