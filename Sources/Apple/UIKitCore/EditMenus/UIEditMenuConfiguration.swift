import CoreGraphics

/// The way in which an edit menu's arrow points. Menus stand above what they belong to or below it; `left` and `right` are taken as
/// `automatic`.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Downwards where there is room above, else upwards.
    case automatic = 0
    /// Up: the menu is below, where there is room.
    case up = 1
    /// Down: the menu is above, where there is room.
    case down = 2
    /// Taken as `automatic`.
    case left = 3
    /// Taken as `automatic`.
    case right = 4
}

/// The position and the purpose of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier of a menu among those of an interaction.
    open private(set) var identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The way in which the arrow should point. The default is automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// - Parameter identifier: Tells the delegate which menu it is; `nil` gives each configuration one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSUUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
