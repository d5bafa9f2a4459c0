import InterludeFoundation
import CoreGraphics
import QuartzCore

/// A view that displays an image.
///
/// The layer's contents are the pixels of the image. Its content mode determines their position and size; nothing is
/// drawn.
open class UIImageView: UIView {
    private var picture: UIImage?
    private var highlightedPicture: UIImage?
    private var highlighted = false
    private var frames: [UIImage]?
    private var highlightedFrames: [UIImage]?
    private var symbolConfiguration: UIImage.SymbolConfiguration?
    private var running = false
    /// The size the last image had, to know when layout has to be done anew.
    private var lastSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates a view with the size of an image, and another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        decode(.imageView, from: coder)
    }

    /// The displayed image. An animated image starts when it is set.
    open var image: UIImage? {
        get { picture }
        set {
            let change = KeyValueChange(of: self, ["image"])
            defer { change?.end() }
            picture = newValue
            if newValue?.images != nil { running = true }
            contentsChanged()
        }
    }

    /// The image that is displayed while the view is highlighted.
    open var highlightedImage: UIImage? {
        get { highlightedPicture }
        set {
            highlightedPicture = newValue
            contentsChanged()
        }
    }

    /// Whether the view displays the highlighted image.
    open var isHighlighted: Bool {
        get { highlighted }
        set {
            guard highlighted != newValue else { return }
            highlighted = newValue
            contentsChanged()
        }
    }

    /// The configuration of symbols that have no size and weight of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { symbolConfiguration }
        set {
            symbolConfiguration = newValue
            contentsChanged()
        }
    }

    /// The images of an animation, which `startAnimating()` starts.
    open var animationImages: [UIImage]? {
        get { frames }
        set {
            frames = newValue
            stopAnimating()
        }
    }

    /// The images of an animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        get { highlightedFrames }
        set { highlightedFrames = newValue }
    }

    /// The duration of one cycle in seconds; 0 for 1/30 second per image (documented).
    open var animationDuration: TimeInterval = 0
    /// The number of cycles; 0 for an endless animation.
    open var animationRepeatCount = 0

    /// Whether the animation is running.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Starts the animation with the first image.
    open func startAnimating() {
        running = true
        runAnimation()
    }

    /// Stops the animation and displays `image`.
    open func stopAnimating() {
        running = false
        layer.removeAnimation(forKey: Self.animationKey)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return image.size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showContents() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showContents()
    }

    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            showContents()
        }
    }
}

extension UIImageView {
    private static let animationKey = "contents.images"

    /// The image shown now, with the view's symbol configuration.
    private var shownImage: UIImage? {
        let image = (isHighlighted ? highlightedImage ?? self.image : self.image)?.variant(for: traitCollection)
        guard let image, let configuration = preferredSymbolConfiguration, let symbol = image.storage.symbol else {
            return image
        }
        // What the image says itself goes before the view's wish.
        return image.withConfiguration(configuration.merged(with: symbol.configuration))
    }

    private func contentsChanged() {
        let size = shownImage?.size ?? .zero
        if size != lastSize {
            lastSize = size
            invalidateIntrinsicContentSize()
        }
        showContents()
    }

    private func showContents() {
        let image = shownImage
        traitCollection.performAsCurrent { layer.contents = image.flatMap { pixels(of: $0) } }
        layer.contentsScale = image?.scale ?? max(1, traitCollection.displayScale)
        layer.contentsCenter = image.map(Self.stretchedPart) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        if running { runAnimation() }
    }

    /// Upright pixels in the image's colors or the tint.
    private func pixels(of image: UIImage) -> CGImage? {
        let first = image.images?.first ?? image
        let mirrors =
            first.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = mirrors ? first.withHorizontallyFlippedOrientation() : first
        return shown.isTemplate ? shown.stencil(in: tintColor) : shown.uprightImage
    }

    /// The middle of a resizable image in unit coordinates.
    private static func stretchedPart(of image: UIImage) -> CGRect {
        let (size, insets) = (image.size, image.capInsets)
        guard image.storage.isResizable, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        return CGRect(
            x: insets.left / size.width, y: insets.top / size.height,
            width: max(0, size.width - insets.left - insets.right) / size.width,
            height: max(0, size.height - insets.top - insets.bottom) / size.height)
    }

    private func runAnimation() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let images = own ?? shownImage?.images ?? []
        guard !images.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = images.compactMap { pixels(of: $0) }
        let wished = own == nil ? shownImage?.duration ?? 0 : animationDuration
        animation.duration = wished > 0 ? wished : Double(images.count) / 30
        animation.repeatCount = animationRepeatCount == 0 ? .infinity : Float(animationRepeatCount)
        layer.add(animation, forKey: Self.animationKey)
    }
}
