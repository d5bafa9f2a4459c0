import UIKit

/// A gesture on a screen that brings another one, with the finger driving the transition.
public enum ForwardGesture: Sendable, Equatable {
    /// A pan that begins at the trailing edge and draws the new screen in: the way back of the system's own, the other way.
    case edgePan
    /// A pan anywhere towards an edge. Left and right are swapped in right-to-left layouts.
    case pan(towards: ScreenTransition.Edge)

    /// Which share of the way there a movement is.
    func share(of movement: CGPoint, in size: CGSize, isMirrored: Bool) -> CGFloat {
        let way = direction(isMirrored)
        return movement.x * way.dx / size.width + movement.y * way.dy / size.height
    }

    /// Whether a movement goes this way rather than another.
    func fits(_ velocity: CGPoint, isMirrored: Bool) -> Bool {
        let way = direction(isMirrored)
        let along = velocity.x * way.dx + velocity.y * way.dy
        let across = abs(velocity.x * way.dy) + abs(velocity.y * way.dx)
        return along > 0 && along >= across
    }

    /// A recogniser for it that keeps what it drives alive.
    @MainActor func makeRecognizer(owner: AnyObject, isMirrored: Bool) -> UIPanGestureRecognizer {
        guard self == .edgePan else { return OwningPan(owner: owner) }
        let recognizer = OwningEdgePan(owner: owner)
        recognizer.edges = isMirrored ? .left : .right
        return recognizer
    }

    private func direction(_ isMirrored: Bool) -> CGVector {
        switch self {
        case .edgePan: ScreenTransition.Edge.left.mirrored(isMirrored).direction
        case .pan(let edge): edge.mirrored(isMirrored).direction
        }
    }
}
