import QuartzCore

/// Lets a view change the pointer that is over it. These devices have none: nobody is asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Lets the delegate be asked anew.
    open func invalidate() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// What the pointer becomes over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Moves along with the pointer's coming and going.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where the pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    open private(set) var location = CGPoint.zero
    open private(set) var modifiers: UIKeyModifierFlags = []
}

/// A part of a view.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The pointer's shape.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// As the pointer of the system has it. Decided.
    public static var defaultCornerRadius: CGFloat { 8 }
}

/// What becomes of the content under the pointer.
@MainActor @preconcurrency
public enum UIPointerEffect {
    /// How the content is tinted.
    public enum TintMode: Hashable, Sendable {
        case none, overlay, underlay
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The pointer's look over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    public required override init() { super.init() }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }

    /// No pointer at all.
    open class func hidden() -> Self { self.init() }
    /// The pointer as it is everywhere.
    open class func system() -> Self { self.init() }
}
