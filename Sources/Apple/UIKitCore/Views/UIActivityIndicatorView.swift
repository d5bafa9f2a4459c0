import QuartzCore

/// A view with eight spokes that rotate during an activity.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The style of the indicator.
    public enum Style: Int, Sendable {
        /// 20 points wide and high, in the color set.
        case medium = 100
        /// 37 points wide and high, in the color set.
        case large = 101
        /// Before iOS 13, with colors of their own.
        case whiteLarge = 0
        /// The older white one, 20 points wide and high.
        case white = 1
        /// The older gray one, 20 points wide and high.
        case gray = 2
    }

    private let spokes = (0..<8).map { _ in CALayer() }

    /// Creates a hidden indicator with the size of a style.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        setUp()
        adoptColorOfStyle()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: .medium)))
        setUp()
        decode(.activityIndicator, from: coder)
        fill(from: coder)
    }

    /// The style, which determines the size and, for older styles, the color. The default is `medium`.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            adoptColorOfStyle()
            place()
        }
    }
    /// Whether the indicator is hidden while it is stopped. The default is `true`.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// The color of the spokes. The default is the color of secondary labels.
    open var color: UIColor! = .secondaryLabel { didSet { if color != oldValue { place() } } }
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: isAnimating, label: "In progress", traits: .updatesFrequently)
    }

    /// Shows the indicator and starts its animation; one turn takes a second. Without effect while it is running.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        spin()
    }

    private func spin() {
        for (index, spoke) in spokes.enumerated() where spoke.animation(forKey: "spin") == nil {
            spoke.add(fading(after: index), forKey: "spin")
        }
    }

    /// Restarts the animation: a layer that leaves the screen loses its animations.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating, window != nil { spin() }
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped` is set. Without effect while it is stopped.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: "spin") }
        if hidesWhenStopped { isHidden = true }
    }

    /// Shows a part of the spokes, standing still, as a pull does that may start a refresh.
    final func reveal(_ part: CGFloat) {
        guard !isAnimating else { return }
        isHidden = part <= 0
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            spoke.opacity = CGFloat(index) < (part * CGFloat(spokes.count)).rounded() ? 1 : 0
        }
        CATransaction.commit()
    }

    /// A spoke is bright once in a round and fades until the next.
    private func fading(after index: Int) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1.0
        animation.toValue = UIActivityIndicatorView.faint
        animation.duration = UIActivityIndicatorView.round
        animation.repeatCount = .infinity
        animation.timeOffset = UIActivityIndicatorView.round * Double(8 - index) / 8
        return animation
    }

    /// As on screen shots: sizes in points, one round a second, spokes at a quarter of their strength before they light up.
    private static let round: TimeInterval = 1
    private static let faint = 0.25
    private static func size(of style: Style) -> CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(of: style) }

    private func adoptColorOfStyle() {
        switch style {
        case .white, .whiteLarge: color = .white
        case .gray: color = .gray
        case .medium, .large: break
        }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        for spoke in spokes { layer.addSublayer(spoke) }
        place()
    }

    private func place() {
        let side = UIActivityIndicatorView.size(of: style).width
        let (length, width) = (side * 0.27, side * 0.11)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) * .pi / 4
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            let radius = side / 2 - length / 2
            spoke.position = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
            spoke.opacity = Float(
                UIActivityIndicatorView.faint + (1 - UIActivityIndicatorView.faint) * Double(index) / 8)
        }
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
}
