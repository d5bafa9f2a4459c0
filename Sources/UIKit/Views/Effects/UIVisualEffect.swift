/// How what is behind a view is changed by it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() { super.init() }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Frosted glass.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Glass of the style with the raw value 0. Decided: what iOS gives is not documented.
    public convenience override init() { self.init(style: .extraLight) }

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// What stands out on glass.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// Lets content stand out on glass. Here the content is shown as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    public override init() { super.init() }

    public init(blurEffect: UIBlurEffect) { super.init() }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

extension UIBlurEffect.Style {
    /// The glass's colour: white or black with an alpha. iOS tints and blurs; the tints are decided, by eye, so that a
    /// plain layer of them looks as dense as the glass does.
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

    private static func material(_ alpha: CGFloat, isDark: Bool) -> UIColor {
        UIColor(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }
}
