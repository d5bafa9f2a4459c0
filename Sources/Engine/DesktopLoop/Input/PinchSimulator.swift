import QuartzCore
import UIKit

/// Two fingers out of one pointer: while Alt is held a second finger mirrors the first about a middle; with Shift too both
/// move side by side, and the middle with them.
struct PinchSimulator {
    /// The first finger's number and the second's; no finger that `PointerRouter` numbers has them.
    static let fingers: (first: Int, second: Int) = (-1, -2)

    /// Where the pointer is, in points of the device.
    private(set) var pointer = CGPoint.zero
    /// About what the second finger mirrors the first.
    private(set) var middle = CGPoint.zero
    /// Whether Alt is held, or was when the fingers came down.
    private(set) var isActive = false
    /// Whether the two fingers are down.
    private(set) var isDown = false

    /// Where the second finger is.
    var mirrored: CGPoint { CGPoint(x: 2 * middle.x - pointer.x, y: 2 * middle.y - pointer.y) }

    /// Alt was pressed or let go. Fingers that are down stay until they are lifted.
    mutating func setActive(_ new: Bool, middle centre: CGPoint) {
        guard new != isActive, !isDown else { return }
        isActive = new
        if new { middle = centre }
    }

    /// The pointer has moved.
    ///
    /// - Parameter isParallel: Whether Shift is held.
    mutating func move(to place: CGPoint, isParallel: Bool) {
        if isParallel {
            middle = CGPoint(x: middle.x + place.x - pointer.x, y: middle.y + place.y - pointer.y)
        }
        pointer = place
    }

    mutating func press() { isDown = true }
    mutating func lift() { isDown = false }
}
