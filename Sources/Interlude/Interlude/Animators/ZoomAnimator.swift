import UIKit

/// The upper screen grows out of a view and shrinks back into it.
public final class ZoomAnimator: TransitionAnimator {
    /// The corner radius the screen has while it is small, in points.
    private static let cornerRadius: CGFloat = 24
    /// How dark the lower screen gets.
    private static let dimming: CGFloat = 0.3
    /// The part of the time in which the upper screen becomes visible.
    private static let fadePart = 0.4

    private let source: @MainActor () -> UIView?

    /// Creates the animator of one direction. It takes 0.4 seconds.
    ///
    /// - Parameters:
    ///   - direction: The direction of the transition.
    ///   - source: Returns the view from which the screen grows. Without a view, the screen's center is used.
    public init(direction: TransitionDirection, source: @escaping @MainActor () -> UIView?) {
        self.source = source
        super.init(direction: direction, duration: 0.4)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let before = Look(of: scene.upper)
        let small = smallTransform(in: scene)
        let dimmer = scene.addDimmer()
        scene.upper.clipsToBounds = true
        let shrink = {
            scene.upper.transform = small
            scene.upper.layer.cornerRadius = Self.cornerRadius / max(abs(small.a), 0.05)
            dimmer.alpha = 0
        }
        let grow = {
            scene.upper.transform = before.transform
            scene.upper.layer.cornerRadius = before.cornerRadius
            dimmer.alpha = Self.dimming
        }
        if scene.isForward { shrink() } else { grow() }
        if scene.isForward { scene.upper.alpha = 0 }
        let move = scene.isForward ? grow : shrink
        return TransitionMotion(
            animations: {
                move()
                Self.fadeUpper(of: scene, alpha: before.alpha)
            },
            tidyUp: {
                before.restore(to: scene.upper)
                dimmer.removeFromSuperview()
            })
    }

    /// The screen at the source's place and width.
    private func smallTransform(in scene: TransitionViews) -> CGAffineTransform {
        let bounds = scene.upper.frame
        var target = CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44)
        if let view = source(), view.window != nil {
            target = scene.container.convert(view.bounds, from: view)
        }
        let scale = max(target.width / bounds.width, target.height / bounds.height)
        return CGAffineTransform(translationX: target.midX - bounds.midX, y: target.midY - bounds.midY)
            .scaledBy(x: scale, y: scale)
    }

    /// Fades the screen in during the first part of the transition, and out during the last part of the reverse one.
    private static func fadeUpper(of scene: TransitionViews, alpha: CGFloat) {
        let start = scene.isForward ? 0 : 1 - fadePart
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: fadePart) {
                scene.upper.alpha = scene.isForward ? alpha : 0
            }
        }
    }

    /// The state of the upper screen that the animator changes and has to restore.
    @MainActor
    private struct Look {
        let transform: CGAffineTransform
        let alpha: CGFloat
        let cornerRadius: CGFloat
        let clipsToBounds: Bool

        init(of view: UIView) {
            transform = view.transform
            alpha = view.alpha
            cornerRadius = view.layer.cornerRadius
            clipsToBounds = view.clipsToBounds
        }

        func restore(to view: UIView) {
            view.transform = transform
            view.alpha = alpha
            view.layer.cornerRadius = cornerRadius
            view.clipsToBounds = clipsToBounds
        }
    }
}
