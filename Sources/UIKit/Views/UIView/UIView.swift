/// A rectangle on the screen: draws its content, holds other views, takes touches.
///
/// A view is the face of a `CALayer`, which holds its geometry and look; the view adds the hierarchy's callbacks, layout,
/// touches, tint and traits. Everything that an application may override is declared in this file; the work is done in
/// the files `UIView+….swift` beside it.
@MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment {
    /// What holds the view's geometry and look. The view is its delegate.
    open var layer: CALayer { backingLayer }
    private let backingLayer: CALayer

    /// The class of `layer`. Override it to get another kind of layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the view knows beyond its layer.
    final var viewState = ViewState()
    /// Rear to front.
    final var children: [UIView] = []
    /// The controller whose root view this is. Set by the controller.
    package final weak var owningViewController: UIViewController?
    package final weak var parent: UIView?

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

    /// Makes an empty view. Archives are not read here, so nothing is taken from `coder`.
    public required init?(coder: NSCoder) {
        guard let layerType = Self.layerClass as? CALayer.Type else { return nil }
        backingLayer = Instantiation.make(layerType)
        super.init()
        setUp(frame: .zero)
    }

    open override var next: UIResponder? { nextInChain }

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
    /// Where the anchor point (as a rule the middle) lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform(newValue) }
    }
    /// The point of the bounds, as a fraction of its size, about which `transform` works. Set here, unlike on the layer,
    /// it leaves the view where it is on the screen only if `center` is moved too.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    // MARK: Hierarchy

    open var superview: UIView? { parent }
    /// Rear to front.
    open var subviews: [UIView] { children }
    open var window: UIWindow? { rootView as? UIWindow }

    /// Puts a view in front of the other subviews. It leaves the superview it has had.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }
    open func removeFromSuperview() { leaveSuperview() }
    open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Look

    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set { setBackgroundColor(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    open var isOpaque: Bool {
        get { viewState.isOpaque }
        set { viewState.isOpaque = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode: UIView.ContentMode {
        get { viewState.contentMode }
        set { setContentMode(newValue) }
    }
    open var clearsContextBeforeDrawing: Bool {
        get { viewState.clearsContextBeforeDrawing }
        set { viewState.clearsContextBeforeDrawing = newValue }
    }
    /// A view whose alpha cuts this one out. It must have no superview.
    open var mask: UIView? {
        get { viewState.mask }
        set { setMask(newValue) }
    }
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}

    /// Draws the content into the current context, whose origin is the bounds' origin. Override it; don't call it.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Layout

    open var autoresizesSubviews: Bool {
        get { viewState.autoresizesSubviews }
        set { viewState.autoresizesSubviews = newValue }
    }
    open var autoresizingMask: UIView.AutoresizingMask {
        get { viewState.autoresizingMask }
        set { viewState.autoresizingMask = newValue }
    }
    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    /// Places the subviews. Override it; to have it called use `setNeedsLayout()`.
    open func layoutSubviews() {}
    /// The size in which the content fits; as a rule the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { resizeToFit() }
    /// The size that the content has by itself; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { contentSizeBecameInvalid() }

    /// Whether the frame and the autoresizing mask place the view, or else constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.translatesAutoresizingMask }
        set { setTranslates(newValue) }
    }
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Changes constraints before they are solved. Override it; to have it called use `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
    /// What of the frame constraints don't see, such as an ornament.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// A scroll view's guides, whose content's size rules may decide; nil for other views.
    package var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide)? { nil }
    /// A scroll view takes its content's size from the rules.
    package func rulesDecidedContentSize(_ size: CGSize) {}
    /// How far the first line of text is below the upper edge; nil for a view without text.
    package var firstBaselineFromTop: CGFloat? { nil }
    /// How far the last line of text is above the lower edge; nil for a view without text.
    package var lastBaselineFromBottom: CGFloat? { nil }

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewLayoutMargins }
        set { setPreservesSuperviewLayoutMargins(newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsLayoutMarginsFromSafeArea }
        set { setInsetsLayoutMarginsFromSafeArea(newValue) }
    }
    open func layoutMarginsDidChange() {}
    /// How far bars and the screen's cut-outs reach into the view; zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    /// What of the safe area reaches the subviews; a scroll view keeps back what it has added to its content inset.
    func safeAreaForSubviews(_ own: UIEdgeInsets) -> UIEdgeInsets { own }

    // MARK: Touches

    open var isUserInteractionEnabled: Bool {
        get { viewState.isUserInteractionEnabled }
        set { viewState.isUserInteractionEnabled = newValue }
    }
    open var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }
    open var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }
    /// The view that a touch at `point` (in this view's coordinates) belongs to: the frontmost one that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewState.gestureRecognizers }
        set { replaceGestureRecognizers(newValue) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the first responder give up, if it is this view or one in it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { effectiveTraitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.overrideUserInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: readingDirection)
    }

    open var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Snapshots

    /// A view that shows what this one looks like.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: The layer's delegate

    /// How a change of one of the layer's properties is to be animated: inside an animation block as the block says,
    /// outside not at all.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(layer, event) }
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
}
