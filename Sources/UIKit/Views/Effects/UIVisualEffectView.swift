/// Shows an effect, with content on top of it.
///
/// Blurs what is drawn below it in its window and puts the effect's tint over that. What lies in the same superview but above
/// is not touched. As on iOS, an alpha below 1 lets what is behind shine through unblurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What is on top of the effect. Put subviews here, not into the effect view itself.
    open var contentView: UIView { content }
    private let content = UIView()
    private let glass = UIView()

    /// Inside an animation block a change fades.
    open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        build()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for view in [glass, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        glass.isUserInteractionEnabled = false
        showEffect()
    }

    /// In points, for all styles. Decided, by eye, from screenshots of sheets and bars: letters behind thin glass cannot be
    /// read, pictures can be made out.
    private static let blurRadius: CGFloat = 20

    private func showEffect() {
        guard let blur = effect as? UIBlurEffect else {
            glass.backgroundColor = .clear
            glass.layer.backdropBlurRadius = 0
            return
        }
        glass.layer.backdropBlurRadius = Self.blurRadius
        glass.backgroundColor = UIColor { traits in
            MainActor.assumeIsolated { blur.style.tint(isDark: traits.userInterfaceStyle == .dark) }
        }
    }
}
