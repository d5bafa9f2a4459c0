import QuartzCore

/// A line that fills up.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private let track = UIImageView()
    private let fill = UIImageView()
    private var current: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIProgressView.height)))
        setUp()
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.defaultWidth, height: UIProgressView.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.progressView, from: coder)
    }

    open var progressViewStyle: Style = .default { didSet { place() } }
    /// How far it is, from 0 to 1.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    open var progressTintColor: UIColor? { didSet { place() } }
    open var trackTintColor: UIColor? { didSet { place() } }
    open var progressImage: UIImage? { didSet { place() } }
    open var trackImage: UIImage? { didSet { place() } }

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
        (track.image, fill.image) = (trackImage, progressImage)
        track.backgroundColor =
            trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill) : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        for view in [track, fill] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2 }
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
