/// What shows an effect: a blur of what is behind it, under a tint.
///
/// Both are properties of its layer that animations know. The effect itself goes along with the tint, so that who puts
/// the layer's color back, as an animator does that was turned round, puts the effect back too.
@MainActor
final class BackdropView: UIView {
    /// In points, for all styles. Decided, by eye, from screenshots of sheets and bars: letters behind a thin material cannot be
    /// read, pictures can be made out.
    private static let blurRadius: CGFloat = 20
    /// How much stronger colors are behind a material: the factor of Apple's published sample for such pictures
    /// (`UIImage+ImageEffects`), for all styles.
    private static let saturation: CGFloat = 1.8

    /// What vibrant content shows of the material behind it: a little blurred, as it is blurred already, and in
    /// stronger colors again.
    private static let vividness: (radius: CGFloat, saturation: CGFloat) = (2, 1.8)

    /// The effect that is shown.
    var effect: UIVisualEffect? { (backgroundColor as? BackdropColor)?.effect }

    func show(_ effect: UIVisualEffect?) {
        let old = self.effect as? UIBlurEffect
        layer.showsThroughSublayers = effect is UIVibrancyEffect
        if let vibrancy = effect as? UIVibrancyEffect {
            backgroundColor = BackdropColor(vibrancy)
            return (layer.backdropBlurRadius, layer.backdropSaturation) = Self.vividness
        }
        if let glass = effect as? UIGlassEffect {
            backgroundColor = BackdropColor(glass)
            layer.backdropBlurRadius = glass.blurRadius
            layer.backdropSaturation = Self.saturation
            return
        }
        guard let blur = effect as? UIBlurEffect else {
            // It keeps its hue while it fades.
            backgroundColor = BackdropColor(effect: effect, tint: old, isSeen: false)
            layer.backdropBlurRadius = 0
            layer.backdropSaturation = 1
            return
        }
        if old == nil {
            let before = BackdropColor(effect: self.effect, tint: blur, isSeen: false)
            UIView.performWithoutAnimation { backgroundColor = before }
        }
        backgroundColor = BackdropColor(effect: blur, tint: blur, isSeen: true)
        layer.backdropBlurRadius = Self.blurRadius
        layer.backdropSaturation = Self.saturation
    }
}

/// The color of a material, and the effect that it stands for.
private final class BackdropColor: UIColor, @unchecked Sendable {
    let effect: UIVisualEffect?

    /// - Parameters:
    ///   - tint: The effect whose tint it has; none has no color.
    ///   - isSeen: Whether the tint is seen, or only its hue is known.
    @MainActor
    init(effect: UIVisualEffect?, tint: UIBlurEffect?, isSeen: Bool) {
        self.effect = effect
        guard let style = tint?.style else {
            super.init(white: 1, alpha: 0)
            return
        }
        super.init(dynamicProvider: { traits in
            let tint = MainActor.assumeIsolated { style.tint(isDark: traits.userInterfaceStyle == .dark) }
            return isSeen ? tint : tint.withAlphaComponent(0)
        })
    }

    /// The color of what is put on a material.
    @MainActor
    init(_ vibrancy: UIVibrancyEffect) {
        effect = vibrancy
        super.init(dynamicProvider: { traits in
            MainActor.assumeIsolated { vibrancy.tint(isDark: traits.userInterfaceStyle == .dark) }
        })
    }

    /// The color of glass.
    @MainActor
    init(_ glass: UIGlassEffect) {
        effect = glass
        super.init(dynamicProvider: { traits in
            MainActor.assumeIsolated { glass.tint(isDark: traits.userInterfaceStyle == .dark) }
        })
    }

    /// Archives hold no material.
    required init?(coder: NSCoder) { nil }

    /// Color literals make no material.
    required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        fatalError("BackdropColor is made of an effect")
    }
}
