/// A set of traits that can be written.
public protocol UIMutableTraits {
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
public struct UITraitOverrides: UIMutableTraits {
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
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
