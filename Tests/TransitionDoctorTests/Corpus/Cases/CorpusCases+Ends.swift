import QuartzCore
import TransitionDoctor
import UIKit

/// Wrong: how a transition ends.
@MainActor extension CorpusCase {
    static let wrongEnds: [CorpusCase] = [
        .wrong(
            "a reveal passes the animation's flag on and keeps its mask", [.completedWithFinished],
            [.leftoverProperties]
        ) {
            Patient($0, for: .push) { FlagReveal() }
        },
        .wrong("a transaction completes with true, cancelled or not", [.completedAgainstCancellation]) { context in
            context.addTo()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
            CATransaction.begin()
            whenCommitted { context.completeTransition(true) }
            context.toView?.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        },
        .wrong(
            "true after a cancel, and a colour that stays", [.completedAgainstCancellation],
            [.endDiffers, .cancelDiffers, .leftoverProperties]
        ) { context in
            context.addTo()
            context.toView?.alpha = 0
            context.toView?.subviews.first?.backgroundColor = .systemYellow
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        },
        .wrong(
            "both views are demanded, and nothing happens without one", [.neverCompleted], uses: [.present(.custom)]
        ) { context in
            guard let from = context.fromView, let to = context.toView else { return }
            context.addTo()
            UIView.transition(from: from, to: to, duration: 0.3, options: .showHideTransitionViews) { _ in
                context.end()
            }
        },
        .wrong(
            "both views are demanded, and it completes at once without one", [.missingView, .toViewMissing],
            uses: [.present(.custom), .push]
        ) { context in
            guard context.fromView != nil, context.toView != nil else { return context.completeTransition(true) }
            context.addTo()
            context.fade()
        },
        .wrong("the to view is only animated, not added", [.toViewMissing]) { context in
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { _ in
                context.end()
            }
        },
        .wrong(
            "a dismissal adds the presenter's own view", [.presenterMoved], uses: [.dismiss(.custom)]
        ) { context in
            if let presenter = context.viewController(forKey: .to)?.view {
                context.containerView.insertSubview(presenter, at: 0)
            }
            context.fade()
        },
        .wrong("two animations complete, each by itself", [.completedTwice]) { context in
            context.addTo()
            let veil = UIView(frame: context.containerView.bounds)
            context.containerView.addSubview(veil)
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
            UIView.animate(withDuration: 0.3) {
                veil.alpha = 0
            } completion: { _ in
                veil.removeFromSuperview()
                context.end()
            }
        },
        .wrong("only a finished animation completes", [.neverCompleted]) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { finished in
                guard finished else { return }
                context.takeToBack()
                context.end()
            }
        },
        .wrong("a cancelled transition is not completed", [.neverCompleted, .gestureEnd]) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { _ in
                if !context.transitionWasCancelled { context.completeTransition(true) }
            }
        },
        .wrong("an interactor is handed out without a gesture", [.neverCompleted]) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    let delegate = CorpusModalDelegate { _ in
                        BodyAnimator {
                            $0.addTo(); $0.fade()
                        }
                    }
                    delegate.interactor = UIPercentDrivenInteractiveTransition()
                    return delegate
                })
        },
        .wrong(
            "the screen below is greyed and stays so after a cancel", [.cancelDiffers, .leftoverProperties],
            uses: [.present(.overFullScreen)]
        ) { context in
            let below = context.viewController(forKey: .from)?.view
            below?.tintAdjustmentMode = .dimmed
            context.addTo()
            context.fade { if !context.transitionWasCancelled { below?.tintAdjustmentMode = .automatic } }
        },
        .wrong(
            "the screen that came below stays after a cancelled dismissal", [.cancelDiffers, .leftoverViews],
            uses: [.dismiss(.fullScreen)]
        ) { context in
            context.addTo()
            UIView.animate(withDuration: 0.3) {
                context.fromView?.alpha = 0
            } completion: { _ in
                context.fromView?.alpha = 1
                context.end()
            }
        },
        .wrong(
            "the from view is removed, cancelled or not", [.cancelDiffers], uses: [.dismiss(.custom)]
        ) { context in
            UIView.animate(withDuration: 0.3) {
                context.fromView?.alpha = 0
            } completion: { _ in
                context.fromView?.removeFromSuperview()
                context.end()
            }
        },
    ]

    /// A mask that grows; its animation's delegate completes.
    private final class FlagReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
        private var context: BodyAnimator.Context?

        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.35 }

        func animateTransition(using context: BodyAnimator.Context) {
            self.context = context
            context.addTo()
            guard let view = context.toView else { return context.end() }
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: -500, dy: -500)).cgPath
            view.layer.mask = mask
            let growth = CABasicAnimation(keyPath: "path")
            growth.fromValue = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 2, height: 2)).cgPath
            (growth.duration, growth.delegate) = (0.35, self)
            mask.add(growth, forKey: "path")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if context?.transitionWasCancelled == true { context?.toView?.removeFromSuperview() }
            context?.completeTransition(flag && context?.transitionWasCancelled == false)
            context = nil
        }
    }
}
