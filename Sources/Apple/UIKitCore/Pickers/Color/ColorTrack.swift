import QuartzCore

/// A slider on a track that shows what each of its places stands for.
final class ColorTrack: UISlider {
    /// The colors from end to end.
    var colors: [UIColor] = [] { didSet { if colors != oldValue { showColors() } } }
    private let track = UIView()
    private let gradient = CAGradientLayer()
    private static let height: CGFloat = 32

    override init(frame: CGRect) {
        super.init(frame: frame)
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        setMinimumTrackImage(clear, for: .normal)
        setMaximumTrackImage(clear, for: .normal)
        setThumbImage(Self.thumb, for: .normal)
        track.isUserInteractionEnabled = false
        track.clipsToBounds = true
        track.layer.cornerRadius = Self.height / 2
        track.backgroundColor = UIColor(patternImage: Self.squares)
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        track.layer.addSublayer(gradient)
        insertSubview(track, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// A white ring, through which the track is seen.
    private static let thumb = UIGraphicsImageRenderer(size: CGSize(width: height, height: height)).image { context in
        let ring = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: height - 6, height: height - 6))
        ring.lineWidth = 3
        context.cgContext.setShadow(offset: .zero, blur: 2, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        UIColor.white.setStroke()
        ring.stroke()
    }

    /// What is seen through a color that is not opaque.
    private static let squares = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
        UIColor(white: 0.8, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIRectFill(CGRect(x: 8, y: 8, width: 8, height: 8))
    }

    private func showColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.colors = isMirrored ? shown.reversed() : shown
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: (bounds.height - Self.height) / 2, width: bounds.width, height: Self.height)
        gradient.frame = track.bounds
        sendSubviewToBack(track)
        showColors()
    }
}
