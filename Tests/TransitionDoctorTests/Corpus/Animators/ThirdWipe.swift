import QuartzCore
import UIKit

/// Animators of one function or one short class each.
@MainActor enum ThirdWipe {
    /// A soft edge goes down the page that comes, or up the one that goes: a gradient is its mask.
    static func wipe(_ context: BodyAnimator.Context, staysWhereCalledOff: Bool = false) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        let side = max(view.bounds.width, view.bounds.height)
        let mask = CAGradientLayer()
        mask.frame = CGRect(x: 0, y: 0, width: side, height: side)
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        let (nothing, all): ([NSNumber], [NSNumber]) = ([-0.2, 0], [1, 1.2])
        let leaves = context.isLeaving
        mask.locations = leaves ? nothing : all
        let run = CABasicAnimation(keyPath: "locations")
        (run.fromValue, run.toValue) = (leaves ? all : nothing, leaves ? nothing : all)
        run.duration = 0.4
        CATransaction.begin()
        whenCommitted {
            if !staysWhereCalledOff || !context.transitionWasCancelled { view.layer.mask = nil }
            context.takeToBack()
            context.end()
        }
        view.layer.mask = mask
        mask.add(run, forKey: "wipe")
        CATransaction.commit()
    }
}

/// A card that grows a little as it comes, and fades on its way back.
@MainActor final class ThirdPop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.25 }

    func animateTransition(using context: BodyAnimator.Context) {
        context.addTo()
        guard let card = context.upperView else { return context.end() }
        let leaves = context.isLeaving
        if !leaves { (card.alpha, card.transform) = (0, CGAffineTransform(scaleX: 0.92, y: 0.92)) }
        _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
            card.alpha = leaves ? 0 : 1
            card.transform = .identity
        } completion: { _ in
            (card.alpha, card.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }
}
