import UIKit

/// The upper screen slides in from an edge; the lower one moves by a fraction of the distance and darkens.
public final class SlideAnimator: TransitionAnimator {
    /// The edge from which the upper screen enters.
    public typealias Edge = ScreenTransition.Edge

    /// How far the lower screen gives way, as a part of the upper screen's way. The system's push uses the same.
    private static let parallax: CGFloat = 0.3
    /// How dark the lower screen gets.
    private static let dimming: CGFloat = 0.12

    private let edge: Edge

    /// Creates the animator of one direction. It takes 0.4 seconds.
    public init(direction: TransitionDirection, edge: Edge) {
        self.edge = edge
        super.init(direction: direction, duration: 0.4)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let way = edge.displacement(in: scene.container.bounds.size, isMirrored: scene.isMirrored)
        let dimmer = scene.addDimmer()
        let away = {
            scene.upper.transform = CGAffineTransform(translationX: way.dx, y: way.dy)
            scene.lower?.transform = .identity
            dimmer.alpha = 0
        }
        let home = {
            scene.upper.transform = .identity
            scene.lower?.transform = CGAffineTransform(
                translationX: -way.dx * Self.parallax, y: -way.dy * Self.parallax)
            dimmer.alpha = Self.dimming
        }
        if scene.isForward { away() } else { home() }
        return TransitionMotion(animations: scene.isForward ? home : away) {
            scene.upper.transform = .identity
            scene.lower?.transform = .identity
            dimmer.removeFromSuperview()
        }
    }
}

extension ScreenTransition.Edge {
    /// The way from the screen's place to just outside this edge.
    fileprivate func displacement(in size: CGSize, isMirrored: Bool) -> CGVector {
        let sign: CGFloat = isMirrored ? -1 : 1
        switch self {
        case .left: return CGVector(dx: -size.width * sign, dy: 0)
        case .right: return CGVector(dx: size.width * sign, dy: 0)
        case .top: return CGVector(dx: 0, dy: -size.height)
        case .bottom: return CGVector(dx: 0, dy: size.height)
        }
    }

    /// The gesture that pushes the screen back to where it came from.
    var backGesture: BackGesture {
        switch self {
        case .right: .edgePan
        case .left: .oppositeEdgePan
        case .top: .pan(towards: .top)
        case .bottom: .pan(towards: .bottom)
        }
    }
}
