/// Shows an effect, with content on top of it.
///
/// A blur is shown as a translucent layer of its tint: what lies behind is seen through it but not blurred, unlike on iOS.
@MainActor
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

    private func showEffect() {
        guard let blur = effect as? UIBlurEffect else {
            glass.backgroundColor = .clear
            return
        }
        glass.backgroundColor = UIColor { traits in
            MainActor.assumeIsolated { blur.style.tint(isDark: traits.userInterfaceStyle == .dark) }
        }
    }
}
