import QuartzCore
import UIKit

/// A round window grows on the page that comes, or shrinks on the one that goes, by a layer's animation.
@MainActor final class FieldReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    enum Fault: Sendable {
        case none
        /// The animation holds its end, and the mask stays.
        case maskStays
        /// Whether the animation has run to its end is taken for the end of the transition.
        case passesFlag
        /// The mask is as large as one telephone.
        case oneTelephone
        /// The delegate completes, and a block of the transaction does too.
        case twice
        /// The context is kept, and with it the screens, by an animator that lives for ever.
        case keepsContext
        /// Nothing of the layer's own is set: when the animation is over it is small again.
        case snapsBack
    }

    private let fault: Fault
    private let isPop: Bool
    private var context: (any UIViewControllerContextTransitioning)?

    init(isPop: Bool, _ fault: Fault = .none) {
        (self.isPop, self.fault) = (isPop, fault)
        super.init()
    }

    private static var kept: [FieldReveal] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if fault == .keepsContext { FieldReveal.kept.append(self) }
        transitionContext.addTo()
        guard let view = isPop ? transitionContext.fromView : transitionContext.toView else {
            return transitionContext.end()
        }
        let bounds = fault == .oneTelephone ? CGRect(x: 0, y: 0, width: 393, height: 852) : view.bounds
        let center = CGPoint(x: bounds.maxX - 40, y: 80)
        let far = hypot(max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
        let (small, large) = (circle(center, 20), circle(center, far))
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = isPop ? small : large
        if fault == .snapsBack { mask.path = isPop ? large : small }
        view.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = isPop ? large : small
        growth.toValue = isPop ? small : large
        growth.duration = 0.4
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        growth.delegate = self
        if fault == .maskStays {
            growth.isRemovedOnCompletion = false
            growth.fillMode = .forwards
        }
        CATransaction.begin()
        if fault == .twice {
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { transitionContext.end() } }
        }
        mask.add(growth, forKey: "path")
        CATransaction.commit()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        let view = isPop ? context.fromView : context.toView
        if fault == .snapsBack {
            // The picture is small for a moment: the mask goes with the next turn of the loop.
            later(0.1) {
                view?.layer.mask = nil
                context.takeToBack()
                context.end()
            }
            return
        }
        if fault != .maskStays { view?.layer.mask = nil }
        context.takeToBack()
        context.completeTransition(fault == .passesFlag ? flag : !context.transitionWasCancelled)
        if fault != .keepsContext { self.context = nil }
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        ).cgPath
    }
}
