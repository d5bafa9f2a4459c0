import CoreGraphics

/// The way in which an edit menu's arrow points. Menus stand above what they belong to or below it; `left` and `right` are taken as
/// `automatic`.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// Where an edit menu is shown, and for what.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    open private(set) var identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// - Parameter identifier: Tells the delegate which menu it is; `nil` gives each configuration one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSUUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
