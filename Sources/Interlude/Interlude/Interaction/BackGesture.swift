import UIKit

/// The gesture that interactively pops or dismisses a screen.
public enum BackGesture: Sendable, Equatable {
    /// A pan that begins at the leading edge: left, or right in right-to-left layouts. The system's own.
    case edgePan
    /// A pan that begins at the trailing edge, for screens that came from the leading one.
    case oppositeEdgePan
    /// A pan anywhere, to the left or to the right.
    case horizontalPan
    /// A pan anywhere towards one edge.
    case pan(towards: VerticalEdge)
    /// A pan that begins downwards and continues in any direction. Views that fly from one screen to the other follow
    /// the finger, and the rest fades. If no view flies, the finger's distance drives the transition.
    case freePan
    /// No gesture.
    case none

    /// The edges to which a vertical pan can move.
    public enum VerticalEdge: Sendable {
        case top, bottom
    }

    /// Whether it begins at an edge, where it precedes scrolling.
    var isFromEdge: Bool { self == .edgePan || self == .oppositeEdgePan }

    /// Returns the progress of a movement: 1 is the whole distance, values below 0 are in the opposite direction.
    ///
    /// - Parameters:
    ///   - movement: The finger's movement in points; to the right for a horizontal pan.
    ///   - size: The size of the screen.
    ///   - isMirrored: Whether the layout reads from right to left.
    func share(of movement: CGPoint, in size: CGSize, isMirrored: Bool) -> CGFloat {
        let mirror: CGFloat = isMirrored ? -1 : 1
        switch self {
        case .edgePan: return movement.x * mirror / size.width
        case .oppositeEdgePan: return -movement.x * mirror / size.width
        case .horizontalPan: return movement.x / size.width
        case .pan(.top): return -movement.y / size.height
        case .pan(.bottom), .freePan: return movement.y / size.height
        case .none: return 0
        }
    }
}
