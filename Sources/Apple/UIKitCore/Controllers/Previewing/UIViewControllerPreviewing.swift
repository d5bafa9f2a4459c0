import CoreGraphics

/// The context of a preview by a hard press. Deprecated since iOS 13, which has context menus.
///
/// Differs from UIKit: no preview is requested, as on a device without 3D Touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press, for failure requirements. It never recognizes.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that would return the screen.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that is not blurred by the preview, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// A delegate that returns the screen of a preview. Differs from UIKit: it is never called.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the screen for a point in the source view; `nil` for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called to show the previewed screen when the user presses harder.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What `registerForPreviewing(with:sourceView:)` hands out. It keeps neither its delegate nor its view alive.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    unowned let delegate: any UIViewControllerPreviewingDelegate
    unowned let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        let recognizer = UILongPressGestureRecognizer()
        recognizer.isEnabled = false
        previewingGestureRecognizerForFailureRelationship = recognizer
        super.init()
    }
}
