import QuartzCore
import UIKit

/// Animates pushes in one of the ways that there are, and counts its ends.
@MainActor
final class ProbeAnimator: PushAnimator, CAAnimationDelegate {
    enum Kind: CaseIterable {
        case block, spring, keyframes, propertyAnimator, explicit
    }

    let kind: Kind
    private(set) var ends = 0
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?

    init(_ kind: Kind, duration: TimeInterval = 0.35) {
        self.kind = kind
        super.init(duration: duration)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        context = transitionContext
        super.animateTransition(using: transitionContext)
        let change = { view.transform = .identity }
        view.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
        switch kind {
        case .block:
            view.alpha = 0
            UIView.animate(withDuration: duration) {
                change()
                view.alpha = 1
            } completion: { _ in
                self.end()
            }
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
                animations: change
            ) { _ in self.end() }
        case .keyframes:
            UIView.animateKeyframes(withDuration: duration, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(translationX: 40, y: 0)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
            } completion: { _ in
                self.end()
            }
        case .propertyAnimator:
            let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: change)
            animator.addCompletion { _ in self.end() }
            self.animator = animator
            animator.startAnimation()
        case .explicit:
            change()
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 600
            animation.duration = duration
            animation.delegate = self
            view.layer.add(animation, forKey: "slide")
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

    private func end() {
        ends += 1
        animator = nil
        context?.completeTransition(context?.transitionWasCancelled != true)
        context = nil
    }
}
