import Foundation

/// The look of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The background's colour; nil shows what lies behind the bar.
    open var backgroundColor: UIColor?
    /// A picture over the background's colour.
    open var backgroundImage: UIImage?
    /// How that picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The hairline's colour; nil or clear draws none.
    open var shadowColor: UIColor?
    /// A picture in the hairline's place.
    open var shadowImage: UIImage?
    /// Whether a bar was told to look so, and has not just been made with it.
    final var isGiven = false

    /// Makes the default look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes a copy of another look's background.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(of: barAppearance)
    }

    /// Archives are not supported: looks are made in code.
    public required init(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    /// The system's translucent background with a hairline.
    ///
    /// There is no backdrop blur here; the colour is nearly opaque instead.
    open func configureWithDefaultBackground() {
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.94)
        shadowColor = .separator
        backgroundImage = nil
        shadowImage = nil
    }

    /// An opaque background with a hairline.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
        backgroundImage = nil
        shadowImage = nil
    }

    /// No background and no hairline.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
        backgroundImage = nil
        shadowImage = nil
    }

    func copyBackground(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes; font and colour default to the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place.
    open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Tints the selected item in place of the bar's tint.
    open var selectionIndicatorTintColor: UIColor?
}
