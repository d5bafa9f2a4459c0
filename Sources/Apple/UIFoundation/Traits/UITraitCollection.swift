import Synchronization

/// The traits of a view, a controller or a color, such as interface style, size classes and scale.
///
/// A collection is immutable. Traits without a value are *unspecified*.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// What the collection knows.
    package let values: TraitValues

    /// Creates a collection in which everything is unspecified.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    @usableFromInline package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values: values)
    }

    /// Creates the union of several collections. The last collection that specifies a trait
    /// determines its value.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $1.values.over($0) })
    }

    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom == .unspecified ? nil : idiom }
    }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle }
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel == .unspecified ? nil : userInterfaceLevel }
    }

    /// Creates a collection that specifies only the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection == .unspecified ? nil : layoutDirection }
    }

    /// Creates a collection that specifies only the display scale.
    ///
    /// - Parameter scale: The number of pixels per point; 0 is unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale == 0 ? nil : scale }
    }

    /// Creates a collection that specifies only the color gamut of the display.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut == .unspecified ? nil : displayGamut }
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass }
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass }
    }

    /// Creates a collection that specifies only whether the display measures the force of touches.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability == .unknown ? nil : capability }
    }

    /// Creates a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init {
            $0.preferredContentSizeCategory =
                preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
        }
    }

    /// Creates a collection that specifies only the preferred contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast == .unspecified ? nil : accessibilityContrast }
    }

    /// Creates a collection that specifies only the preferred weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight == .unspecified ? nil : legibilityWeight }
    }

    /// The kind of device: on Linux that of the device profile.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The interface style: light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The interface level: base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// The number of pixels per point; 0 is unspecified.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    /// How thick a line of one pixel is, in points. A thinner one would be seen or not as its place between the pixels wants, since
    /// edges are not smoothed: so it is a whole pixel also where films are smaller than the screen's points.
    package var hairline: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
    /// The color gamut of the display.
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// Whether the display measures the force of touches.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    /// The preferred contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// The preferred weight of text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

    /// Whether the traits that `trait` specifies have equal values in this collection.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.over(values) == values
    }

    /// Whether a dynamic color can differ between the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
    }

    /// Calls `actions` while this collection is `current`.
    open func performAsCurrent(_ actions: () -> Void) {
        // What was the screen's is the screen's again, and not what that was by now.
        let previous = UITraitCollection.currentOfThread.value
        UITraitCollection.current = self
        defer { UITraitCollection.currentOfThread.value = previous }
        actions()
    }

    private static let currentOfThread = PerThread<UITraitCollection>()
    /// What is current on threads that have set nothing.
    private static let ambient = Mutex(UITraitCollection(values: .system))

    /// The traits for which dynamic colors are currently resolved: those of the view that is drawing or laying out.
    /// Each thread has its own; by default they are the main screen's.
    open class var current: UITraitCollection {
        get { currentOfThread.value ?? ambient.withLock { $0 } }
        set { currentOfThread.value = newValue }
    }

    /// Makes a collection the one that all threads begin with, this one anew.
    package static func makeAmbient(_ collection: UITraitCollection) {
        ambient.withLock { $0 = collection }
        currentOfThread.value = nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }

    /// Returns the collection itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object with traits that is notified when they change: a screen, a window, a controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed. `traitCollection` already has the new ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
