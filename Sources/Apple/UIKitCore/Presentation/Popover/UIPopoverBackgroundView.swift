import QuartzCore

/// The dimensions of a popover's background of the app's own.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The arrow's width where it leaves the popover, points.
    static func arrowBase() -> CGFloat
    /// The space between the background's edge and the content, the arrow not counted.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow reaches out, points.
    static func arrowHeight() -> CGFloat
}

/// Draws a popover's background. A subclass overrides all five members.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Which way the arrow points; set by the system. A subclass keeps it and draws accordingly.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.missing("arrowDirection") }
        set { Self.missing("arrowDirection") }
    }

    /// How far the arrow's middle is from the middle of its edge; set by the system.
    open var arrowOffset: CGFloat {
        get { Self.missing("arrowOffset") }
        set { Self.missing("arrowOffset") }
    }

    /// The width of the arrow at its foot, in points. A subclass has to say it, or the program traps.
    open class func arrowBase() -> CGFloat { missing("arrowBase()") }
    /// The room between the background's edges and the content, in points. A subclass has to say it, or the program
    /// stops.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
    /// How far the arrow reaches out, in points. A subclass has to say it, or the program traps.
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
