/// The possible directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes directions of UIKit's bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up: the popover is below its source.
    public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
    /// The arrow points down: the popover is above its source.
    public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
    /// The arrow points left: the popover is to the right of its source.
    public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
    /// The arrow points right: the popover is to the left of its source.
    public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
    /// Any direction that fits.
    public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
    /// The popover is not on the screen, so the direction is not known.
    public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
}

/// A pointer to a reference that the callee can replace. The name is that of the Objective-C
/// runtime; here it is an ordinary pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A delegate that configures a popover, can prevent its dismissal, and is notified of its
/// repositioning.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Optional. The popover is about to be presented; the last moment to set its source. Not sent for a presentation
    /// that adapts to another style.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Optional. The older form of `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Optional. The older form of `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Optional. The surroundings have changed their size, and a popover at a source rectangle is about to move. Both the
    /// rectangle and the view may be exchanged.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Returns `true` by default.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    /// The default implementation does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Does nothing by default: the popover moves to its source's new position.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}
