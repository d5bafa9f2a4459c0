import CoreGraphics

/// Makes the controller whose view a context menu shows; `nil` shows the pressed view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu, of what the system suggests: nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// As the system finds fit.
        case automatic = 0
        /// The first element is next to the finger, also where the menu opens upwards.
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
    /// Kept: a badge counts what is dragged, and nothing is here.
    open var badgeCount = 0
    /// The other items of a drag. The default is none; it has no effect here, because nothing is dragged here.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The closures are called when the menu opens. Without the first the view itself is shown, without the second
    /// there is no menu.
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
