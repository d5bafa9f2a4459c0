import UIKit

/// A gesture on a screen that shows another one and drives the transition.
public enum PresentGesture: Sendable, Equatable {
    /// A pan from the trailing edge that pulls the new screen in: the mirror image of the system's back gesture.
    case edgePan
    /// A pan anywhere towards an edge. Left and right are swapped in right-to-left layouts.
    case pan(towards: ScreenTransition.Edge)

    /// Returns the progress of a movement.
    func share(of movement: CGPoint, in size: CGSize, isMirrored: Bool) -> CGFloat {
        let way = direction(isMirrored)
        return movement.x * way.dx / size.width + movement.y * way.dy / size.height
    }

    /// Whether a velocity is in the direction of this gesture.
    func fits(_ velocity: CGPoint, isMirrored: Bool) -> Bool {
        let way = direction(isMirrored)
        let along = velocity.x * way.dx + velocity.y * way.dy
        let across = abs(velocity.x * way.dy) + abs(velocity.y * way.dx)
        return along > 0 && along >= across
    }

    /// Returns a recognizer that retains the object it drives.
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
