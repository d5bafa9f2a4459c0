/// A set of traits that can be written.
public protocol UIMutableTraits: NSObjectProtocol {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the content is on the base level or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 is unspecified.
    var displayScale: CGFloat { get set }
    /// The colors the display can show.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether there is much or little width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether there is much or little height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the display tells how hard it is pressed.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size that the user prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How strong contrasts are wanted.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How heavy text is wanted.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or controller sets for itself and all below it.
public struct UITraitOverrides {
    /// What is set.
    package var values = TraitValues()

    package init(values: TraitValues = TraitValues()) { self.values = values }

    /// The kind of device. `unspecified` takes it back.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    /// Light or dark. `unspecified` takes it back.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    /// The base level, or raised. `unspecified` takes it back.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
    }
    /// The reading direction. `unspecified` takes it back.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }
    /// Pixels per point. 0 takes it back.
    public var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }
    /// The colors the display can show. `unspecified` removes the trait.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue == .unspecified ? nil : newValue }
    }
    /// Much or little width. `unspecified` takes it back.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    /// Much or little height. `unspecified` takes it back.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    /// Whether the display tells how hard it is pressed. `unknown` takes it back.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability ?? .unknown }
        set { values.forceTouchCapability = newValue == .unknown ? nil : newValue }
    }
    /// The text size. `unspecified` takes it back.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }
    /// The preferred contrast. `unspecified` takes it back.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
    }
    /// The preferred weight of text. `unspecified` takes it back.
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
    /// A collection with what `mutations` sets; the rest is unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().applying(mutations))
    }

    /// This collection with what `mutations` changes.
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
