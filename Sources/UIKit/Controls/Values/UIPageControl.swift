import QuartzCore

/// A row of dots, one a page. A tap at either side goes a page back or on and sends `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var dots: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.pageControl, from: coder)
    }

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            makeDots()
        }
    }
    /// The page whose dot is bright; kept among the pages there are.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            paint()
        }
    }
    open var hidesForSinglePage = false { didSet { paint() } }
    open var pageIndicatorTintColor: UIColor? { didSet { paint() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { paint() } }

    /// The size that so many dots need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: CGFloat(max(pageCount, 1)) * UIPageControl.pitch + UIPageControl.pitch, height: UIPageControl.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// As on screen shots of iOS 14 and later, in points.
    private static let side: CGFloat = 8
    private static let pitch: CGFloat = 18
    private static let height: CGFloat = 26

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = UIPageControl.side / 2
            addSubview(dot)
            return dot
        }
        paint()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func paint() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = bounds.midX - CGFloat(dots.count - 1) / 2 * UIPageControl.pitch
        for (index, dot) in dots.enumerated() {
            let place = isReversed ? dots.count - 1 - index : index
            dot.bounds.size = CGSize(width: UIPageControl.side, height: UIPageControl.side)
            dot.center = CGPoint(x: start + CGFloat(place) * UIPageControl.pitch, y: bounds.midY)
        }
    }

    override var blocksTapsOfAncestors: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let goesOn = (touch.location(in: self).x > bounds.midX) != isReversed
        let page = min(max(0, currentPage + (goesOn ? 1 : -1)), max(0, numberOfPages - 1))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
