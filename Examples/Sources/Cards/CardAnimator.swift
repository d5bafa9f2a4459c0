import UIKit

/// The new screen comes up as a card while the old one steps back; backwards the card goes down again.
///
/// The mended one: see `HastyCardAnimator` for what was wrong.
public final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isBackward: Bool

    public init(isBackward: Bool) { self.isBackward = isBackward }

    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        if isBackward { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        let (card, rear) = isBackward ? (from, to) : (to, from)
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let back = CGAffineTransform(scaleX: 0.9, y: 0.9)
        card.transform = isBackward ? .identity : below
        rear.transform = isBackward ? back : .identity
        UIView.animate(withDuration: transitionDuration(using: context)) {
            card.transform = self.isBackward ? below : .identity
            rear.transform = self.isBackward ? .identity : back
        } completion: { _ in
            card.transform = .identity
            rear.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
