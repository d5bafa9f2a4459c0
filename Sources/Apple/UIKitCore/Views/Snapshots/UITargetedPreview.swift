import CoreGraphics

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible part of the view, in its coordinates; `nil` for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` for the outline of the visible part.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; `nil` is the system's background.
    open var backgroundColor: UIColor!

    public override init() {
        super.init()
        backgroundColor = .systemBackground
    }

    /// Creates parameters whose visible part is the area of lines of text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }

    /// Parameters with the same outline, shadow and color.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UIPreviewParameters()
            copy.visiblePath = visiblePath
            copy.shadowPath = shadowPath
            copy.backgroundColor = backgroundColor
            result = copy
        }
        return result
    }
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view that contains the preview.
    open private(set) var container: UIView
    /// The center, in the container.
    open private(set) var center: CGPoint
    /// The transform of the preview in the container.
    open private(set) var transform: CGAffineTransform

    /// Creates a target: a position in a container, with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a target: a position in a container.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns this target, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is displayed apart from its hierarchy, for example lifted for a menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The position of the preview.
    open private(set) var target: UIPreviewTarget
    /// The view of the preview.
    open private(set) var view: UIView
    /// The visible part, the shadow and the background of the preview.
    open private(set) var parameters: UIPreviewParameters

    /// Creates a preview at a target. The view need not be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview at the view's own position. Precondition: the view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let superview = view.superview, view.window != nil else {
            fatalError(
                "UITargetedPreview requires that the view is in a window (\(view)); otherwise use init(view:parameters:target:)."
            )
        }
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
    }

    /// Creates a preview of a whole view at its position. Precondition: the view is in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view in points.
    open var size: CGSize { view.bounds.size }

    /// Returns the preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns this preview, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where it is in the window.
    var placeInWindow: CGRect {
        let center = target.container.convert(target.center, to: nil)
        let size = size.applying(target.transform)
        return CGRect(
            x: center.x - abs(size.width) / 2, y: center.y - abs(size.height) / 2, width: abs(size.width),
            height: abs(size.height))
    }
}
