import InterludeFoundation

/// A rectangular area of the screen that draws content, contains subviews and receives touches.
///
/// A view has a `CALayer`, which stores its geometry and appearance. The view adds layout, touches, tint, traits and
/// callbacks of the hierarchy. All members that an app can override are declared in this file; the files
/// `UIView+….swift` beside it implement them.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
    UIAccessibilityIdentification, UIDynamicItem
{
    /// The layer with the view's geometry and appearance. The view is its delegate.
    open var layer: CALayer { backingLayer }
    nonisolated(unsafe) private let backingLayer: CALayer

    /// The class of `layer`. Override it to use another class of layer.
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

    /// Creates a view with the given frame.
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

    /// Creates the view that a storyboard, a nib file or an archive describes, with its subviews.
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

    /// The smallest rectangle around the view, in the superview's coordinates. Undefined while `transform` is not the
    /// identity, as on iOS.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates. A scroll view changes the origin.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the anchor point, by default the center, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// The translation, rotation and scale about the anchor point. The default is the identity. `frame` is undefined
    /// for any other value.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    /// The three-dimensional transform. `transform` is its two-dimensional part.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform(newValue) }
    }

    /// Whether the layer's transform is the identity, including depth, which `transform` does not show.
    final var isUntransformed: Bool { CATransform3DIsIdentity(layer.transform) }

    /// The point of the bounds, as a fraction of their size, about which `transform` is applied. Setting it moves the
    /// view, unless `center` is changed too.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The pixels per point of the content that the view draws. In a window it is the screen's; another value draws the
    /// content again.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }
    /// Called when a canceled animation has restored the layer's bounds without the view's setter.
    func boundsWerePutBack(from old: CGRect) {}

    // MARK: Coordinates

    /// Returns the view's bounds in another view's coordinates, or `nil` if the two are not in the same window.
    open func frame(in referenceView: UIView) -> CGRect? {
        boundsInSameWindow(as: referenceView)
    }

    /// Converts a point from this view's coordinates to those of `view`, or to the window's if `view` is `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: conversionTarget(view)?.layer)
    }

    /// Converts a point from the coordinates of `view`, or from the window's if `view` is `nil`, to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: conversionTarget(view)?.layer)
    }

    /// Converts a rectangle to the coordinates of `view`. If the views are rotated against each other, the result is
    /// the smallest rectangle around it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: conversionTarget(view)?.layer)
    }

    /// Converts a rectangle from the coordinates of `view`. If the views are rotated against each other, the result is
    /// the smallest rectangle around it.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: conversionTarget(view)?.layer)
    }

    /// Converts a point from this view's coordinates to a coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    /// Converts a point from a coordinate space to this view's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// Converts a rectangle from this view's coordinates to a coordinate space. For a rotated view the result contains
    /// all corners.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    /// Converts a rectangle from a coordinate space to this view's coordinates.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }

    // MARK: Hierarchy

    /// The view that contains this view. The reference is weak.
    open var superview: UIView? { parent }
    /// The subviews, from back to front.
    open var subviews: [UIView] { children }
    /// The window that contains the view, or `nil`. The cost grows with the depth of the hierarchy.
    open var window: UIWindow? { rootView as? UIWindow }

    /// Adds a view in front of the other subviews, and removes it from its previous superview.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    /// Inserts a view at an index, counted from the back, and removes it from its previous superview. An index that is
    /// too large adds it in front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    /// Inserts a view in front of another subview, or in front of all subviews if `siblingSubview` is none of them.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }
    /// Inserts a view behind another subview, or in front of all subviews if `siblingSubview` is none of them.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }
    /// Removes the view from its superview, together with the constraints between it and views outside of it. Has no
    /// effect without a superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Moves a subview in front of the others. Has no effect if `view` is not a subview.
    open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
    /// Moves a subview behind the others. Has no effect if `view` is not a subview.
    open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }
    /// Exchanges the positions of two subviews. Precondition: both indices are valid.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Called after a subview was added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes. `newSuperview` is `nil` if the view is removed. The default implementation
    /// does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. The default implementation does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes. `newWindow` is `nil` if there is none. The default implementation does
    /// nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window of the view or of one of its superviews has changed. The default implementation does
    /// nothing.
    open func didMoveToWindow() {}

    /// A number that identifies the view. The default is 0.
    open var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }
    /// Returns the view with the given tag: this view or the first of its descendants, from back to front and depth
    /// first. Returns `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    /// Returns whether this view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        lies(in: view)
    }

    // MARK: Look

    /// The color behind the content. The default is `nil`, for none. Animatable.
    open var backgroundColor: UIColor? {
        get { presentBackgroundColor }
        set {
            let change = KeyValueChange(of: self, ["backgroundColor"])
            defer { change?.end() }
            setBackgroundColor(newValue)
        }
    }
    /// The opacity of the view with its subviews, from 0 to 1. Below 0.01 the view receives no touches. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }
    /// Whether the view and its subviews are invisible and receive no touches. The default is `false`.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether the view's content is opaque. The default is `true`. Has no effect here: transparent content is always
    /// blended.
    open var isOpaque: Bool {
        get { viewState.isOpaque }
        set { viewState.isOpaque = newValue }
    }
    /// Whether subviews are clipped to the bounds. The default is `false`.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The way in which the content adapts to a change of the bounds. The default is `scaleToFill`.
    open var contentMode: UIView.ContentMode {
        get { viewState.contentMode }
        set { setContentMode(newValue) }
    }
    /// Whether the context is cleared before drawing. The default is `true`. Has no effect here: it is always cleared.
    open var clearsContextBeforeDrawing: Bool {
        get { viewState.clearsContextBeforeDrawing }
        set { viewState.clearsContextBeforeDrawing = newValue }
    }
    /// A view whose alpha channel masks this view. It must not have a superview.
    open var mask: UIView? {
        get { viewState.mask }
        set { setMask(newValue) }
    }

    // MARK: Tint

    /// The color of interactive elements. A view without one uses its superview's; without any, it is the system's
    /// blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether the tint is shown in gray. The default is `automatic`, which reads as the superview's mode.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    /// Called after the tint color has changed, also in a superview. The default implementation does nothing.
    open func tintColorDidChange() {}

    // MARK: Drawing

    /// Draws the content into the current context, whose origin is that of the bounds. Override it, but do not call it.
    open func draw(_ rect: CGRect) {}
    /// Requests that the view is drawn again before the next frame. For views that override `draw(_:)`.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Requests that the view is drawn again before the next frame. The whole view is drawn, unless the rectangle is
    /// empty.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Layout

    /// Whether subviews are resized according to their masks when the bounds change. The default is `true`.
    open var autoresizesSubviews: Bool {
        get { viewState.autoresizesSubviews }
        set { viewState.autoresizesSubviews = newValue }
    }
    /// The dimensions that change when the superview's size changes. The default is none: the frame
    /// does not change.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { viewState.autoresizingMask }
        set { viewState.autoresizingMask = newValue }
    }
    /// Requests layout before the next frame. It is inexpensive and can be called often.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Performs pending layout of the view and its subviews immediately.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    /// Lays out the subviews. Override it, but call `setNeedsLayout()` instead of it.
    open func layoutSubviews() {}
    /// Returns the size that fits the content best. The default implementation returns the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to the result of `sizeThatFits(_:)` for its current size.
    open func sizeToFit() { resizeToFit() }

    // MARK: Margins and safe area

    /// The space between the edges and the content, in points: the set margins, extended by the safe area and the
    /// superview's margins if these are respected.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The layout margins with leading and trailing edges. The default is 8 points on each side; views of controllers
    /// have the system's minimum margins.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// Whether the superview's margins also apply to this view. The default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewLayoutMargins }
        set { setPreservesSuperviewLayoutMargins(newValue) }
    }
    /// Whether the safe area extends the margins. The default is `true`.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsLayoutMarginsFromSafeArea }
        set { setInsetsLayoutMarginsFromSafeArea(newValue) }
    }
    /// Called after the margins have changed. The default implementation does nothing.
    open func layoutMarginsDidChange() {}
    /// The insets of the area that bars or the display's cutouts cover, in points; zero outside of a window.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// Called after the safe area has changed. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Returns the safe area for the subviews. A scroll view subtracts the part that it added to its content inset.
    func safeAreaForSubviews(_ own: UIEdgeInsets) -> UIEdgeInsets { own }

    // MARK: Constraints

    /// The natural size of the content in points, or `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Requests layout of the superview. Call it after `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { contentSizeBecameInvalid() }

    /// Whether the frame and the autoresizing mask position the view, instead of constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.translatesAutoresizingMask }
        set { setTranslates(newValue) }
    }
    /// Whether the view needs constraints. The default is `false`. Not used here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Updates the constraints before they are solved. Override it, but call `setNeedsUpdateConstraints()` instead of
    /// it.
    open func updateConstraints() {}
    /// Requests a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Performs pending calls of `updateConstraints()` immediately, subviews first.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
    /// The insets of the frame that constraints ignore, such as those of an ornament. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view for baseline alignment before iOS 9. Returns this view by default.
    open func forBaselineLayout() -> UIView { self }
    /// The subview whose first line of text defines the first baseline. The default is this view.
    open var forFirstBaselineLayout: UIView { self }
    /// The subview whose last line of text defines the last baseline. The default is this view.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size that satisfies the constraints inside the view and is closest to the target size, according to
    /// the priorities.
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

    /// The constraints that the view owns: those whose items have it as their nearest common ancestor.
    open var constraints: [NSLayoutConstraint] { viewState.constraints }
    /// Activates a constraint and adds it to this view. It is removed from the view that owned it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

    /// Activates constraints and adds them to this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint of this view. Has no effect on constraints of other views.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates those of the constraints that belong to this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the active constraints that affect this view's layout along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        rulesAffectingLayout(for: axis)
    }

    /// Returns the priority with which the view resists growing beyond its content. The default is 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? viewState.hugging.horizontal : viewState.hugging.vertical
    }

    /// Sets the priority with which the view resists growing beyond its content, from 1 to 1000.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }

    /// Returns the priority with which the view resists shrinking below its content. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? viewState.resistance.horizontal : viewState.resistance.vertical
    }

    /// Sets the priority with which the view resists shrinking below its content, from 1 to 1000.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setCompressionResistance(priority, for: axis)
    }

    /// Returns the alignment rectangle for a frame: the frame without the alignment insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.outset(by: alignmentRectInsets)
    }

    /// Returns whether a call of `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }

    /// Whether several layouts satisfy the constraints. Always `false` here: the solver's result is unique.
    open var hasAmbiguousLayout: Bool { false }

    /// Has no effect: layouts are never ambiguous here.
    open func exerciseAmbiguityInLayout() {}

    /// Returns the smallest or largest size that the constraints inside the view allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text, or the bottom edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text, or the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Layout guides

    /// The guide of the area that the keyboard covers, at the bottom edge. Created when it is first accessed.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guideOfKeyboard }

    /// The guide of the area that neither bars nor the display's cutouts cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The guide of the area inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The guide of the area inside the layout margins, with a width that is limited for readability.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The guides that `addLayoutGuide(_:)` added.
    open var layoutGuides: [UILayoutGuide] { viewState.layoutGuides }

    /// Adds a layout guide, and removes it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Removes a layout guide. Has no effect for a guide of another view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    // MARK: Traits

    /// The view's traits: those of its surroundings with the overrides of its superviews and controllers.
    open var traitCollection: UITraitCollection { effectiveTraitCollection }
    /// Called after the traits have changed, but not for the view's first traits. The default implementation does
    /// nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The appearance, light or dark, of the view and its subviews. The default is `unspecified`, which uses that of
    /// the surroundings.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.overrideUserInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }
    /// Whether the view is mirrored in right-to-left layouts. The default is `unspecified`, which follows the language.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The layout direction that results from the semantic content attribute and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: readingDirection)
    }

    /// Applies pending changes of traits immediately. Views follow changes immediately here, so nothing is pending.
    open func updateTraitsIfNeeded() { updateTraits() }

    /// The smallest content size category of the view and its subviews; `nil` for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.minimumContentSizeCategory }
        set { setContentSizeLimit(\.minimumContentSizeCategory, newValue) }
    }

    /// The largest content size category of the view and its subviews; `nil` for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.maximumContentSizeCategory }
        set { setContentSizeLimit(\.maximumContentSizeCategory, newValue) }
    }

    /// A description of the limits of the content size category that apply to the view.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let least = minimumContentSizeCategory?.rawValue ?? "none"
        let most = maximumContentSizeCategory?.rawValue ?? "none"
        return "minimum: \(least), maximum: \(most)"
    }

    /// Returns the layout direction for an attribute in an app with the current language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: directionOfLanguage)
    }

    /// Returns the layout direction for a semantic content attribute in a context with a given
    /// direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        readingDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
    }

    // MARK: Touches

    open override var next: UIResponder? { nextInChain }

    /// Whether the view and its subviews receive touches. The default is `true`.
    open var isUserInteractionEnabled: Bool {
        get { viewState.isUserInteractionEnabled }
        set { viewState.isUserInteractionEnabled = newValue }
    }
    /// Whether the view receives more than one touch at a time. The default is `false`.
    open var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }
    /// Whether the view blocks touches of other views while it has some, and receives none while they have. The default
    /// is `false`.
    open var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }
    /// Returns the frontmost view, this one or a descendant, that contains `point`, in this view's coordinates, and
    /// receives touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    /// Returns whether the view contains `point`, in its own coordinates. The default implementation tests the bounds;
    /// override it for another shape.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The gesture recognizers, which receive the touches of the view and its subviews; `nil` until one is added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set { replaceGestureRecognizers(newValue) }
    }
    /// Adds a gesture recognizer, and removes it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a gesture recognizer. Has no effect for one of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Called before a recognizer of the view or of a superview begins. If it returns `false`, the recognizer fails.
    /// The default is `true`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes this view, or the descendant that is the first responder, resign.
    ///
    /// - Returns: Whether a first responder resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force) }

    // MARK: Interactions

    /// The interactions of the view. Setting them removes the previous ones.
    open var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set { replaceInteractions(by: newValue) }
    }

    /// Adds an interaction, and removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction. Has no effect for one of another view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The motion effects. Without effect here: the device is never tilted.
    open var motionEffects: [UIMotionEffect] {
        get { viewState.motionEffects }
        set { viewState.motionEffects = newValue }
    }

    /// Adds a motion effect, which has no effect here.
    open func addMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }

    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        viewState.motionEffects.removeAll { $0 === effect }
    }

    // MARK: Dynamics

    /// The shape with which the view collides as an item of a dynamic animator. The default is its rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape for the collision type `path`, relative to the view's center. The default is its bounds.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boxAboutMiddle) }

    // MARK: Accessibility

    /// Whether the view's colors are exempt from color inversion. The default is `false`. Has no
    /// effect here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.rare?.ignoresInvertColors ?? false }
        set { accessibility.kept().ignoresInvertColors = newValue }
    }

    /// The identifier that tests use to find the view.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    // MARK: Archives, restoration, focus

    /// Encodes the view with its subviews and the constraints between them. As on iOS, changes of the layer, gesture
    /// recognizers and targets are not encoded.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }
    /// The identifier for state restoration. Has no effect here: state is not restored.
    open var restorationIdentifier: String? {
        get { viewState.restorationIdentifier }
        set { viewState.restorationIdentifier = newValue }
    }
    /// Encodes state for a later launch. Not called here; the default implementation does nothing.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes state. Not called here; the default implementation does nothing.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Whether the view can be focused. Always `false`: there is no focus engine here.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused. Always `false` here.
    open var isFocused: Bool { false }

    // MARK: Snapshots

    /// Returns a view with a snapshot of this view, or `nil` if there is none.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// Returns a view with a snapshot of a part of this view. The edges of `capInsets` are not
    /// stretched when it is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws a snapshot of the view hierarchy into a rectangle of the current context.
    ///
    /// - Returns: Whether anything was drawn.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Block animations

    /// Animates changes to views.
    ///
    /// The properties have their new values immediately; their appearance follows. A block that changes nothing, or
    /// whose duration is zero, completes immediately.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes to views.
    ///
    /// - Parameter completion: Called after the last animation of the block. Its argument is `false` if one of them was
    ///   removed before its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes to views.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the animation starts, in seconds.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes to views with a spring that is at rest, within a thousandth, at the end of the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; smaller values oscillate more.
    ///   - velocity: The initial velocity, in multiples of the whole distance per second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
            options: options, animations: animations, completion: completion)
    }

    /// Performs a system animation on views, together with the animations of a block.
    ///
    /// `.delete` shrinks and fades the views, and removes them from their superviews at the end.
    open class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runSystemAnimation(
            animation, on: views, options: options, animations: parallelAnimations, completion: completion)
    }

    /// Whether animation blocks animate.
    open class var areAnimationsEnabled: Bool { blocksAnimate }

    /// Enables or disables all animation blocks. While they are disabled, their changes apply immediately.
    open class func setAnimationsEnabled(_ enabled: Bool) { letBlocksAnimate(enabled) }

    /// Runs a closure without animations, also inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        runWithoutAnimation(actionsWithoutAnimation)
    }

    /// The duration of the current animation block in seconds, or 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { durationOfBlock }

    /// Repeats the animations of a closure inside an animation block.
    ///
    /// - Parameter count: The number of repetitions. With `autoreverses` one repetition is forward and back.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        repeatAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
    }

    // MARK: Key frame animations

    /// Animates changes with keyframes, which the closure adds.
    ///
    /// Changes in the closure outside of a keyframe are linear over the whole duration.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Adds a keyframe to the current keyframe animation. Times are fractions of its duration.
    ///
    /// Outside of `animateKeyframes` the changes belong to the surrounding block.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations)
    }

    // MARK: Content transitions

    /// Changes the content of a view with one of the transitions in `options`.
    ///
    /// The changes themselves are not animated, unless `allowAnimatedContent` is set.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another one, with one of the transitions in `options`.
    ///
    /// The new view gets the position of the old one among its siblings, and the old one is removed. With
    /// `showHideTransitionViews` both remain and are shown and hidden instead. The transition runs on the superview;
    /// without one it ends immediately.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Animations between begin and commit

    /// Begins a block of animated changes, which ends with `commitAnimations()`. The default duration is 0.2 s
    /// (documented).
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { beginOldAnimation() }

    /// Ends the innermost block and starts its animations. Precondition: a block was begun.
    open class func commitAnimations() { commitOldAnimation() }

    /// Sets the duration of the block's animations in seconds. The default is 0.2.
    open class func setAnimationDuration(_ duration: TimeInterval) { changeOldAnimation { $0.duration = duration } }
    /// Sets the delay of the block's animations in seconds. The default is 0.
    open class func setAnimationDelay(_ delay: TimeInterval) { changeOldAnimation { $0.delay = delay } }
    /// Sets the curve of the block's animations. The default is `easeInOut`.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) { changeOldAnimation { $0.curve = curve } }
    /// Sets the number of repetitions. A fractional number stops within a cycle. The default is 0, which runs the
    /// animations once.
    open class func setAnimationRepeatCount(_ repeatCount: Float) {
        changeOldAnimation { $0.repeatCount = repeatCount }
    }

    /// Sets whether the animations also run backward. The default is `false`.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeOldAnimation { $0.options.set(.autoreverse, repeatAutoreverses) }
    }

    /// Sets whether the animations start from the displayed values. The default is `false`.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeOldAnimation { $0.options.set(.beginFromCurrentState, fromCurrentState) }
    }

    // MARK: The layer's delegate

    /// Returns the action for a change of a layer's property: an animation inside an animation block, otherwise none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(layer, event) }
    /// Called by the layer to lay out its sublayers. Calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
    /// Called by the layer to get its content. Calls `draw(_:)` if a subclass overrides it.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Called by the layer to draw into a context. Calls `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called before the layer is drawn. The default implementation does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
}
