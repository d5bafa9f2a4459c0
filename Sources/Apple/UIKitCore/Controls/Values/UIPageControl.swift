import InterludeFoundation
import QuartzCore

/// A control with a dot for each page. A tap on either side selects the previous or next page and sends `valueChanged`;
/// a drag along the dots selects pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The interaction of a touch with the control.
    public enum InteractionState: Int, Sendable {
        /// The user does not touch the control.
        case none = 0
        /// A tap.
        case discrete = 1
        /// A gesture along the pages.
        case continuous = 2
    }

    /// The style of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// During a gesture along the pages.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// The direction of the pages.
    public enum Direction: Int, Sendable {
        /// The reading direction.
        case natural = 0
        /// The first page's dot is leftmost.
        case leftToRight = 1
        /// The first page's dot is rightmost.
        case rightToLeft = 2
        /// The first page's dot is uppermost.
        case topToBottom = 3
        /// The first page's dot is lowest.
        case bottomToTop = 4
    }

    private var dots: [UIImageView] = []
    private let plate = UIView()
    private var interaction = InteractionState.none { didSet { if interaction != oldValue { paint() } } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Where the finger came down, and the page then.
    private var dragStart: (place: CGFloat, page: Int)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.pageControl, from: coder)
    }

    /// The number of pages. The default is 0. Negative values count as 0. The current page is clamped.
    open var numberOfPages = 0 {
        willSet { KeyValueObserving.willChange(self, "numberOfPages") }
        didSet {
            numberOfPages = max(0, numberOfPages)
            if numberOfPages != oldValue {
                currentPage = min(currentPage, max(0, numberOfPages - 1))
                makeDots()
            }
            KeyValueObserving.didChange(self, "numberOfPages")
        }
    }
    /// The index of the current page, clamped to the pages.
    open var currentPage = 0 {
        willSet { KeyValueObserving.willChange(self, "currentPage") }
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue {
                paint()
                pageHasChanged()
            }
            KeyValueObserving.didChange(self, "currentPage")
        }
    }
    /// The object that displays progress in the current page's dot. The default is `nil`.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            oldValue?.showsBar = false
            progress?.control = self
            if progress != nil, bar.superview == nil { bar.addSubview(filling) }
            invalidateIntrinsicContentSize()
            paint()
            setNeedsLayout()
        }
    }
    /// The bar in the current page's dot, and the part of it that is filled.
    private let bar = UIView()
    private let filling = UIView()

    /// Whether a single dot is hidden. The default is `false`.
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { paint() } } }
    /// The color of the other pages' dots. With `nil`, it is white at 30 %.
    open var pageIndicatorTintColor: UIColor? { didSet { if pageIndicatorTintColor != oldValue { paint() } } }
    /// The color of the current page's dot. With `nil`, it is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { paint() } }
    }
    /// The image that replaces the dots.
    open var preferredIndicatorImage: UIImage? { didSet { if preferredIndicatorImage != oldValue { paint() } } }
    /// The image that replaces the current page's dot; `nil` for `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage != oldValue { paint() } }
    }
    /// The style of the background. The default is `automatic`: it is visible while a touch moves through the pages.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { if backgroundStyle != oldValue { paint() } } }
    /// The direction of the pages. The default is the reading direction.
    open var direction: Direction = .natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether a gesture along the dots changes the pages. The default is `true`.
    open var allowsContinuousInteraction = true
    /// The current interaction of a touch with the control.
    open var interactionState: InteractionState { interaction }

    /// Sets the image of a page; `nil` for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        paint()
    }
    /// Returns the image that was set for a page, or `nil`.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets the image of a page while it is the current one; `nil` for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        paint()
    }
    /// Returns the image that was set for a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Returns the size for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = CGFloat(max(pageCount, 1)) * UIPageControl.pitch + UIPageControl.pitch + barGrowth
        return isVertical
            ? CGSize(width: UIPageControl.height, height: length) : CGSize(width: length, height: UIPageControl.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// As on screen shots of iOS 14 and later, in points.
    private static let side: CGFloat = 8
    private static let pitch: CGFloat = 18
    private static let height: CGFloat = 26

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether pages go on to the left, or upwards.
    private var goesBack: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        if plate.superview == nil {
            plate.isUserInteractionEnabled = false
            addSubview(plate)
        }
        dots = (0..<numberOfPages).map { _ in
            let dot = UIImageView()
            dot.isUserInteractionEnabled = false
            dot.contentMode = .center
            addSubview(dot)
            return dot
        }
        paint()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func image(ofPage page: Int) -> UIImage? {
        let plain = images[page] ?? preferredIndicatorImage
        guard page == currentPage else { return plain }
        return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    private func paint() {
        for (index, dot) in dots.enumerated() {
            let color =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            dot.image = image(ofPage: index)?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = dot.image == nil ? color : nil
            dot.layer.cornerRadius = dot.image == nil ? UIPageControl.side / 2 : 0
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
        let isShown =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        plate.backgroundColor = isShown ? .systemFill : nil
        plate.isHidden = !isShown
        showBar()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let box = size(forNumberOfPages: numberOfPages)
        plate.frame = CGRect(
            x: bounds.midX - box.width / 2, y: bounds.midY - box.height / 2, width: box.width, height: box.height)
        plate.layer.cornerRadius = UIPageControl.height / 2
        for (index, dot) in dots.enumerated() {
            let place = goesBack ? dots.count - 1 - index : index
            let away = (CGFloat(place) - CGFloat(dots.count - 1) / 2) * UIPageControl.pitch + shift(of: index)
            dot.bounds.size = CGSize(width: UIPageControl.side, height: UIPageControl.side)
            dot.center = CGPoint(
                x: bounds.midX + (isVertical ? 0 : away), y: bounds.midY + (isVertical ? away : 0))
        }
        layOutBar()
    }

    // MARK: Progress

    /// The length of the bar, in points. Decided by eye: the room of three dots.
    private static let barLength = 3 * pitch - side

    private var showsBar: Bool { progress != nil && interaction != .continuous && numberOfPages > 0 }
    private var barGrowth: CGFloat { progress == nil ? 0 : UIPageControl.barLength - UIPageControl.side }

    /// Dots before the bar make way to one side, those behind it to the other.
    private func shift(of index: Int) -> CGFloat {
        guard showsBar, index != currentPage else { return 0 }
        return ((index > currentPage) != goesBack ? 1 : -1) * barGrowth / 2
    }

    private func showBar() {
        progress?.showsBar = showsBar
        guard showsBar, dots.indices.contains(currentPage) else { return bar.removeFromSuperview() }
        dots[currentPage].isHidden = true
        bar.isUserInteractionEnabled = false
        bar.clipsToBounds = true
        bar.layer.cornerRadius = UIPageControl.side / 2
        bar.backgroundColor = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
        filling.backgroundColor = currentPageIndicatorTintColor ?? .white
        if bar.superview == nil { addSubview(bar) }
        setNeedsLayout()
    }

    private func layOutBar() {
        guard showsBar, dots.indices.contains(currentPage) else { return }
        let (length, side) = (UIPageControl.barLength, UIPageControl.side)
        bar.bounds.size = isVertical ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
        bar.center = dots[currentPage].center
        showProgress()
    }

    /// Fills the bar up to the page's progress, from where pages begin.
    final func showProgress() {
        guard let progress, bar.superview === self else { return }
        let length = UIPageControl.barLength * CGFloat(progress.currentProgress)
        let start = goesBack ? UIPageControl.barLength - length : 0
        filling.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: UIPageControl.side, height: length)
            : CGRect(x: start, y: 0, width: length, height: UIPageControl.side)
    }

    private func pageHasChanged() {
        guard let progress else { return }
        progress.pageHasChanged(to: currentPage)
        setNeedsLayout()
    }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
    }

    // MARK: Tracking

    override var blocksTapsOfAncestors: Bool { true }

    private func place(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return isVertical ? point.y : point.x
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = (place(of: touch), currentPage)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let dragStart else { return true }
        let way = place(of: touch) - dragStart.place
        // As with every drag, the first ten points decide that it is one.
        if interaction != .continuous, abs(way) < 10 { return true }
        interaction = .continuous
        let pages = Int((way / UIPageControl.pitch).rounded(.towardZero))
        go(to: dragStart.page + (goesBack ? -pages : pages))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasDragged = interaction == .continuous
        dragStart = nil
        defer { if interaction != .none { interaction = .none } }
        guard !wasDragged, let touch, isTouchInside else { return }
        interaction = .discrete
        let middle = isVertical ? bounds.midY : bounds.midX
        go(to: currentPage + ((place(of: touch) > middle) != goesBack ? 1 : -1))
    }

    open override func cancelTracking(with event: UIEvent?) {
        dragStart = nil
        interaction = .none
    }

    private func go(to page: Int) {
        let page = min(max(0, page), max(0, numberOfPages - 1))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
