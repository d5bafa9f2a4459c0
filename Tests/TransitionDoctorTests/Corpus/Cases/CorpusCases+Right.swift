import QuartzCore
import TransitionDoctor
import UIKit

/// Right: animators of different make, besides those of ``RightAnimator``.
@MainActor extension CorpusCase {
    static let right: [CorpusCase] =
        RightAnimator.allCases.map { make in CorpusCase.right("right: \(make.rawValue)") { _ in make.patient } } + [
            .right("a transition from view to view", uses: [.push, .pop, .present(.fullScreen)]) { context in
                guard let from = context.fromView, let to = context.toView else { return context.end() }
                context.addTo()
                to.isHidden = true
                UIView.transition(
                    from: from, to: to, duration: 0.3, options: [.transitionCrossDissolve, .showHideTransitionViews]
                ) { _ in
                    context.takeToBack()
                    (from.isHidden, to.isHidden) = (false, false)
                    context.end()
                }
            },
            .right("a slide that knows Arabic and less motion", uses: [.push]) { context in
                context.addTo()
                let isArabic = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
                slide(context, sign: isArabic ? -1 : 1, isStill: UIAccessibility.isReduceMotionEnabled)
            },
            .right("a shutter that closes and opens on purpose", uses: [.push]) { context in
                context.addTo()
                let to = context.toView
                to?.alpha = 0
                let shutter = UIView(frame: context.containerView.bounds)
                shutter.backgroundColor = .black
                shutter.alpha = 0
                context.containerView.addSubview(shutter)
                UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.15) { shutter.alpha = 1 }
                    UIView.addKeyframe(withRelativeStartTime: 0.15, relativeDuration: 0.05) { to?.alpha = 1 }
                    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) { shutter.alpha = 0 }
                } completion: { _ in
                    shutter.removeFromSuperview()
                    to?.alpha = 1
                    context.takeToBack()
                    context.end()
                }
            },
            .right("a white flash that dies away", uses: [.pop], seconds: 0.4) { context in
                context.addTo()
                let flash = UIView(frame: context.containerView.bounds)
                flash.backgroundColor = .white
                context.containerView.addSubview(flash)
                flash.alpha = 0
                UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { flash.alpha = 1 }
                    UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { flash.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.05) {
                        context.fromView?.alpha = 0
                    }
                } completion: { _ in
                    flash.removeFromSuperview()
                    context.fromView?.alpha = 1
                    context.takeToBack()
                    context.end()
                }
            },
            .right("a screen with a spinner") {
                Patient(
                    $0,
                    presenting: {
                        let screen = CorpusScreen()
                        let delegate = fading()
                        (screen.keeps, screen.transitioningDelegate) = (delegate, delegate)
                        screen.modalPresentationStyle = .custom
                        screen.whenLoaded = { screen in
                            let spinner = UIActivityIndicatorView(style: .large)
                            spinner.center = CGPoint(x: 150, y: 300)
                            spinner.startAnimating()
                            screen.view.addSubview(spinner)
                        }
                        return screen
                    })
            },
            .right("the gesture is wired where the delegate is asked") {
                Patient(
                    $0,
                    presenting: {
                        let screen = CorpusScreen()
                        let delegate = WiringDelegate()
                        (screen.keeps, screen.transitioningDelegate) = (delegate, delegate)
                        screen.modalPresentationStyle = .custom
                        return screen
                    })
            },
            .right("the delegate is set when the view is loaded") {
                Patient(
                    $0,
                    presenting: {
                        let screen = CorpusScreen()
                        screen.modalPresentationStyle = .custom
                        screen.whenLoaded = { screen in
                            let delegate = fading()
                            (screen.keeps, screen.transitioningDelegate) = (delegate, delegate)
                        }
                        return screen
                    })
            },
            .right(
                "a delegate that hands out no interactor, and an animator that knows of none",
                alsoTrue: [.completedAgainstCancellation]
            ) {
                Patient(
                    $0,
                    transitioningDelegate: {
                        CorpusModalDelegate { leaves in
                            BodyAnimator { context in
                                context.addTo()
                                let view = context.upperView
                                if !leaves { view?.alpha = 0 }
                                UIView.animate(withDuration: 0.3) {
                                    view?.alpha = leaves ? 0 : 1
                                } completion: { _ in
                                    view?.alpha = 1
                                    context.completeTransition(true)
                                }
                            }
                        }
                    })
            },
            .right("the system's way back from a custom way there") {
                Patient(
                    $0,
                    transitioningDelegate: {
                        CorpusModalDelegate { leaves in
                            leaves
                                ? nil
                                : BodyAnimator {
                                    $0.addTo(); $0.fade()
                                }
                        }
                    })
            },
            .right("only the way back is made", uses: [.dismiss(.fullScreen)]) { context in
                context.addTo()
                context.fade()
            },
            .right("a spring of Core Animation", uses: [.push, .present(.overFullScreen)], seconds: 0.5) { context in
                context.addTo()
                let spring = CASpringAnimation(keyPath: "opacity")
                (spring.fromValue, spring.toValue, spring.damping, spring.duration) = (0, 1, 20, 0.5)
                CATransaction.begin()
                whenCommitted {
                    context.takeToBack()
                    context.end()
                }
                context.toView?.layer.add(spring, forKey: "spring")
                CATransaction.commit()
            },
            .right("a gradient wipes the new screen in", uses: [.push]) { context in
                context.addTo()
                guard let view = context.toView else { return context.end() }
                let mask = CAGradientLayer()
                mask.frame = view.bounds
                mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                mask.locations = [1, 1.2]
                view.layer.mask = mask
                let wipe = CABasicAnimation(keyPath: "locations")
                (wipe.fromValue, wipe.toValue, wipe.duration) = ([-0.2, 0], [1, 1.2], 0.3)
                CATransaction.begin()
                whenCommitted {
                    view.layer.mask = nil
                    context.takeToBack()
                    context.end()
                }
                mask.add(wipe, forKey: "wipe")
                CATransaction.commit()
            },
            .right("a line is drawn over both screens", uses: [.pop]) { context in
                context.addTo()
                let line = CAShapeLayer()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 20, y: 300))
                path.addLine(to: CGPoint(x: 300, y: 320))
                (line.path, line.strokeColor, line.lineWidth) = (path.cgPath, UIColor.white.cgColor, 4)
                context.containerView.layer.addSublayer(line)
                let stroke = CABasicAnimation(keyPath: "strokeEnd")
                (stroke.fromValue, stroke.toValue, stroke.duration) = (0, 1, 0.3)
                line.add(stroke, forKey: "stroke")
                context.fade { line.removeFromSuperlayer() }
            },
            .right("a blur comes and goes below", uses: [.present(.overFullScreen), .dismiss(.overFullScreen)]) {
                context in
                context.addTo()
                let blur = UIVisualEffectView(effect: nil)
                blur.frame = context.containerView.bounds
                blur.isUserInteractionEnabled = false
                context.containerView.insertSubview(blur, at: 0)
                let (view, leaves) = (context.upperView, context.isLeaving)
                if !leaves { view?.alpha = 0 }
                UIView.animate(withDuration: 0.3) {
                    blur.effect = leaves ? nil : UIBlurEffect(style: .light)
                    view?.alpha = leaves ? 0 : 1
                } completion: { _ in
                    view?.alpha = 1
                    blur.removeFromSuperview()
                    context.takeToBack()
                    context.end()
                }
            },
            .right("a card with a dimming view that a tap takes away") {
                Patient(
                    $0,
                    transitioningDelegate: {
                        CorpusModalDelegate(
                            animator: { _ in
                                BodyAnimator {
                                    $0.addTo(); $0.fade()
                                }
                            },
                            controller: { DimmedCard(presentedViewController: $0, presenting: $1) })
                    })
            },
            .right("a pan, written as in many apps") { Patient($0, navigationDelegate: { CorpusPan(.nothing) }) },
            .right("one property animator that a property keeps") { Patient($0, for: .push, .pop) { KeptAnimator() } },
            .right("key frames, each with its own change", uses: [.push], seconds: 0.4) { context in
                context.addTo()
                let view = context.toView
                view?.alpha = 0
                UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeCubic) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view?.alpha = 0.4 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view?.alpha = 1 }
                } completion: { _ in
                    context.takeToBack()
                    context.end()
                }
            },
            .right("it waits on the main queue for the layout, and then begins", uses: [.push], seconds: 0.32) {
                context in
                context.addTo()
                context.toView?.alpha = 0
                later(0) { context.fade() }
            },
            .right("tabs slide with reading and rest for who wants that") {
                Patient($0, for: .tab) {
                    BodyAnimator { context in
                        context.addTo()
                        let isArabic = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
                        CorpusCase.slide(
                            context, sign: isArabic ? -1 : 1, isStill: UIAccessibility.isReduceMotionEnabled)
                    }
                }
            },
            .right("the screen below is made small, and large again by its owner") {
                Patient(
                    $0,
                    transitioningDelegate: {
                        CorpusModalDelegate(
                            animator: { _ in
                                BodyAnimator {
                                    $0.addTo(); $0.fade()
                                }
                            },
                            controller: { ShrinkingCard(presentedViewController: $0, presenting: $1) })
                    })
            },
            .right("pictures of both screens fade, the screens themselves are hidden", uses: [.push, .pop]) { context in
                context.addTo()
                guard let from = context.fromView, let to = context.toView,
                    let old = from.snapshotView(afterScreenUpdates: false),
                    let new = to.snapshotView(afterScreenUpdates: true)
                else { return context.fade() }
                (old.frame, new.frame) = (from.frame, to.frame)
                for picture in [old, new] { context.containerView.addSubview(picture) }
                new.alpha = 0
                (from.isHidden, to.isHidden) = (true, true)
                UIView.animate(withDuration: 0.3) {
                    new.alpha = 1
                } completion: { _ in
                    (from.isHidden, to.isHidden) = (false, false)
                    for picture in [old, new] { picture.removeFromSuperview() }
                    context.takeToBack()
                    context.end()
                }
            },
        ]

    private static func fading() -> CorpusModalDelegate {
        CorpusModalDelegate { _ in
            BodyAnimator {
                $0.addTo(); $0.fade()
            }
        }
    }

    /// Adds its pan to the screen when it is asked for the first animator.
    private final class WiringDelegate: NSObject, UIViewControllerTransitioningDelegate {
        private var interactor: UIPercentDrivenInteractiveTransition?
        private weak var screen: UIViewController?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            screen = presented
            let pan = UIPanGestureRecognizer(target: self, action: Selector(WiringDelegate.moved(_:)))
            presented.view.addGestureRecognizer(pan)
            return BodyAnimator {
                $0.addTo(); $0.fade()
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            BodyAnimator {
                $0.addTo(); $0.fade()
            }
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func moved(_ pan: UIPanGestureRecognizer) {
            let part = pan.translation(in: pan.view).y / max(pan.view?.bounds.height ?? 1, 1)
            switch pan.state {
            case .began:
                interactor = UIPercentDrivenInteractiveTransition()
                screen?.dismiss(animated: true)
            case .changed: interactor?.update(part)
            case .ended, .cancelled, .failed:
                if pan.state == .ended, part > 0.4 { interactor?.finish() } else { interactor?.cancel() }
                interactor = nil
            default: break
            }
        }
    }

    private final class KeptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            context.addTo()
            let (view, leaves) = (context.upperView, context.isLeaving)
            if !leaves { view?.alpha = 0 }
            let made = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { view?.alpha = leaves ? 0 : 1 }
            made.addCompletion { _ in
                view?.alpha = 1
                context.takeToBack()
                context.end()
            }
            animator = made
            return made
        }

        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    /// Makes the presenter's view small alongside, and large again however it ends.
    private final class ShrinkingCard: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 100)
        }

        override func presentationTransitionWillBegin() { shrink(to: CGAffineTransform(scaleX: 0.95, y: 0.95)) }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            if !completed { presentingViewController.view.transform = .identity }
        }

        override func dismissalTransitionWillBegin() { shrink(to: .identity) }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed { presentingViewController.view.transform = .identity }
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        private func shrink(to transform: CGAffineTransform) {
            let below = presentingViewController.view
            guard let coordinator = presentedViewController.transitionCoordinator else {
                below?.transform = transform
                return
            }
            coordinator.animate(alongsideTransition: { _ in below?.transform = transform })
        }
    }
}
