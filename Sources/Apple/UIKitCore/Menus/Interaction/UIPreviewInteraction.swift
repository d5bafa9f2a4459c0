import QuartzCore

/// An interaction that reports the pressure on a view, in two steps: preview and commit.
///
/// Differs from UIKit: it never begins. It needs a display with 3D Touch, which devices since 2019
/// do not have and the devices here do not have either.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// The delegate. A weak reference. It is never called here.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction for a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Returns the location. Differs from UIKit: always zero.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Cancels the interaction. Does nothing here.
    open func cancel() {}
}

/// A delegate that is notified of the pressure on a view.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Called when the progress of the preview step changes, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the touch ends or the interaction is canceled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Whether the interaction can begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called when the progress of the commit step changes, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// Returns `true` by default.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing by default.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
