import QuartzCore

/// The dimensions of an app's own popover background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The width of the arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// The insets of the content from the background's edges, without the arrow, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// A view that draws a popover's background. A subclass overrides all five members.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The direction of the arrow, which the system sets. A subclass stores it and draws
    /// accordingly.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.missing("arrowDirection") }
        set { Self.missing("arrowDirection") }
    }

    /// The distance of the arrow's center from the center of its edge, in points. The system sets
    /// it.
    open var arrowOffset: CGFloat {
        get { Self.missing("arrowOffset") }
        set { Self.missing("arrowOffset") }
    }

    /// Returns the width of the arrow's base, in points. A subclass must override it; otherwise the
    /// program stops.
    open class func arrowBase() -> CGFloat { missing("arrowBase()") }
    /// Returns the insets of the content from the background's edges, in points. A subclass must
    /// override it; otherwise the program stops.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
    /// Returns the height of the arrow, in points. A subclass must override it; otherwise the
    /// program stops.
    open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

    private static func missing(_ member: String) -> Never {
        fatalError("\(self) must override \(member): UIPopoverBackgroundView leaves it to its subclasses")
    }
}

extension UIPopoverBackgroundView {
    /// A new background of a class, made with `init(frame:)`.
    static func make(_ type: any UIPopoverBackgroundViewMethods.Type, frame: CGRect) -> UIPopoverBackgroundView {
        guard let type = type as? UIPopoverBackgroundView.Type else {
            fatalError("popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView, not \(type)")
        }
        return Instantiation.make(type, frame: frame)
    }
}
