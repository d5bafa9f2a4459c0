/// A view that shows an effect, with content on top of it.
///
/// A blur effect blurs the content below it in its window and adds the effect's tint. Content of the same
/// superview above it is not changed. As on iOS, with an alpha below 1 the unblurred content is visible too. A vibrancy
/// effect, in the content of a view with a blur effect, shows its own content in the colors of the material.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view above the effect. Add subviews here, not to the effect view itself.
    open var contentView: UIView { content }
    private let content = UIView()
    private let backdrop = BackdropView()

    /// The effect. A change in an animation block is animated, tint and blur alike. A property
    /// animator can scrub and reverse it.
    open var effect: UIVisualEffect? {
        get { backdrop.effect }
        set {
            backdrop.show(newValue)
            placeContent()
            shapeGlass()
        }
    }

    /// Creates a view of zero size with an effect; `nil` for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        build()
        backdrop.show(effect)
        placeContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        decode(.visualEffectView, from: coder)
        decodeEffect(from: coder)
        placeContent()
    }

    private func build() {
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shapeGlass()
    }

    /// Glass has the shape of the view's layer, or a capsule's, and a light edge.
    private func shapeGlass() {
        let isGlass = effect is UIGlassEffect
        guard isGlass || backdrop.layer.borderWidth > 0 else { return }
        let own = layer.cornerRadius
        let radius = isGlass ? (own > 0 ? own : min(bounds.width, bounds.height) / 2) : 0
        for part in [backdrop, content] where part.layer.cornerRadius != radius {
            part.layer.cornerRadius = radius
            part.layer.masksToBounds = isGlass
        }
        backdrop.layer.borderWidth = isGlass ? UIGlassEffect.edge.width : 0
        backdrop.layer.borderColor = isGlass ? UIGlassEffect.edge.color.cgColor : nil
    }

    /// On the material; content that is to be vibrant is in it, as its stencil.
    private func placeContent() {
        let isVibrant = backdrop.effect is UIVibrancyEffect
        let place = isVibrant ? backdrop : self
        guard content.superview !== place else { return }
        backdrop.isUserInteractionEnabled = isVibrant
        place.addSubview(content)
    }
}
