/// A set of traits that can be changed.
public protocol UIMutableTraits: NSObjectProtocol {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The interface style: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The interface level: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point; 0 is unspecified.
    var displayScale: CGFloat { get set }
    /// The color gamut of the display.
    var displayGamut: UIDisplayGamut { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the display measures the force of touches.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size that the user prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The preferred contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The preferred weight of text.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or controller overrides for itself and its descendants.
public struct UITraitOverrides {
    /// What is set.
    package var values = TraitValues()

    package init(values: TraitValues = TraitValues()) { self.values = values }

    /// The kind of device. `unspecified` removes the trait.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    /// The interface style. `unspecified` removes the trait.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    /// The interface level. `unspecified` removes the trait.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
    }
    /// The reading direction. `unspecified` removes the trait.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }
    /// The number of pixels per point. 0 removes the trait.
    public var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }
    /// The color gamut of the display. `unspecified` removes the trait.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue == .unspecified ? nil : newValue }
    }
    /// The horizontal size class. `unspecified` removes the trait.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    /// The vertical size class. `unspecified` removes the trait.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    /// Whether the display measures the force of touches. `unknown` removes the trait.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability ?? .unknown }
        set { values.forceTouchCapability = newValue == .unknown ? nil : newValue }
    }
    /// The text size. `unspecified` removes the trait.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }
    /// The preferred contrast. `unspecified` removes the trait.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
    }
    /// The preferred weight of text. `unspecified` removes the trait.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue == .unspecified ? nil : newValue }
    }

    /// Whether the trait is set.
    public func contains(_ trait: UITrait) -> Bool { TraitField(trait)?.isSet(values) ?? false }

    /// Removes the trait, so that it is inherited again.
    public mutating func remove(_ trait: UITrait) { TraitField(trait)?.clear(&values) }
}

extension UITraitCollection {
    /// Creates a collection with the traits that `mutations` sets. All others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().applying(mutations))
    }

    /// Returns this collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.applying(mutations))
    }
}

extension TraitValues {
    fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        let sheet = TraitSheet(UITraitOverrides(values: self))
        var traits: any UIMutableTraits = sheet
        mutations(&traits)
        return sheet.overrides.values
    }
}

/// What closures that change traits write on.
private final class TraitSheet: NSObject, UIMutableTraits {
    var overrides: UITraitOverrides

    init(_ overrides: UITraitOverrides) {
        self.overrides = overrides
        super.init()
    }

    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { overrides.userInterfaceIdiom }
        set { overrides.userInterfaceIdiom = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { overrides.userInterfaceStyle = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { overrides.userInterfaceLevel }
        set { overrides.userInterfaceLevel = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { overrides.layoutDirection }
        set { overrides.layoutDirection = newValue }
    }
    var displayScale: CGFloat {
        get { overrides.displayScale }
        set { overrides.displayScale = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { overrides.displayGamut }
        set { overrides.displayGamut = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { overrides.horizontalSizeClass }
        set { overrides.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { overrides.verticalSizeClass }
        set { overrides.verticalSizeClass = newValue }
    }
    var forceTouchCapability: UIForceTouchCapability {
        get { overrides.forceTouchCapability }
        set { overrides.forceTouchCapability = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { overrides.preferredContentSizeCategory }
        set { overrides.preferredContentSizeCategory = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { overrides.accessibilityContrast }
        set { overrides.accessibilityContrast = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { overrides.legibilityWeight }
        set { overrides.legibilityWeight = newValue }
    }
}
