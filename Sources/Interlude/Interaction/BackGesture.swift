import UIKit

/// The gesture on a screen that leads back from it, with the finger driving the transition.
public enum BackGesture: Sendable, Equatable {
    /// A pan that begins at the leading edge: left, or right in right-to-left layouts. The system's own.
    case edgePan
    /// A pan that begins at the trailing edge, for screens that came from the leading one.
    case oppositeEdgePan
    /// A pan anywhere, to the left or to the right.
    case horizontalPan
    /// A pan anywhere towards one edge.
    case pan(towards: VerticalEdge)
    /// No gesture.
    case none

    /// The edges that a vertical pan can lead to.
    public enum VerticalEdge: Sendable {
        case top, bottom
    }

    /// How far a finger that moved by `translation` has driven the way back, 0…1.
    ///
    /// - Parameters:
    ///   - translation: The finger's way since the gesture began, in points.
    ///   - size: The size of the screen.
    ///   - isMirrored: Whether the layout reads from right to left.
    func progress(for translation: CGPoint, in size: CGSize, isMirrored: Bool) -> CGFloat {
        let mirror: CGFloat = isMirrored ? -1 : 1
        let part: CGFloat
        switch self {
        case .edgePan: part = translation.x * mirror / size.width
        case .oppositeEdgePan: part = -translation.x * mirror / size.width
        case .horizontalPan: part = abs(translation.x) / size.width
        case .pan(.top): part = -translation.y / size.height
        case .pan(.bottom): part = translation.y / size.height
        case .none: part = 0
        }
        return min(max(part, 0), 1)
    }
}
