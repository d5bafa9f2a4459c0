import InterludeFoundation
import QuartzCore

/// Shows a part of a content larger than itself; gestures move the content.
///
/// The content offset is the bounds' origin, so the content's views are ordinary subviews. One source at a time moves
/// the content: a gesture (`UIScrollView+Dragging`), the deceleration after it (`+Deceleration`) or an animated change
/// of the offset (`+OffsetAnimation`). The movements are pure functions of time (`Physics`).
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

    /// Hears what the scroll view does. Tables and collections have a delegate of a type of their own in its place.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content that is at the view's upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if bounds.origin != newValue { bounds.origin = newValue } }
    }
    /// The size of what can be scrolled, in points. The default is zero: nothing can. Observable by key-value observing.
    open var contentSize = CGSize.zero {
        willSet { KeyValueObserving.willChange(self, "contentSize") }
        didSet {
            if contentSize != oldValue { scrollRangeDidChange() }
            KeyValueObserving.didChange(self, "contentSize")
        }
    }
    /// Room around the content, in addition to what the safe area asks for.
    open var contentInset = UIEdgeInsets.zero {
        willSet { KeyValueObserving.willChange(self, "contentInset") }
        didSet {
            if contentInset != oldValue { scrollRangeDidChange() }
            KeyValueObserving.didChange(self, "contentInset")
        }
    }
    /// Which of the safe area's insets are added to `contentInset`. The default is automatic.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { scrollRangeDidChange() }
    }
    /// `contentInset` with the safe area's part.
    open var adjustedContentInset: UIEdgeInsets { state.adjustedInset }
    /// Called when `adjustedContentInset` has changed, before the delegate is notified. The default implementation does nothing.
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

    /// Moves the content; not animated, it also ends any motion under way.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }
    /// Moves the content just so far that a rectangle of it can be seen, if it cannot yet.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// Ends scrolling and zooming under way where the content is seen.
    open func stopScrollingAndZooming() {
        endMotion()
        endZoom()
    }

    // MARK: Behavior

    /// Whether fingers move the content. The default is `true`; the program moves it in any case.
    open var isScrollEnabled = true { didSet { updateRecognizers() } }
    /// Whether a drag that starts clearly along one direction moves the content in that one only.
    open var isDirectionalLockEnabled = false
    /// Whether content moves beyond its edges and returns.
    open var bounces = true
    /// Whether it does so to the left and right, where `bounces` is `true`. The default is `true`.
    open var bouncesHorizontally = true
    /// Whether it does so upwards and downwards, where `bounces` is `true`. The default is `true`.
    open var bouncesVertically = true
    /// Whether content smaller than the view can be pulled.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { scrollRangeDidChange() } } }
    /// Whether content narrower than the view can be pulled to the side. The default is `false`.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { scrollRangeDidChange() } }
    }
    /// Whether the content rests only at multiples of the view's size.
    open var isPagingEnabled = false
    /// The rate of deceleration after a release. The default is normal.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar moves to the top. The default is `true`. On phones nothing happens where several scroll views that are
    /// seen say so.
    open var scrollsToTop = true
    /// How dragging puts the keyboard away. Default not at all.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a drag at the content's end moves the scroll view around this one.
    open var transfersHorizontalScrollingToParent = true
    /// Whether vertical drags are transferred to the parent at the content's end. The default is `true`.
    open var transfersVerticalScrollingToParent = true

    // MARK: What it is doing

    /// Whether a finger is on the content.
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// Whether a finger moves the content.
    open var isDragging: Bool { state.drag != nil }
    /// Whether the content moves after a release.
    open var isDecelerating: Bool { state.isDecelerating }
    /// Whether the content moves by `setContentOffset(_:animated:)` or its like.
    open var isScrollAnimating: Bool { state.animation != nil }

    // MARK: Touches

    /// The recognizer that moves the content. The scroll view enables it by `isScrollEnabled`.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// Whether content gets its touches only when it is clear that they are no drag, or after a moment.
    open var delaysContentTouches = true
    /// Whether a drag may take touches away from content that has got them.
    open var canCancelContentTouches = true

    /// Whether content shall get touches. The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take touches away from a view that has got them: by default from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? mayTakeContentTouches : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Refreshing

    /// Shown above the content when that is pulled down; starts a refresh.
    open var refreshControl: UIRefreshControl? {
        didSet { exchangeRefreshControl(oldValue, for: refreshControl) }
    }

    // MARK: Indicators

    /// The indicators' color. The default matches the light or dark style.
    open var indicatorStyle = IndicatorStyle.default { didSet { if indicatorStyle != oldValue { layOutIndicators() } } }
    /// Whether the place in the content's height is shown while it moves. The default is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { layOutIndicators() } }
    }
    /// Whether the place in the content's width is shown while it moves. The default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { layOutIndicators() } }
    }
    /// How far the vertical indicator stays away from the view's edges, in points. The default is none.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// How far the horizontal indicator stays away from the view's edges, in points. The default is none.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// Both indicators' insets; setting it sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the indicators keep to the safe area too, where it is added to the content's insets. The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { layOutIndicators() } }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }
    /// Shows the indicators while `changes` moves the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        showIndicators()
        changes()
        hideIndicatorsSoon()
    }

    // MARK: Zooming

    /// How small the content can get. The default is 1. Zooming needs a maximum above it and a delegate that names a view.
    open var minimumZoomScale: CGFloat = 1 { didSet { updateRecognizers() } }
    /// How large the content can get. The default is 1.
    open var maximumZoomScale: CGFloat = 1 { didSet { updateRecognizers() } }
    /// Whether a pinch beyond the limits moves the content slightly and returns. The default is `true`.
    open var bouncesZoom = true
    /// How large the content is shown; 1, the default, is its own size. Setting it keeps to the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set {
            let change = KeyValueChange(of: self, ["zoomScale"])
            defer { change?.end() }
            setZoomScale(newValue, animated: false)
        }
    }
    /// Whether two fingers zoom the content.
    open var isZooming: Bool { zoom.pinchStart != nil }
    /// Whether the content returns to a limit after a pinch beyond it.
    open var isZoomBouncing: Bool { zoom.isBouncing }
    /// Whether an animation zooms the content, by program or back to a limit.
    open var isZoomAnimating: Bool { zoom.isAnimating }
    /// `nil` while the content cannot be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }
    /// Zooms about the middle of what is seen, within the limits. Animated it takes 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
    /// Zooms and moves so that a rectangle, in the zoomed view's coordinates, fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: Guides

    /// The content's rectangle.
    open var contentLayoutGuide: UILayoutGuide { state.contentGuide(of: self) }
    /// The scroll view's own rectangle, which does not move with the content.
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
