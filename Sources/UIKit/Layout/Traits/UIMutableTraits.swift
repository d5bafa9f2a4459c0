/// A set of traits that can be written.
public protocol UIMutableTraits: NSObjectProtocol {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or controller sets for itself and all below it.
public struct UITraitOverrides {
    /// What is set.
    package var values = TraitValues()

    package init(values: TraitValues = TraitValues()) { self.values = values }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue == .unspecified ? nil : newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability ?? .unknown }
        set { values.forceTouchCapability = newValue == .unknown ? nil : newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue == .unspecified ? nil : newValue }
    }

    /// Whether the trait is set.
    public func contains(_ trait: UITrait) -> Bool { TraitField(trait)?.isSet(values) ?? false }

    /// Takes the trait back: it comes from the surroundings again.
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
