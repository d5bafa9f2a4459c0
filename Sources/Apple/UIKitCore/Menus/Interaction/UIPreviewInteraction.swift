import QuartzCore

/// Tells how hard a view is pressed, in two steps: preview and commit.
///
/// It needs a display that feels pressure (3D Touch), which phones since 2019 have not, and neither have the devices here: so it never begins,
/// as on those.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// Would be told of the pressure.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// An interaction for a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Returns the location. Differs from UIKit: always zero.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends what has not begun.
    open func cancel() {}
}

/// Hears how hard a view is pressed.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// How far the first step has come, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The finger has left, or the interaction was canceled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Whether it may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// How far the second step has come, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// Returns `true` by default.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// By default does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
