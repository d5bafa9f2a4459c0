// swift-format-ignore-file
// What Documentation/seeds/circle.md shows.
import UIKit

// sample of Documentation/seeds/circle.md
final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    /// In the window; `nil` for the center of the screen.
    private let origin: CGPoint?
    private var onEnd: (() -> Void)?

    init(isForward: Bool, origin: CGPoint? = nil) {
        self.isForward = isForward
        self.origin = origin
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, to) = (context.containerView, context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? container.addSubview(to) : container.insertSubview(to, at: 0)
            to.layoutIfNeeded()
        }
        guard let upper = isForward ? to : context.view(forKey: .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let bounds = upper.bounds
        let center = origin.map { upper.convert($0, from: nil) } ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let farthest = hypot(max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
        let (small, large) = (circle(center, 25), circle(center, farthest))

        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = isForward ? large : small
        upper.layer.mask = mask
        onEnd = { [weak upper, weak to] in
            upper?.layer.mask = nil
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = isForward ? small : large
        growth.toValue = isForward ? large : small
        growth.duration = transitionDuration(using: context)
        growth.timingFunction = CAMediaTimingFunction(name: context.isInteractive ? .linear : .easeInEaseOut)
        growth.delegate = self
        mask.add(growth, forKey: "path")
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return UIBezierPath(ovalIn: box).cgPath
    }
}

extension CircleAnimator: CAAnimationDelegate {
    // Core Animation does not document the thread of this call. For a view's layer it is the main thread.
    nonisolated func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            onEnd?()
            onEnd = nil
        }
    }
}
// end of sample
