import CoreGraphics

/// A closure that returns the controller whose view is the preview; `nil` shows the pressed view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns the menu. Its argument is the suggested elements: none here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// The system's default.
        case automatic = 0
        /// The first element is closest to the touch, also in a menu that opens upwards.
        case priority = 1
        /// From top to bottom.
        case fixed = 2
    }

    /// The identifier of a menu among those of an interaction. By default a unique number.
    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// The order of the menu's elements. The default is automatic.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// The number in the badge of a drag. Stored only: no drag starts from a menu here.
    open var badgeCount = 0
    /// The other items of a drag. The default is none; it has no effect here, because nothing is dragged here.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// Creates a configuration. The closures are called when the menu opens. Without the first, the
    /// view itself is the preview; without the second, there is no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu; `nil` or without elements, there is none.
    var menu: UIMenu? { actionProvider?([]) }
}
