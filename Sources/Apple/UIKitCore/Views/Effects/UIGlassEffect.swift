import CoreGraphics

/// Glass, as from iOS 26: the content behind it is slightly blurred, and it has a light edge.
///
/// A `UIVisualEffectView` with it has a capsule's shape unless its layer has a corner radius.
/// Differs from UIKit: the content behind it is not refracted at the edge, and the glass does not
/// respond to touches.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The opacity of the glass.
    public enum Style: Int, Sendable {
        /// Blurs enough that text on it can be read.
        case regular = 0
        /// Hardly blurs: for elements over images and videos.
        case clear = 1
    }

    let style: Style
    /// The color of the glass. The default is `nil`, no color. Set it before you set the effect of
    /// a view.
    open var tintColor: UIColor?
    /// Whether the glass responds to touches. Has no effect here.
    open var isInteractive = false

    /// Regular glass.
    public convenience override init() { self.init(style: .regular) }

    /// Glass of a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }
}

extension UIGlassEffect {
    /// In points. Decided, by eye from Apple's pictures of the two styles.
    var blurRadius: CGFloat { style == .regular ? 8 : 2 }

    /// Over what is behind: white or black, or the tint. Decided, by eye.
    func tint(isDark: Bool) -> UIColor {
        if let tintColor { return tintColor.withAlphaComponent(style == .regular ? 0.6 : 0.4) }
        let alpha: CGFloat = style == .regular ? 0.45 : 0.12
        return UIColor(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }

    /// The edge, which catches light: its width in points and its color. Decided, by eye.
    static let edge: (width: CGFloat, color: UIColor) = (0.5, UIColor(white: 1, alpha: 0.35))
}

/// An effect that merges the glass of the views in its content when they are close.
///
/// Limitation: the views are not merged; each has its own shape.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which pieces of glass flow together. Stored; without effect.
    open var spacing: CGFloat = 0

    public override init() { super.init() }
}
