import InterludeFoundation

/// A rectangle on the screen: draws its content, holds other views, takes touches.
///
/// A view is the face of a `CALayer`, which holds its geometry and look; the view adds the hierarchy's callbacks, layout,
/// touches, tint and traits. Everything that an application may override is declared in this file; the work is done in
/// the files `UIView+….swift` beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
    UIAccessibilityIdentification, UIDynamicItem
{
    /// The layer with the view's geometry and appearance. The view is its delegate.
    open var layer: CALayer { backingLayer }
    nonisolated(unsafe) private let backingLayer: CALayer

    /// The class of `layer`. Override it to get another kind of layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's state in addition to its layer's.
    final var viewState = ViewState()
    /// Rear to front.
    final var children: [UIView] = []
    /// The controller whose root view this is, which sets it, and takes itself away in its `deinit`.
    final var viewOwner: (any ViewOwner)? {
        get { ownerPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
        set { ownerPointer = newValue }
    }
    /// The superview; see `isBeingDeallocated(_:)`.
    package final var parent: UIView? {
        get { parentPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
        set { parentPointer = newValue }
    }
    /// The recognizers at the view, in the order in which they came; `nil` before the first.
    final var recognizers: [UIGestureRecognizer]?
    nonisolated(unsafe) final unowned(unsafe) var ownerPointer: (any ViewOwner)?
    nonisolated(unsafe) private final unowned(unsafe) var parentPointer: UIView?

    // MARK: Making

    /// Makes a view with a frame in the superview it will get.
    public init(frame: CGRect) {
        guard let layerType = Self.layerClass as? CALayer.Type else {
            fatalError("\(Self.self).layerClass is \(Self.layerClass), which is no CALayer")
        }
        backingLayer = Instantiation.make(layerType)
        super.init()
        setUp(frame: frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes the view that a storyboard, a nib file or an archive describes, with its subviews.
    public required init?(coder: NSCoder) {
        guard let layerType = Self.layerClass as? CALayer.Type else { return nil }
        backingLayer = Instantiation.make(layerType)
        super.init()
        setUp(frame: .zero)
        decode(.view, from: coder)
        fill(from: coder)
    }

    deinit {
        let (layer, children, recognizers) = (backingLayer, children, recognizers)
        layer.owner = nil
        for recognizer in recognizers ?? [] where recognizer.viewPointer === self { recognizer.viewPointer = nil }
        for child in children where child.parentPointer === self { child.parentPointer = nil }
    }

    // MARK: Geometry

    /// The smallest rectangle around the view in its superview. Without meaning while `transform` is not the identity;
    /// setting it then is what iOS calls undefined.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view in its own coordinates. A scroll view moves the origin.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the anchor point (usually the center) in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// Moves, turns and scales the view about its anchor point. Default identity; `frame` says little while it is
    /// another.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    /// The transform in three dimensions. `transform` is its two-dimensional part.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform(newValue) }
    }

    /// Whether the layer's transform is the identity, including depth, which `transform` does not show.
    final var isUntransformed: Bool { CATransform3DIsIdentity(layer.transform) }

    /// The point of the bounds, as a fraction of its size, about which `transform` works. Set here, unlike on the layer,
    /// it leaves the view where it is on the screen only if `center` is moved too.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// Pixels per point of what the view draws. In a window it is the screen's; another one has it drawn again.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }
    /// Called when a canceled animation has restored the layer's bounds without the view's setter.
    func boundsWerePutBack(from old: CGRect) {}

    // MARK: Coordinates

    /// The view's bounds in another view; `nil` when they are not in one window.
    open func frame(in referenceView: UIView) -> CGRect? {
        boundsInSameWindow(as: referenceView)
    }

    /// Converts a point from this view's coordinates to `view`'s; `nil` is this view's window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: conversionTarget(view)?.layer)
    }

    /// Converts a point from `view`'s coordinates to this view's; `nil` is this view's window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: conversionTarget(view)?.layer)
    }

    /// Takes a rectangle of this view's coordinates to `view`'s: the smallest one around it, if there is a rotation
    /// between them.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: conversionTarget(view)?.layer)
    }

    /// Takes a rectangle of `view`'s coordinates to this view's: the smallest one around it, if there is a rotation
    /// between them.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: conversionTarget(view)?.layer)
    }

    /// A point of this view in another space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    /// A point of another space in this view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// A rectangle of this view in another space; the one that holds all its corners, where it is turned.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    /// A rectangle of another space in this view.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }

    // MARK: Hierarchy

    /// The view that this one is in. It does not keep it alive.
    open var superview: UIView? { parent }
    /// Rear to front.
    open var subviews: [UIView] { children }
    /// The window that the view is in, however deep; `nil` outside of windows. Takes time with the depth.
    open var window: UIWindow? { rootView as? UIWindow }

    /// Puts a view in front of the other subviews. It leaves the superview it has had.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    /// Puts a view at an index from the rear; one that is too large is the last. It leaves the superview it has had.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    /// Puts a view right in front of another subview, or in front of all if it is not a subview. It leaves the superview it
    /// has had.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }
    /// Puts a view right behind another subview, or in front of all if it is not a subview. It leaves the superview it has
    /// had.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }
    /// Takes the view out of its superview, which may set it free; constraints across go too. Without one nothing
    /// happens.
    open func removeFromSuperview() { leaveSuperview() }
    /// Moves a subview in front of the others. Nothing happens for a view that isn't one.
    open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
    /// Moves a subview behind the others. Nothing happens for a view that isn't one.
    open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }
    /// Has two subviews change places. An index out of range is an error.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Called when a subview has come in. Does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves. Does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is added to another superview, or removed, with `nil`. Does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has come into another superview or has left it. Does nothing.
    open func didMoveToSuperview() {}
    /// Called before the view's window changes, with `nil` for none. Does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view, or one it is in, has come into another window or has left it. Does nothing.
    open func didMoveToWindow() {}

    /// A number by which the app finds the view. Default 0.
    open var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }
    /// The view with that number, this one first, then those in it, rear to front and each with what it holds. Nil for
    /// none.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    /// Whether this is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool {
        lies(in: view)
    }

    // MARK: Look

    /// The color behind the content. Nil, the default, for none. It can be animated.
    open var backgroundColor: UIColor? {
        get { presentBackgroundColor }
        set {
            let change = KeyValueChange(of: self, ["backgroundColor"])
            defer { change?.end() }
            setBackgroundColor(newValue)
        }
    }
    /// From 0 for invisible to 1, with all that is in the view. Below 0.01 there are no touches. It can be animated.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }
    /// Whether the view, with all that is in it, is left out of the screen and of touches. The default is `false`.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether it promises to fill its bounds. The default is `true`; kept, without effect: transparent parts are always
    /// blended.
    open var isOpaque: Bool {
        get { viewState.isOpaque }
        set { viewState.isOpaque = newValue }
    }
    /// Whether what is in the view stops at its bounds. The default is `false`.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How the content follows a change of the bounds. Default stretched.
    open var contentMode: UIView.ContentMode {
        get { viewState.contentMode }
        set { setContentMode(newValue) }
    }
    /// Whether drawing starts on a clear ground. The default is `true`; kept, without effect: the ground is always clear.
    open var clearsContextBeforeDrawing: Bool {
        get { viewState.clearsContextBeforeDrawing }
        set { viewState.clearsContextBeforeDrawing = newValue }
    }
    /// A view whose alpha cuts this one out. It must have no superview.
    open var mask: UIView? {
        get { viewState.mask }
        set { setMask(newValue) }
    }

    // MARK: Tint

    /// The color of what can be tapped. A view without one has its superview's; the topmost has the system's blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether the tint is shown in gray. Set to automatic, the default, it reads as the superview's.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    /// Called when the tint has changed, here or above. Does nothing.
    open func tintColorDidChange() {}

    // MARK: Drawing

    /// Draws the content into the current context, whose origin is the bounds' origin. Override it; don't call it.
    open func draw(_ rect: CGRect) {}
    /// Has the view drawn again before the next frame. For views that override `draw(_:)`.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks the view for drawing. All of it is drawn again, unless the rectangle is empty.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Layout

    /// Whether subviews follow a change of the bounds by their masks. The default is `true`.
    open var autoresizesSubviews: Bool {
        get { viewState.autoresizesSubviews }
        set { viewState.autoresizesSubviews = newValue }
    }
    /// Which dimensions change when the superview changes size. Default none: the frame stays.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { viewState.autoresizingMask }
        set { viewState.autoresizingMask = newValue }
    }
    /// Has the subviews laid out before the next frame. Costs little: it may be called often.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out what waits for it, here and below, now.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    /// Places the subviews. Override it; to have it called use `setNeedsLayout()`.
    open func layoutSubviews() {}
    /// The size in which the content fits; as a rule the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size that `sizeThatFits(_:)` gives for the present one.
    open func sizeToFit() { resizeToFit() }

    // MARK: Margins and safe area

    /// The room between the edges and the content, in points: what was set, with the safe area and the superview's
    /// margins where they count.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The layout margins in reading direction. Default 8 points on each side; for views of controllers the system's
    /// minimum margins.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// Whether the superview's margins reach in. The default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewLayoutMargins }
        set { setPreservesSuperviewLayoutMargins(newValue) }
    }
    /// Whether the safe area counts for the margins. The default is `true`.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsLayoutMarginsFromSafeArea }
        set { setInsetsLayoutMarginsFromSafeArea(newValue) }
    }
    /// Called when the margins have changed. Does nothing.
    open func layoutMarginsDidChange() {}
    /// How far bars and the screen's cut-outs reach into the view; zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// Called when the safe area has changed. Does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Returns the safe area for the subviews. A scroll view subtracts the part that it added to its content inset.
    func safeAreaForSubviews(_ own: UIEdgeInsets) -> UIEdgeInsets { own }

    // MARK: Constraints

    /// The natural size of the content; `noIntrinsicMetric` if it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// To be called when `intrinsicContentSize` has changed; the superview is laid out again.
    open func invalidateIntrinsicContentSize() { contentSizeBecameInvalid() }

    /// Whether the frame and the autoresizing mask place the view, or else constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.translatesAutoresizingMask }
        set { setTranslates(newValue) }
    }
    /// Whether the view needs constraints. Default `false`; not used here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Changes constraints before they are solved. Override it; to have it called use `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls `updateConstraints()` now where it waits, those below first.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
    /// The insets of the frame that constraints ignore, for example for an ornament.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The name that the view for base lines had before iOS 9. Default the view for the last line.
    open func forBaselineLayout() -> UIView { self }
    /// The view below whose first line of text counts as this one's for constraints. Default itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view below whose last line of text counts as this one's for constraints. Default itself.
    open var forLastBaselineLayout: UIView { self }

    /// The size that the constraints inside the view allow, as near to a wanted one as the priorities say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// The view is to be laid out because constraints in it have changed.
    func setNeedsSolving() { setNeedsLayout() }
    /// A scroll view's guides, whose content's size constraints may decide; `nil` for other views.
    package var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide)? { nil }
    /// A scroll view takes its content's size from the constraints.
    package func rulesDecidedContentSize(_ size: CGSize) {}
    /// Returns the baselines of the view's text, or `nil` for a view without text. Called before the view has its size.
    ///
    /// - Parameter width: The future width, if it is less than the text's preferred width.
    package func layoutBaselines(width: CGFloat?) -> LayoutBaselines? { nil }
    /// Called by `@Invalidating(.configuration)`. Cells and buttons update themselves.
    package func invalidateConfiguration() {}
    /// How much a scroll view zooms one of its subviews; 1 for all that it does not zoom.
    package func zoomScale(of subview: UIView) -> CGFloat { 1 }

    /// The constraints that the view holds: those whose items have it as their nearest common ancestor.
    open var constraints: [NSLayoutConstraint] { viewState.constraints }
    /// Makes a constraint active, held by this view. It leaves the view that has held it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

    /// Makes constraints active, held by this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Ends a constraint that this view holds; others stay as they are.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Ends those of the constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints on this view, along one axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        rulesAffectingLayout(for: axis)
    }

    /// How strongly the view refuses to be larger than its content. Default 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? viewState.hugging.horizontal : viewState.hugging.vertical
    }

    /// Sets how strongly the view refuses to be larger than its content, from 1 to 1000.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }

    /// How strongly the view refuses to be smaller than its content. Default 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? viewState.resistance.horizontal : viewState.resistance.vertical
    }

    /// Sets how strongly the view refuses to be smaller than its content, from 1 to 1000.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setCompressionResistance(priority, for: axis)
    }

    /// Returns the rectangle that constraints use for a frame: without the alignment insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for a rectangle that constraints use.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.outset(by: alignmentRectInsets)
    }

    /// Whether `updateConstraints()` waits to be called.
    open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }

    /// Whether several layouts would obey the constraints. Never `true` here: the solver's choice is always the same one.
    open var hasAmbiguousLayout: Bool { false }

    /// Has no effect, as no layout is ambiguous here.
    open func exerciseAmbiguityInLayout() {}

    /// The smallest (or largest) size that the constraints inside the view allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: Anchors

    /// The edge where reading starts, for constraints.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where reading ends, for constraints.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge, for constraints.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge, for constraints.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper edge, for constraints.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge, for constraints.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width, for constraints.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height, for constraints.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle from left to right, for constraints.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom, for constraints.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The base of the first line of text, for constraints; the lower edge for views without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The base of the last line of text, for constraints; the lower edge for views without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Layout guides

    /// A guide of the part that the keyboard covers, at the lower edge. Made when it is first asked for.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guideOfKeyboard }

    /// The area without bars and the screen's cut-outs.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The area inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// As the margins' guide, but never wider than text reads well.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The guides that `addLayoutGuide(_:)` added.
    open var layoutGuides: [UILayoutGuide] { viewState.layoutGuides }

    /// Adds a guide. It leaves the view that it has been at.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Takes a guide away. Nothing happens for one of another view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    // MARK: Traits

    /// The traits that count in the view: its surroundings', with what was set on the way.
    open var traitCollection: UITraitCollection { effectiveTraitCollection }
    /// Called when the traits have changed, with what they were; not when the view gets its first ones. Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the view and all that is in it. Default unspecified: as its surroundings.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.overrideUserInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }
    /// How the view is turned round from right to left. Default unspecified: as the language reads.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The direction in which the view's content is laid out, after its semantics and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: readingDirection)
    }

    /// Brings pending changes of traits in. They are never pending for long: views follow at once.
    open func updateTraitsIfNeeded() { updateTraits() }

    /// The smallest text size that the view and those in it use, whatever the user prefers; `nil` is no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.minimumContentSizeCategory }
        set { setContentSizeLimit(\.minimumContentSizeCategory, newValue) }
    }

    /// The largest text size that the view and those in it use, whatever the user prefers; `nil` is no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.maximumContentSizeCategory }
        set { setContentSizeLimit(\.maximumContentSizeCategory, newValue) }
    }

    /// The limits of text size that count here, in words.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let least = minimumContentSizeCategory?.rawValue ?? "none"
        let most = maximumContentSizeCategory?.rawValue ?? "none"
        return "minimum: \(least), maximum: \(most)"
    }

    /// The direction of a view with such semantics in an app with the present language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: directionOfLanguage)
    }

    /// The direction of a view with such semantics in surroundings with a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        readingDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
    }

    // MARK: Touches

    open override var next: UIResponder? { nextInChain }

    /// Whether the view and all that is in it get touches. The default is `true`.
    open var isUserInteractionEnabled: Bool {
        get { viewState.isUserInteractionEnabled }
        set { viewState.isUserInteractionEnabled = newValue }
    }
    /// Whether more than one finger counts at a time. The default is `false`.
    open var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }
    /// Whether other views get no touches while this one has some, and it none while they have. The default is `false`.
    open var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }
    /// The view that a touch at `point` (in this view's coordinates) belongs to: the frontmost one that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    /// Whether a point, in the view's coordinates, is in it. Default in the bounds; override it for another shape.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The recognizers that get the touches of the view and of those in it. Nil until the first one is added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set { replaceGestureRecognizers(newValue) }
    }
    /// Adds a recognizer. It leaves the view that it has been at.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes a recognizer away. Nothing happens for one of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Called before a recognizer at the view, or at one above it, begins; `false` has it fail. Returns `true`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the first responder give up, if it is this view or one in it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force) }

    // MARK: Interactions

    /// The behaviors put on the view. Setting them takes the old ones away and adds the new ones.
    open var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set { replaceInteractions(by: newValue) }
    }

    /// Puts a behavior on the view. It leaves the view that it has been at.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Takes a behavior away. Nothing happens for one of another view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects of tilting; the device is never tilted here.
    open var motionEffects: [UIMotionEffect] {
        get { viewState.motionEffects }
        set { viewState.motionEffects = newValue }
    }

    /// Adds an effect of tilting. Without effect here.
    open func addMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }

    /// Takes an effect of tilting away.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        viewState.motionEffects.removeAll { $0 === effect }
    }

    // MARK: Dynamics

    /// The outline with which the view collides as an animator's item.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline where its type is `path`, about the middle of the view. Default its bounds.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boxAboutMiddle) }

    // MARK: Accessibility

    /// Whether it keeps its colors where the system turns them round. The default is `false`; kept, as nothing turns them round
    /// here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.rare?.ignoresInvertColors ?? false }
        set { accessibility.kept().ignoresInvertColors = newValue }
    }

    /// The name that tests find the view by.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    // MARK: Archives, restoration, focus

    /// Writes the view with its subviews and the constraints between them to a keyed archive. As on iOS, a layer's own look, gestures and
    /// targets are not written.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }
    /// Kept only: state is not restored here.
    open var restorationIdentifier: String? {
        get { viewState.restorationIdentifier }
        set { viewState.restorationIdentifier = newValue }
    }
    /// Encodes state for a later launch. Does nothing, and is not called here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes state. Does nothing, and is not called here.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// There is no focus engine here.
    open var canBecomeFocused: Bool { false }
    /// Whether it has the focus; never here.
    open var isFocused: Bool { false }

    // MARK: Snapshots

    /// A view that shows what this one looks like.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// A view that shows a part of this one and, as it is stretched, keeps the edges as wide as `capInsets`.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws what the view looks like into the current context, in a rectangle. Returns whether there was anything to
    /// draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Block animations

    /// Animates what `animations` changes.
    ///
    /// The properties have their new values at once; what is seen follows. A block that changes nothing, or has no
    /// duration, is complete at once.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates what `animations` changes.
    ///
    /// - Parameter completion: Called when the last of the block's animations has ended; its argument is `false` if one of
    ///   them was removed before its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what `animations` changes.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds, before the animation is seen to start.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates what `animations` changes as a spring that has come to rest, to within a thousandth, at the end.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; nearer to 0 swings more.
    ///   - velocity: In whole distances a second, towards the end.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
            options: options, animations: animations, completion: completion)
    }

    /// Runs a ready-made animation on views, beside one of the caller's.
    ///
    /// `.delete` lets the views shrink and fade, and removes them from their superviews at the end.
    open class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runSystemAnimation(
            animation, on: views, options: options, animations: parallelAnimations, completion: completion)
    }

    /// Whether blocks animate just now.
    open class var areAnimationsEnabled: Bool { blocksAnimate }

    /// Switches all animation blocks off or on again. While they are off, their changes apply at once.
    open class func setAnimationsEnabled(_ enabled: Bool) { letBlocksAnimate(enabled) }

    /// Runs `actionsWithoutAnimation` with animations off, inside an animation block too.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        runWithoutAnimation(actionsWithoutAnimation)
    }

    /// The duration, in seconds, of the animation block around the caller; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval { durationOfBlock }

    /// Inside an animation block: makes what `animations` changes repeat.
    ///
    /// - Parameter count: How often; with `autoreverses` there and back is once.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        repeatAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
    }

    // MARK: Key frame animations

    /// Animates the changes of the key frames added inside `animations`.
    ///
    /// Changes in `animations` outside of a key frame are linear over the whole duration.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Adds a key frame to the key frame animation whose block is running. Times are fractions of its duration.
    ///
    /// Outside of `animateKeyframes` the changes are an ordinary part of what surrounds them.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations)
    }

    // MARK: Content transitions

    /// Changes a view's content, with one of the transitions of `options` from the old look to the new.
    ///
    /// The changes themselves are not animated, unless `allowAnimatedContent` is set.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another one, with one of the transitions of `options`.
    ///
    /// The new view gets the old one's position among its siblings, and the old one is removed; with
    /// `showHideTransitionViews` both remain and are shown and hidden instead. The transition is that of the superview.
    /// Without one there is nothing to replace, and the transition ends.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Animations between begin and commit

    /// Begins a part in which changes are animated, until `commitAnimations()`. Lasts 0.2 s unless told otherwise
    /// (documented).
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { beginOldAnimation() }

    /// Ends the part begun last and starts its animations. Without one it is an error.
    open class func commitAnimations() { commitOldAnimation() }

    /// How long the animations of the part take, in seconds. Default 0.2.
    open class func setAnimationDuration(_ duration: TimeInterval) { changeOldAnimation { $0.duration = duration } }
    /// Sets the delay of the animations in seconds. Default 0.
    open class func setAnimationDelay(_ delay: TimeInterval) { changeOldAnimation { $0.delay = delay } }
    /// Their pace. Default slow at both ends.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) { changeOldAnimation { $0.curve = curve } }
    /// How often they run; a fraction stops in the middle. Default 0, which runs once.
    open class func setAnimationRepeatCount(_ repeatCount: Float) {
        changeOldAnimation { $0.repeatCount = repeatCount }
    }

    /// Whether they run back too. The default is `false`.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeOldAnimation { $0.options.set(.autoreverse, repeatAutoreverses) }
    }

    /// Whether they start from what is seen rather than from the value. The default is `false`.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeOldAnimation { $0.options.set(.beginFromCurrentState, fromCurrentState) }
    }

    // MARK: The layer's delegate

    /// How a change of one of the layer's properties is to be animated: inside an animation block as the block says,
    /// outside not at all.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(layer, event) }
    /// Called by the layer to have its sublayers placed. Calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
    /// Called by the layer to get its content. Calls `draw(_:)` where a subclass has it.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Called by the layer to be drawn into a context. Calls `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called before the view is drawn. Does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
}
