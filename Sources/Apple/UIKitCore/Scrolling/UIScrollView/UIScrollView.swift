import InterludeFoundation
import QuartzCore

/// A view of content that is larger than itself, which gestures move.
///
/// The content offset is the origin of the bounds, so the content consists of ordinary subviews. One source at a time
/// moves the content: a gesture (`UIScrollView+Dragging`), the deceleration after it (`+Deceleration`) or an animated
/// offset (`+OffsetAnimation`). The movements are pure functions of time (`Physics`).
@preconcurrency @MainActor open class UIScrollView: UIView {
    final var state = ScrollState()
    /// Kept apart from `panGestureRecognizer` for the type.
    final let pan: ScrollPanRecognizer
    final let contentTouches: ContentTouchRecognizer
    final var zoom = ZoomState()

    public override init(frame: CGRect) {
        pan = ScrollPanRecognizer()
        contentTouches = ContentTouchRecognizer()
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        pan = ScrollPanRecognizer()
        contentTouches = ContentTouchRecognizer()
        super.init(coder: coder)
        setUpScrolling()
        decode(.scrollView, from: coder)
    }

    /// The delegate, which is notified of scrolling and zooming. Table and collection views declare it with their own
    /// type. The reference is weak.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if bounds.origin != newValue { bounds.origin = newValue } }
    }
    /// The size of the content in points. The default is zero. Key-value observable.
    open var contentSize = CGSize.zero {
        willSet { KeyValueObserving.willChange(self, "contentSize") }
        didSet {
            if contentSize != oldValue { scrollRangeDidChange() }
            KeyValueObserving.didChange(self, "contentSize")
        }
    }
    /// The insets of the content in points, in addition to those of the safe area.
    open var contentInset = UIEdgeInsets.zero {
        willSet { KeyValueObserving.willChange(self, "contentInset") }
        didSet {
            if contentInset != oldValue { scrollRangeDidChange() }
            KeyValueObserving.didChange(self, "contentInset")
        }
    }
    /// The insets of the safe area that are added to `contentInset`. The default is `automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { scrollRangeDidChange() }
    }
    /// `contentInset` with the added insets of the safe area.
    open var adjustedContentInset: UIEdgeInsets { state.adjustedInset }
    /// Called after `adjustedContentInset` has changed, before the delegate is notified. The default implementation
    /// does nothing.
    open func adjustedContentInsetDidChange() {}
    /// The alignment of content smaller than the view: 0 at the start, 1 at the end. Only the start is supported.
    open var contentAlignmentPoint: CGPoint {
        get { .zero }
        set {
            demand(newValue == .zero, "Content is aligned at its start here; use contentInset to move it")
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let change = KeyValueChange(of: self, ["contentOffset"])
            let old = super.bounds
            super.bounds = newValue
            visiblePartDidChange(from: old)
            change?.end()
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            visiblePartDidChange(from: old)
        }
    }

    override func boundsWerePutBack(from old: CGRect) { visiblePartDidChange(from: old) }

    /// Sets the content offset. Without animation it also ends a running movement.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }
    /// Scrolls the minimum distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// Stops scrolling and zooming at the visible state.
    open func stopScrollingAndZooming() {
        endMotion()
        endZoom()
    }

    // MARK: Behavior

    /// Whether gestures scroll the content. The default is `true`. Scrolling in code does not depend on it.
    open var isScrollEnabled = true { didSet { updateRecognizers() } }
    /// Whether a drag that starts along one axis scrolls along that axis only.
    open var isDirectionalLockEnabled = false
    /// Whether the content can be moved beyond its edges, from where it bounces back.
    open var bounces = true
    /// Whether the content bounces horizontally, if `bounces` is `true`. The default is `true`.
    open var bouncesHorizontally = true
    /// Whether the content bounces vertically, if `bounces` is `true`. The default is `true`.
    open var bouncesVertically = true
    /// Whether content that fits in the view bounces vertically. The default is `false`.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { scrollRangeDidChange() } } }
    /// Whether content that fits in the view bounces horizontally. The default is `false`.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { scrollRangeDidChange() } }
    }
    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false
    /// The deceleration rate after a release. The default is `normal`.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. The default is `true`. On phones nothing scrolls if it is
    /// `true` for several visible scroll views.
    open var scrollsToTop = true
    /// The way in which a drag dismisses the keyboard. The default is `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a horizontal drag beyond the content's edge scrolls the enclosing scroll view.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a vertical drag beyond the content's edge scrolls the enclosing scroll view. The default is `true`.
    open var transfersVerticalScrollingToParent = true

    // MARK: What it is doing

    /// Whether a touch is on the content.
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// Whether a touch scrolls the content.
    open var isDragging: Bool { state.drag != nil }
    /// Whether the content decelerates after a release.
    open var isDecelerating: Bool { state.isDecelerating }
    /// Whether an animated offset, such as by `setContentOffset(_:animated:)`, is running.
    open var isScrollAnimating: Bool { state.animation != nil }

    // MARK: Touches

    /// The recognizer that scrolls the content. `isScrollEnabled` enables and disables it.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// Whether the content receives touches only after a delay, or when they are not the beginning of a drag.
    open var delaysContentTouches = true
    /// Whether a drag can cancel touches that the content has received.
    open var canCancelContentTouches = true

    /// Returns whether the content receives touches. The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns whether a drag can cancel the touches of a view. The default is `true` except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? mayTakeContentTouches : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Refreshing

    /// The refresh control above the content, which starts a refresh when the content is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { exchangeRefreshControl(oldValue, for: refreshControl) }
    }

    // MARK: Indicators

    /// The style of the indicators. The default follows the light or dark appearance.
    open var indicatorStyle = IndicatorStyle.default { didSet { if indicatorStyle != oldValue { layOutIndicators() } } }
    /// Whether the vertical indicator is visible during scrolling. The default is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { layOutIndicators() } }
    }
    /// Whether the horizontal indicator is visible during scrolling. The default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { layOutIndicators() } }
    }
    /// The insets of the vertical indicator from the view's edges, in points. The default is zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// The insets of the horizontal indicator from the view's edges, in points. The default is zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// The insets of both indicators. Setting it sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area is added to the indicators' insets if it is added to the content's. The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// Shows the indicators briefly.
    open func flashScrollIndicators() { flashIndicators() }
    /// Shows the indicators while a closure changes the content offset.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        showIndicators()
        changes()
        hideIndicatorsSoon()
    }

    // MARK: Zooming

    /// The minimum zoom scale. The default is 1. Zooming requires a larger maximum and a delegate that returns a view.
    open var minimumZoomScale: CGFloat = 1 { didSet { updateRecognizers() } }
    /// The maximum zoom scale. The default is 1.
    open var maximumZoomScale: CGFloat = 1 { didSet { updateRecognizers() } }
    /// Whether a pinch beyond the limits zooms slightly further and bounces back. The default is `true`.
    open var bouncesZoom = true
    /// The zoom scale of the content. The default is 1. Setting it clamps it to the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set {
            let change = KeyValueChange(of: self, ["zoomScale"])
            defer { change?.end() }
            setZoomScale(newValue, animated: false)
        }
    }
    /// Whether a pinch zooms the content.
    open var isZooming: Bool { zoom.pinchStart != nil }
    /// Whether the content bounces back to a limit after a pinch.
    open var isZoomBouncing: Bool { zoom.isBouncing }
    /// Whether an animation zooms the content, in code or back to a limit.
    open var isZoomAnimating: Bool { zoom.isAnimating }
    /// The recognizer that zooms the content; `nil` while it cannot be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }
    /// Sets the zoom scale within the limits, about the center of the visible part. The animation takes 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
    /// Zooms and scrolls so that a rectangle, in the zoomed view's coordinates, fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: Guides

    /// The guide of the content.
    open var contentLayoutGuide: UILayoutGuide { state.contentGuide(of: self) }
    /// The guide of the scroll view's frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { state.frameGuide(of: self) }

    package override var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide)? {
        (contentLayoutGuide, frameLayoutGuide)
    }
    package override func rulesDecidedContentSize(_ size: CGSize) {
        if contentSize != size { contentSize = size }
    }

    package override func zoomScale(of subview: UIView) -> CGFloat {
        zoom.scale != 1 && delegate?.viewForZooming(in: self) === subview ? zoom.scale : 1
    }

    // MARK: Surroundings

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.follow()
        layOutIndicators()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return endMotion() }
        UIApplication.shared.watchEvents(with: StatusBarTap.self)
        updateAdjustedInset()
    }

    /// Returns the safe area for the content, without the part that is in the content inset already.
    override func safeAreaForSubviews(_ own: UIEdgeInsets) -> UIEdgeInsets { own.subtracting(state.safeAreaPart) }

    // MARK: For the package's own subclasses

    /// Where the content shall come to rest, if a layout has a wish.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
    /// Called when the bounds have changed, before the delegate is notified.
    func boundsDidChange(from old: CGRect) {}
    /// Called when deceleration has ended, before the delegate is notified.
    func decelerationDidEnd() {}
    /// Called when the scrolling by finger or by animation has ended or was stopped.
    func scrollingDidEnd() {}
    /// A finger is about to scroll, or might be: what the content's range depends on has to be known. May come more than once.
    func scrollingMayBegin() {}
}
