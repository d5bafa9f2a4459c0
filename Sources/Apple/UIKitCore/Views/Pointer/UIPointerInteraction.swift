import QuartzCore

/// An interaction that changes the pointer over a view. Differs from UIKit: these devices have no pointer, and the delegate is not called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate. A weak reference.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether the interaction is enabled. The default is `true`. Stored only, because there is no
    /// pointer.
    open var isEnabled = true

    /// Creates an interaction with a delegate. Add it to a view.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Requests a new region and style from the delegate. Does nothing here.
    open func invalidate() {}

    /// Called before the interaction is added to a view or removed from it. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed if `view` is `nil`. Sets
    /// `view`.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The style of the pointer over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region under the pointer; `nil` for none. The default is the region of the whole
    /// view. Never called here.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the pointer's style in a region; `nil`, the default, does not change it. Never
    /// called here.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called before the pointer enters a region. Never called here.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called before the pointer leaves a region. Never called here.
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

/// An object for animations alongside the pointer's entry or exit.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations alongside. There is no pointer here, so no animator is created.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion closure. Its argument is whether the animations were completed.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The point in the view; always zero here, as no request is made.
    open private(set) var location = CGPoint.zero
    /// The modifier keys that are held down; always none here.
    open private(set) var modifiers: UIKeyModifierFlags = []
}

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The part of the view, in its coordinates.
    open private(set) var rect: CGRect
    /// A value that distinguishes the regions of a view.
    open private(set) var identifier: AnyHashable?
    /// The axes along which the pointer would be held. The default is none; it has no effect here.
    open var latchingAxes: UIAxis = []

    /// Creates a region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Returns this object.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The pointer's shape.
public enum UIPointerShape {
    /// An outline.
    case path(UIBezierPath)
    /// A rectangle with round corners of a radius in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text, with a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line with a length in points.
    case horizontalBeam(length: CGFloat)

    /// The system's corner radius of the pointer. Decided.
    public static var defaultCornerRadius: CGFloat { 8 }
}

/// The effect on the content under the pointer.
@MainActor @preconcurrency
public enum UIPointerEffect {
    /// The tint of the content.
    public enum TintMode: Hashable, Sendable {
        /// No tint, a tint above the content, or a tint below it.
        case none, overlay, underlay
    }

    /// The system's default for the content.
    case automatic(UITargetedPreview)
    /// A light shape behind the content.
    case highlight(UITargetedPreview)
    /// The content rises, with a shadow, and the pointer becomes part of it.
    case lift(UITargetedPreview)
    /// The pointer does not change, over content that can have a tint, a shadow and a larger scale.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content that has the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The appearance of the pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    public required override init() { super.init() }

    /// Creates a style for an effect. All styles look the same here: there is no pointer.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    /// Creates a style for a shape. All styles look the same here: there is no pointer.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }

    /// Returns a style that hides the pointer.
    open class func hidden() -> Self { self.init() }
    /// Returns the system's default style.
    open class func system() -> Self { self.init() }
}
