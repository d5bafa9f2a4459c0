import CoreGraphics

/// Makes the controller whose view a context menu shows; nil shows the pressed view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu, of what the system suggests: nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is next to the finger, also where the menu opens upwards.
        case priority = 1
        /// From top to bottom.
        case fixed = 2
    }

    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Kept: a badge counts what is dragged, and nothing is here.
    open var badgeCount = 0
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu; nil or without elements, there is none.
    var menu: UIMenu? { actionProvider?([]) }
}
