import UIKit

/// The page that goes is cut in two, and the halves move up and down, whichever way the stack goes.
@MainActor final class FASplitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: FAContext) {
        transitionContext.faAddComingView(behind: true)
        guard let old = transitionContext.view(forKey: .from) else { return transitionContext.faConclude() }
        let halves = cut(old, in: transitionContext.containerView)
        guard halves.count == 2 else {
            return transitionContext.faDissolve(
                old, comes: false, duration: transitionDuration(using: transitionContext))
        }
        old.isHidden = true
        let isCalm = UIAccessibility.isReduceMotionEnabled
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
            for (half, side) in zip(halves, [-1, 1] as [CGFloat]) {
                if isCalm {
                    half.alpha = 0
                } else {
                    half.transform = CGAffineTransform(translationX: 0, y: side * half.bounds.height)
                }
            }
        } completion: { _ in
            halves.forEach { $0.removeFromSuperview() }
            old.isHidden = false
            transitionContext.faConclude()
        }
    }

    /// Pictures of the upper and the lower half, lying where those are.
    private func cut(_ view: UIView, in container: UIView) -> [UIView] {
        let parts = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
        return [parts.slice, parts.remainder].compactMap { part in
            guard let half = view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
            else { return nil }
            half.frame = view.convert(part, to: container)
            half.autoresizingMask = [
                .flexibleWidth, .flexibleHeight, part.minY > 0 ? .flexibleTopMargin : .flexibleBottomMargin,
            ]
            container.addSubview(half)
            return half
        }
    }
}

/// A page of a book that turns about the edge at which lines begin. One property animator, which UIKit may take hold of.
@MainActor final class FATurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private var animator: UIViewPropertyAnimator?

    init(isForward: Bool) {
        self.isForward = isForward
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: FAContext) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: FAContext) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func makeAnimator(_ context: FAContext) -> UIViewPropertyAnimator {
        context.faAddComingView(behind: !isForward)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
        guard let page = context.view(forKey: isForward ? .to : .from) else {
            animator.addCompletion { _ in context.faConclude() }
            return animator
        }
        let container = context.containerView
        let away = UIAccessibility.isReduceMotionEnabled ? CATransform3DIdentity : Self.upright(page)
        let isForward = isForward
        let shade = UIView()
        shade.backgroundColor = .black
        shade.alpha = isForward ? 0 : 0.4
        shade.faFill(container)
        container.insertSubview(shade, belowSubview: page)
        container.layer.sublayerTransform.m34 = -1 / 1200
        // On its way its edge dips behind what lies at the same depth.
        page.layer.zPosition = 400
        if isForward { (page.layer.transform, page.alpha) = (away, UIAccessibility.isReduceMotionEnabled ? 0 : 1) }
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    page.layer.transform = isForward ? CATransform3DIdentity : away
                    if UIAccessibility.isReduceMotionEnabled { page.alpha = isForward ? 1 : 0 }
                }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) {
                    shade.alpha = isForward ? 0.4 : 0
                }
            }
        }
        animator.addCompletion { _ in
            container.layer.sublayerTransform = CATransform3DIdentity
            (page.layer.transform, page.layer.zPosition, page.alpha) = (CATransform3DIdentity, 0, 1)
            shade.removeFromSuperview()
            context.faConclude()
        }
        return animator
    }

    /// Edge on to the reader, hinged where lines begin, without another anchor point.
    private static func upright(_ page: UIView) -> CATransform3D {
        let hinge = page.bounds.width / 2 * page.faReadingSign
        var turn = CATransform3DMakeTranslation(-hinge, 0, 0)
        turn = CATransform3DRotate(turn, -.pi / 2 * page.faReadingSign, 0, 1, 0)
        return CATransform3DTranslate(turn, hinge, 0, 0)
    }
}

/// Flips the whole screen by UIKit's own transition, which hides the view that goes.
@MainActor final class FAFlipDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAFlipAnimator(presenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAFlipAnimator(presenting: false) }
}

@MainActor private final class FAFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: FAContext) {
        transitionContext.faAddComingView(behind: true)
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            return transitionContext.faConclude()
        }
        new.isHidden = true
        let fromRight = presenting == (transitionContext.containerView.faReadingSign > 0)
        let look: UIView.AnimationOptions =
            UIAccessibility.isReduceMotionEnabled
            ? .transitionCrossDissolve : fromRight ? .transitionFlipFromRight : .transitionFlipFromLeft
        UIView.transition(
            from: old, to: new, duration: transitionDuration(using: transitionContext),
            options: [look, .showHideTransitionViews]
        ) { _ in
            old.isHidden = false
            new.isHidden = false
            transitionContext.faConclude()
        }
    }
}
