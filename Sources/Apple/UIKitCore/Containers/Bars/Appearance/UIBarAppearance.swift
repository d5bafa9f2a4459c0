import Foundation

/// The appearance of a bar's background.
///
/// A bar copies the appearance that is set. Changes to the object that `standardAppearance` and its
/// siblings return apply immediately.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The blur of the content behind the bar, under the background color. `nil` for no blur.
    open var backgroundEffect: UIBlurEffect? { didSet { if backgroundEffect != oldValue { changed() } } }
    /// The background color, over the effect. With `nil`, the content behind the bar is visible.
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { changed() } } }
    /// An image over the background color.
    open var backgroundImage: UIImage? { didSet { if backgroundImage != oldValue { changed() } } }
    /// The content mode of `backgroundImage`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { if backgroundImageContentMode != oldValue { changed() } }
    }
    /// The hairline's color, which also tints a template image used as the hairline. `nil` and a clear color draw none.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { changed() } } }
    /// The image of the hairline.
    open var shadowImage: UIImage? { didSet { if shadowImage != oldValue { changed() } } }
    /// The device that the appearance was created for.
    open private(set) var idiom = UIUserInterfaceIdiom.unspecified

    /// Whether the app has set the appearance, and it is not only the initial one of a bar.
    final var isGiven = false
    /// The bar that has this look; told of changes.
    final var onChange: (() -> Void)?

    /// Creates the default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
        isGiven = false
    }

    /// Creates the default appearance for a device.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    /// Creates an appearance with the values that another one has in common with this class.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
        isGiven = false
    }

    /// Creates the default appearance. Archives are not supported.
    public required init(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
        isGiven = false
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = duplicate() }
        return result
    }

    /// Returns a copy of the same class.
    @_disfavoredOverload
    open nonisolated func copy() -> Self {
        guard let result = copy(with: nil) as? Self else { fatalError("A copy is of its original's class") }
        return result
    }

    /// Sets the system's translucent background with a hairline.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarMetrics.shadowColor)
    }

    /// Sets an opaque background with a hairline.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, shadow: BarMetrics.shadowColor)
    }

    /// Removes the background and the hairline.
    open func configureWithTransparentBackground() {
        setBackground(effect: nil, color: nil, shadow: nil)
    }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        shadowColor = shadow
        backgroundImage = nil
        shadowImage = nil
    }

    /// Something is another way now.
    final func changed() {
        isGiven = true
        onChange?()
    }

    /// Another look of the same class, for the bar that was given this one.
    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Takes over what another look has of what this one can have.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        idiom = other.idiom
    }

    /// The visible parts of the background.
    final var backdrop: BarBackdrop {
        BarBackdrop(
            effect: backgroundEffect, color: backgroundColor, image: backgroundImage,
            contentMode: backgroundImageContentMode, shadowColor: shadowColor, shadowImage: shadowImage)
    }
}
