import CoreGraphics

/// The direction of an edit menu's arrow. Menus are above or below their target; `left` and `right`
/// equal `automatic`.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down if there is space above the target, else up.
    case automatic = 0
    /// Up: the menu is below the target, if there is space.
    case up = 1
    /// Down: the menu is above the target, if there is space.
    case down = 2
    /// Equals `automatic`.
    case left = 3
    /// Equals `automatic`.
    case right = 4
}

/// The position and the purpose of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the menu among those of an interaction.
    open private(set) var identifier: AnyHashable
    /// The menu's target, in the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The preferred direction of the arrow. The default is automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    ///
    /// - Parameter identifier: The identifier of the menu for the delegate; `nil` creates a unique
    ///   one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSUUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
