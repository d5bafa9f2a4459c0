/// The traits that a collection knows; `nil` is unspecified.
@usableFromInline package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?
    package var displayGamut: UIDisplayGamut?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var forceTouchCapability: UIForceTouchCapability?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var legibilityWeight: UILegibilityWeight?

    package init() {}

    /// These traits, where they are specified, in place of those of `base`.
    package func over(_ base: TraitValues) -> TraitValues {
        var result = base
        result.userInterfaceIdiom = userInterfaceIdiom ?? base.userInterfaceIdiom
        result.userInterfaceStyle = userInterfaceStyle ?? base.userInterfaceStyle
        result.userInterfaceLevel = userInterfaceLevel ?? base.userInterfaceLevel
        result.layoutDirection = layoutDirection ?? base.layoutDirection
        result.displayScale = displayScale ?? base.displayScale
        result.displayGamut = displayGamut ?? base.displayGamut
        result.horizontalSizeClass = horizontalSizeClass ?? base.horizontalSizeClass
        result.verticalSizeClass = verticalSizeClass ?? base.verticalSizeClass
        result.forceTouchCapability = forceTouchCapability ?? base.forceTouchCapability
        result.preferredContentSizeCategory = preferredContentSizeCategory ?? base.preferredContentSizeCategory
        result.accessibilityContrast = accessibilityContrast ?? base.accessibilityContrast
        result.legibilityWeight = legibilityWeight ?? base.legibilityWeight
        return result
    }

    /// What a phone in the hand shows: light, left to right, regular height and compact width, scale 1. The base that
    /// screens and tests start from.
    package static let system: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.layoutDirection = .leftToRight
        values.displayScale = 1
        values.displayGamut = .SRGB
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.forceTouchCapability = .unavailable
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        return values
    }()
}
