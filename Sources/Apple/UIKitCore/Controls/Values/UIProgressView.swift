import InterludeFoundation
import QuartzCore

/// A view that displays a progress as a line.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The appearance of the line.
    public enum Style: Int, Sendable {
        /// Round ends on a gray track.
        case `default` = 0
        /// Straight ends and no track, for the edge of a bar.
        case bar = 1
    }

    private let track = UIImageView()
    private let fill = UIImageView()
    private var current: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIProgressView.height)))
        setUp()
    }

    /// Creates a view of 150 × 4 points with a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.defaultWidth, height: UIProgressView.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.progressView, from: coder)
    }

    /// The appearance of the line. The default is `default`.
    open var progressViewStyle: Style = .default { didSet { if progressViewStyle != oldValue { place() } } }
    /// The progress, from 0 to 1.
    open var progress: Float {
        get { current }
        set {
            let change = KeyValueChange(of: self, ["progress"])
            defer { change?.end() }
            setProgress(newValue, animated: false)
        }
    }
    /// The observed progress. It is polled ten times a second while the view is in a window and the
    /// work is running, because `Progress` is not observable here. The default is `nil`.
    open var observedProgress: Progress? { didSet { followProgress() } }
    private var look: MainTimer.Token?
    /// The color of the filled part. With `nil`, it is the tint color.
    open var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { place() } } }
    /// The color of the unfilled part. With `nil`, it is a gray fill, or none in the style `bar`.
    open var trackTintColor: UIColor? { didSet { if trackTintColor != oldValue { place() } } }
    /// An image for the filled part instead of a color. The default is `nil`.
    open var progressImage: UIImage? { didSet { if progressImage != oldValue { place() } } }
    /// An image for the unfilled part instead of a color. The default is `nil`.
    open var trackImage: UIImage? { didSet { if trackImage != oldValue { place() } } }

    /// Sets the progress, clamped to 0…1. In a window the change is animated over 0.25 seconds if requested.
    open func setProgress(_ progress: Float, animated: Bool) {
        current = min(max(progress, 0), 1)
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    /// As on screen shots, in points.
    private static let height: CGFloat = 4
    private static let defaultWidth: CGFloat = 150

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followProgress()
    }

    /// Seconds between two looks at what is observed. Decided.
    private static let pause: TimeInterval = 0.1

    private func followProgress() {
        look?.cancel()
        guard let observedProgress else { return }
        let share = Float(observedProgress.fractionCompleted)
        if share != current { setProgress(share, animated: true) }
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        look = MainTimer.schedulePulse(after: Self.pause) { [weak self] in self?.followProgress() }
    }

    private func setUp() {
        for view in [track, fill] {
            view.clipsToBounds = true
            addSubview(view)
        }
        place()
    }

    private func place() {
        track.frame = bounds
        var filled = bounds
        filled.size.width *= CGFloat(current)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = bounds.maxX - filled.width }
        fill.frame = filled
        track.image = trackImage
        fill.image = progressImage
        track.backgroundColor =
            trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill) : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        for view in [track, fill] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2 }
    }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(
            isElement: true, label: "Progress", value: "\(Int((current * 100).rounded()))%", traits: .updatesFrequently)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        place()
    }
}
