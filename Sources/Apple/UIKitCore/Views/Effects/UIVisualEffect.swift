/// A visual effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() { super.init() }

    /// Returns this effect, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material: the content behind is blurred and tinted, as through frosted glass.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The density of the material, and whether it is light or dark. The tints are estimates; Apple
    /// does not document them.
    public enum Style: Int, Sendable {
        /// A dense light material, the same in dark surroundings.
        case extraLight = 0
        /// A thin light material, the same in dark surroundings.
        case light = 1
        /// A dark material, the same in light surroundings.
        case dark = 2
        /// As dense as `systemMaterial`; light or dark as the interface style.
        case regular = 4
        /// As dense as `systemThickMaterial`; light or dark as the interface style.
        case prominent = 5
        /// Lets most through; light or dark as the surroundings are.
        case systemUltraThinMaterial = 6
        /// Lets much through; light or dark as the surroundings are.
        case systemThinMaterial = 7
        /// Of middling density; light or dark as the surroundings are.
        case systemMaterial = 8
        /// Lets least through; light or dark as the surroundings are.
        case systemThickMaterial = 9
        /// The material of bars; light or dark as the surroundings are.
        case systemChromeMaterial = 10
        /// Lets most through; always light.
        case systemUltraThinMaterialLight = 11
        /// Lets much through; always light.
        case systemThinMaterialLight = 12
        /// Of middling density; always light.
        case systemMaterialLight = 13
        /// Lets least through; always light.
        case systemThickMaterialLight = 14
        /// The material of bars; always light.
        case systemChromeMaterialLight = 15
        /// Lets most through; always dark.
        case systemUltraThinMaterialDark = 16
        /// Lets much through; always dark.
        case systemThinMaterialDark = 17
        /// Of middling density; always dark.
        case systemMaterialDark = 18
        /// Lets least through; always dark.
        case systemThickMaterialDark = 19
        /// The material of bars; always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a material of the style with the raw value 0. Decided: the result on iOS is not
    /// documented.
    public convenience override init() { self.init(style: .extraLight) }

    /// Creates a material of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// A style of content on a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of first rank.
    case label = 0
    /// Text of second rank, paler.
    case secondaryLabel = 1
    /// Text of third rank, paler again.
    case tertiaryLabel = 2
    /// Text of the last rank, palest.
    case quaternaryLabel = 3
    /// An area, most visible.
    case fill = 4
    /// An area, less visible.
    case secondaryFill = 5
    /// An area, least visible.
    case tertiaryFill = 6
    /// A line between parts.
    case separator = 7
}

/// An effect that makes content legible on a material. The content is drawn as the material in
/// stronger colors: darker on a light material, lighter on a dark one. Only the shape of the
/// content is used, not its colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect.Style
    let style: UIVibrancyEffectStyle

    /// Creates an effect for text on a material of medium density. Decided: the result on iOS is
    /// not documented.
    public override init() {
        blur = .regular
        style = .label
        super.init()
    }

    /// Creates an effect for text on that material.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect.style
        style = .label
        super.init()
    }

    /// Creates an effect for a kind of content on that material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect.style
        self.style = style
        super.init()
    }
}

extension UIVibrancyEffectStyle {
    /// How much of the tint there is: the alphas of the system's colors of the same names, for text a little less, so
    /// that the material is seen in it. Decided, by eye.
    fileprivate var strength: CGFloat {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}

extension UIVibrancyEffect {
    /// The color over what is behind the content.
    func tint(isDark: Bool) -> UIColor {
        UIColor(white: blur.isDark(in: isDark) ? 1 : 0, alpha: style.strength)
    }
}

extension UIBlurEffect.Style {
    /// The material's color: white or black with an alpha. iOS tints and blurs; the tints are decided, by eye, so that
    /// a plain layer of them looks as dense as the material does.
    @MainActor
    func tint(isDark: Bool) -> UIColor {
        switch self {
        case .extraLight: UIColor(white: 0.97, alpha: 0.85)
        case .light: UIColor(white: 1, alpha: 0.6)
        case .dark: UIColor(white: 0.1, alpha: 0.75)
        case .systemUltraThinMaterialLight: Self.material(0.55, isDark: false)
        case .systemThinMaterialLight: Self.material(0.7, isDark: false)
        case .systemMaterialLight: Self.material(0.82, isDark: false)
        case .systemThickMaterialLight: Self.material(0.92, isDark: false)
        case .systemChromeMaterialLight: Self.material(0.88, isDark: false)
        case .systemUltraThinMaterialDark: Self.material(0.55, isDark: true)
        case .systemThinMaterialDark: Self.material(0.7, isDark: true)
        case .systemMaterialDark: Self.material(0.82, isDark: true)
        case .systemThickMaterialDark: Self.material(0.92, isDark: true)
        case .systemChromeMaterialDark: Self.material(0.88, isDark: true)
        case .systemUltraThinMaterial: Self.material(0.55, isDark: isDark)
        case .systemThinMaterial: Self.material(0.7, isDark: isDark)
        case .regular, .systemMaterial: Self.material(0.82, isDark: isDark)
        case .prominent, .systemThickMaterial: Self.material(0.92, isDark: isDark)
        case .systemChromeMaterial: Self.material(0.88, isDark: isDark)
        }
    }

    /// Whether the material is dark in light or dark surroundings.
    func isDark(in surroundings: Bool) -> Bool {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        default: surroundings
        }
    }

    private static func material(_ alpha: CGFloat, isDark: Bool) -> UIColor {
        UIColor(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }
}
