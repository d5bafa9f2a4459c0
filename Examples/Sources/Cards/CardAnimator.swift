import UIKit

/// The new screen comes up as a card while the old one steps back; backwards the card goes down again. Where the user has
/// asked for less motion it fades.
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
        let look = CardLook(height: container.bounds.height)
        look.apply(to: card, rear, isShown: isBackward)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            look.apply(to: card, rear, isShown: !self.isBackward)
        } completion: { _ in
            // Whichever way it went, nothing of the animation stays on the views.
            for view in [card, rear] {
                view.transform = .identity
                view.alpha = 1
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// How the two screens look when the card is there, and when it is not.
@MainActor private struct CardLook {
    let height: CGFloat
    let moves = !UIAccessibility.isReduceMotionEnabled

    func apply(to card: UIView, _ rear: UIView, isShown: Bool) {
        guard moves else {
            card.alpha = isShown ? 1 : 0
            return
        }
        card.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: height)
        rear.transform = isShown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
}
