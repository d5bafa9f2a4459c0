import UIKit

/// The way along which a finger takes a transition that runs, there and back.
@MainActor
enum FingerWay {
    /// That of the gesture that began it.
    case forward(PresentGesture)
    /// The path of the reverse transition: along it or against it.
    case back(BackGesture, TransitionDirection)

    /// Whether a movement is along it, in either direction.
    func isAlong(_ velocity: CGPoint) -> Bool {
        let isVertical = abs(velocity.y) > abs(velocity.x)
        switch self {
        case .forward(.pan(let edge)): return isVertical != edge.isHorizontal
        case .back(.pan, _), .back(.freePan, _): return isVertical
        case .back(.none, _): return false
        default: return !isVertical
        }
    }

    /// Which share of the way a movement on a view is.
    func share(of movement: CGPoint, on view: UIView) -> CGFloat {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return 0 }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch self {
        case .forward(let gesture): return gesture.share(of: movement, in: size, isMirrored: isMirrored)
        case .back(let gesture, let direction):
            let share = gesture.share(of: movement, in: size, isMirrored: isMirrored)
            return direction == .forward ? -share : share
        }
    }
}
