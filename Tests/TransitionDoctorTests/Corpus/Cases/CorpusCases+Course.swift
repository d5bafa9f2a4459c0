import Foundation
import QuartzCore
import TransitionDoctor
import UIKit

/// Wrong: the way from the beginning to the end.
@MainActor extension CorpusCase {
    static let wrongCourses: [CorpusCase] = [
        .wrong("a picture is taken of a screen that was never drawn", [.blankSnapshot], alsoTrue: [.jump]) { context in
            guard let picture = context.toView?.snapshotView(afterScreenUpdates: false) else {
                context.addTo()
                return context.fade()
            }
            picture.frame = context.containerView.bounds
            context.containerView.addSubview(picture)
            picture.alpha = 0
            UIView.animate(withDuration: 0.3) {
                picture.alpha = 1
            } completion: { _ in
                picture.removeFromSuperview()
                if !context.transitionWasCancelled { context.addTo() }
                context.end()
            }
        },
        .wrong("the new screen is seen for a frame before it fades in", [.jump], alsoTrue: [.notDriven]) { context in
            context.addTo()
            later(0.02) {
                context.toView?.alpha = 0
                UIView.animate(withDuration: 0.28) {
                    context.toView?.alpha = 1
                } completion: { _ in
                    context.takeToBack()
                    context.end()
                }
            }
        },
        .wrong("it ends a size smaller than it is", [.jump], alsoTrue: [.reduceMotionIgnored]) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
                context.toView?.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            } completion: { _ in
                context.toView?.transform = .identity
                context.takeToBack()
                context.end()
            }
        },
        .wrong("it ends twelve points beside its place", [.jump]) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
                context.toView?.transform = CGAffineTransform(translationX: 0, y: 12)
            } completion: { _ in
                context.toView?.transform = .identity
                context.takeToBack()
                context.end()
            }
        },
        .wrong("a white view lies over all for three frames", [.jump], alsoTrue: [.notDriven]) { context in
            context.addTo()
            let white = UIView(frame: context.containerView.bounds)
            white.backgroundColor = .white
            white.isHidden = true
            context.containerView.addSubview(white)
            for (delay, isHidden) in [(0.1, false), (0.15, true)] {
                later(delay) { white.isHidden = isHidden }
            }
            context.fade { white.removeFromSuperview() }
        },
        .wrong("what was faded out flashes up when it is cancelled", [.jump]) {
            Patient($0, for: .push) { CancelFlash() }
        },
        .wrong("the spring takes longer than is said", [.wrongDuration], seconds: 0.3) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(
                withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []
            ) {
                context.toView?.alpha = 1
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong("it ends long before it says", [.wrongDuration], seconds: 0.8) { context in
            context.addTo()
            context.fade(0.25)
        },
        .wrong("work that waits on the main queue moves it on", [.notDriven]) {
            Patient($0, for: .push) { TimedFade() }
        },
        .wrong("the mask of a gradient is moved by a display link", [.notDriven]) {
            Patient($0, for: .push) { LinkedWipe() }
        },
        .wrong(
            "a sheet fills the container, though a frame was asked for", [.wrongFrame], alsoTrue: [.layoutJump, .jump]
        ) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    CorpusModalDelegate(
                        animator: { leaves in
                            BodyAnimator { context in
                                if !leaves, let view = context.toView {
                                    view.frame = context.containerView.bounds
                                    context.containerView.addSubview(view)
                                }
                                context.fade()
                            }
                        }, controller: { LowerHalf(presentedViewController: $0, presenting: $1) })
                })
        },
        .wrong("a frame is set on a view that is scaled", [.wrongFrame]) { context in
            context.addTo()
            guard let view = context.toView, let to = context.viewController(forKey: .to) else { return context.end() }
            view.transform = CGAffineTransform(scaleX: 0.98, y: 0.98)
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                view.transform = .identity
                view.frame = context.finalFrame(for: to)
                context.takeToBack()
                context.end()
            }
        },
        .wrong("the screen gets its height at the end only", [.layoutJump], alsoTrue: [.jump, .wrongFrame]) {
            Patient(
                $0,
                presenting: {
                    let screen = CorpusScreen()
                    let delegate = CorpusModalDelegate { leaves in
                        BodyAnimator { context in
                            context.addTo()
                            if !leaves { context.toView?.frame.size.height -= 90 }
                            context.fade {
                                if let to = context.viewController(forKey: .to) {
                                    context.toView?.frame = context.finalFrame(for: to)
                                }
                            }
                        }
                    }
                    (screen.keeps, screen.transitioningDelegate) = (delegate, delegate)
                    screen.modalPresentationStyle = .fullScreen
                    screen.whenLoaded = { screen in
                        let label = UILabel(
                            frame: CGRect(x: 40, y: screen.view.bounds.height - 60, width: 200, height: 40))
                        label.text = "at the bottom"
                        label.autoresizingMask = .flexibleTopMargin
                        screen.view.addSubview(label)
                    }
                    return screen
                })
        },
        .wrong("the bar is hidden for the flight and not shown again", [.barsChanged, .endDiffers]) { context in
            context.addTo()
            context.viewController(forKey: .to)?.navigationController?.setNavigationBarHidden(true, animated: false)
            context.fade()
        },
        .wrong("the bar stays faint after a cancel", [.barsChanged], alsoTrue: [.jump]) { context in
            context.addTo()
            let bar = context.viewController(forKey: .to)?.navigationController?.navigationBar
            bar?.alpha = 0.4
            context.fade { if !context.transitionWasCancelled { bar?.alpha = 1 } }
        },
        .wrong("appearance is told by hand", [.appearanceCalls]) { context in
            context.addTo()
            context.viewController(forKey: .to)?.viewWillAppear(true)
            context.fade()
        },
        .wrong("appearance is ended by hand, before the end", [.appearanceCalls]) { context in
            context.addTo()
            let to = context.viewController(forKey: .to)
            context.fade { to?.endAppearanceTransition() }
        },
        .wrong("a property animator is made anew each time", [.interruptibleAnimatorChanges]) {
            Patient($0, for: .push) { ForgetfulAnimator() }
        },
        .wrong("a property animator is finished while it runs", [.animatorState]) { context in
            context.addTo()
            context.toView?.alpha = 0
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { context.toView?.alpha = 1 }
            animator.addCompletion { _ in
                context.takeToBack()
                context.end()
            }
            animator.startAnimation()
            later(0.2) { animator.finishAnimation(at: .end) }
        },
    ]

    /// An explicit animation that no finger drives back: the model is at the far end while the picture goes back.
    private final class CancelFlash: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            context.addTo()
            let white = UIView(frame: context.containerView.bounds)
            white.backgroundColor = .white
            white.alpha = 0
            context.containerView.addSubview(white)
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
            } completion: { _ in
                guard context.transitionWasCancelled else {
                    white.removeFromSuperview()
                    return context.end()
                }
                white.alpha = 1
                later(0.04) {
                    white.removeFromSuperview()
                    context.takeToBack()
                    context.end()
                }
            }
        }
    }

    /// Fades step by step, by work that waits on the main queue.
    private final class TimedFade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            context.addTo()
            context.toView?.alpha = 0
            for count in 1...10 {
                later(0.03 * Double(count)) {
                    context.toView?.alpha = CGFloat(count) / 10
                    guard count == 10 else { return }
                    context.takeToBack()
                    context.end()
                }
            }
        }
    }

    /// A gradient in a mask whose locations go up, frame by frame: only the pixels show it.
    private final class LinkedWipe: NSObject, UIViewControllerAnimatedTransitioning {
        private var link: CADisplayLink?
        private var context: BodyAnimator.Context?
        private let mask = CAGradientLayer()
        private var part = 0.0

        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            self.context = context
            context.addTo()
            mask.frame = context.toView?.bounds ?? .zero
            mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            mask.locations = [-0.2, 0]
            context.toView?.layer.mask = mask
            let link = CADisplayLink(target: self, selector: Selector(LinkedWipe.tick(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        func tick(_ link: CADisplayLink) {
            part += 1.0 / 18
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            mask.locations = [NSNumber(value: part * 1.2 - 0.2), NSNumber(value: part * 1.2)]
            CATransaction.commit()
            guard part >= 1, let context else { return }
            link.invalidate()
            self.context = nil
            context.toView?.layer.mask = nil
            context.takeToBack()
            context.end()
        }
    }

    private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
            context.addTo()
            context.toView?.alpha = 0
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { context.toView?.alpha = 1 }
            animator.addCompletion { _ in
                context.takeToBack()
                context.end()
            }
            return animator
        }
    }

    /// The lower half of the screen.
    private final class LowerHalf: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
    }
}
