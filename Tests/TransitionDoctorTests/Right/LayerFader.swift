import QuartzCore
import UIKit

/// Explicit Core Animation: an opacity, a group, or the path of a mask; completed by the animation's delegate.
@MainActor final class LayerFader: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    typealias Context = any UIViewControllerContextTransitioning
    private let make: RightAnimator
    private var context: Context?

    init(_ make: RightAnimator) { self.make = make }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: Context) {
        self.context = context
        guard let view = SketchAnimator.place(context) else { return end() }
        view.layoutIfNeeded()
        if make == .mask { return reveal(view) }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
        if make == .transaction { return runInTransaction(fade, on: view.layer) }
        guard make == .group else { return run(fade, on: view.layer) }
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade], 0.3)
        run(group, on: view.layer)
    }

    private func reveal(_ view: UIView) {
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        let whole = UIBezierPath(rect: view.bounds).cgPath
        mask.path = whole
        view.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)).cgPath
        (growth.toValue, growth.duration) = (whole, 0.3)
        run(growth, on: mask)
    }

    /// The transaction completes in place of a delegate.
    private func runInTransaction(_ animation: CAAnimation, on layer: CALayer) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.end() } }
        layer.add(animation, forKey: "transition")
        CATransaction.commit()
    }

    private func run(_ animation: CAAnimation, on layer: CALayer) {
        animation.delegate = self
        layer.add(animation, forKey: "transition")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

    private func end() {
        guard let context else { return }
        self.context = nil
        context.view(forKey: .to)?.layer.mask = nil
        SketchAnimator.tidyUpFade(context)
        context.completeTransition(!context.transitionWasCancelled)
    }
}

/// A circle that grows on the screen that comes, or shrinks on the one that goes; its animation's delegate completes.
@MainActor final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    typealias Context = any UIViewControllerContextTransitioning
    private var context: Context?

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.4 }

    func animateTransition(using context: Context) {
        self.context = context
        SketchAnimator.place(context)
        guard let view = SketchAnimator.upper(context) else { return end() }
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        view.layer.mask = mask
        let (small, large) = (circle(of: 25, in: view), circle(of: radius(in: view.bounds.size), in: view))
        let isBackward = SketchAnimator.isBackward(context)
        mask.path = isBackward ? small : large
        let change = CABasicAnimation(keyPath: "path")
        (change.fromValue, change.toValue) = isBackward ? (large, small) : (small, large)
        (change.duration, change.delegate) = (0.4, self)
        mask.add(change, forKey: "path")
    }

    private static let center = CGPoint(x: 60, y: 150)

    private func circle(of radius: CGFloat, in view: UIView) -> CGPath {
        let box = CGRect(origin: CircleReveal.center, size: .zero).insetBy(dx: -radius, dy: -radius)
        return UIBezierPath(ovalIn: box).cgPath
    }

    /// The distance to the farthest corner.
    private func radius(in size: CGSize) -> CGFloat {
        let center = CircleReveal.center
        return hypot(max(center.x, size.width - center.x), max(center.y, size.height - center.y))
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

    private func end() {
        guard let context else { return }
        self.context = nil
        SketchAnimator.upper(context)?.layer.mask = nil
        SketchAnimator.tidyUpFade(context)
        context.completeTransition(!context.transitionWasCancelled)
    }
}
