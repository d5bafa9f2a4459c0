import QuartzCore
import TransitionDoctor
import UIKit

/// Wrong: what a transition leaves behind.
@MainActor extension CorpusCase {
    static let wrongLeftovers: [CorpusCase] = [
        .wrong("halves of a picture stay after a cancel", [.leftoverViews], uses: [.pop]) { context in
            context.addTo()
            guard let from = context.fromView else { return context.end() }
            let width = from.bounds.width / 2
            let halves = [0, width].compactMap { x in
                let part = CGRect(x: x, y: 0, width: width, height: from.bounds.height)
                let half = from.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
                half?.frame = part.offsetBy(dx: from.frame.minX, dy: from.frame.minY)
                return half
            }
            halves.forEach(context.containerView.addSubview)
            from.isHidden = true
            UIView.animate(withDuration: 0.3) {
                halves.forEach { $0.alpha = 0 }
            } completion: { _ in
                from.isHidden = false
                context.takeToBack()
                if !context.transitionWasCancelled { halves.forEach { $0.removeFromSuperview() } }
                context.end()
            }
        },
        .wrong("a dimming view goes into the window and stays there", [.leftoverViews], uses: [.present(.custom)]) {
            context in
            let dimming = UIView(frame: context.containerView.bounds)
            dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            dimming.alpha = 0
            context.containerView.window?.insertSubview(dimming, belowSubview: context.containerView)
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                dimming.alpha = 1
                context.toView?.alpha = 1
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong(
            "a blur stays after a cancel", [.leftoverViews, .cancelDiffers], uses: [.dismiss(.overFullScreen), .pop]
        ) { context in
            context.addTo()
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            blur.frame = context.viewController(forKey: .from)?.view.bounds ?? .zero
            blur.alpha = 0
            context.fromView?.addSubview(blur)
            UIView.animate(withDuration: 0.3) {
                blur.alpha = 1
                context.fromView?.alpha = 0
            } completion: { _ in
                context.fromView?.alpha = 1
                if !context.transitionWasCancelled { blur.removeFromSuperview() }
                context.takeToBack()
                context.end()
            }
        },
        .wrong("a page turns about its edge, and the anchor point stays", [.leftoverProperties]) { context in
            context.addTo()
            guard let view = context.toView else { return context.end() }
            view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            view.layer.position.x -= view.bounds.width / 2
            context.fade()
        },
        .wrong("a perspective is left on the screen around", [.leftoverProperties]) { context in
            context.addTo()
            context.containerView.superview?.layer.sublayerTransform.m34 = -1 / 700
            context.fade()
        },
        .wrong("the screen that goes keeps half its alpha", [.leftoverProperties]) { context in
            context.addTo()
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.fromView?.alpha = 0.5
                context.toView?.alpha = 1
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong("the screen that comes keeps its shadow", [.leftoverProperties], uses: [.present(.custom)]) { context in
            context.addTo()
            context.toView?.layer.shadowOpacity = 0.5
            context.toView?.layer.shadowRadius = 12
            context.fade()
        },
        .wrong("the screen that is covered keeps round corners", [.leftoverProperties], uses: [.present(.fullScreen)]) {
            context in
            context.addTo()
            context.fromView?.layer.cornerRadius = 24
            context.fromView?.clipsToBounds = true
            context.fade()
        },
        .wrong(
            "the screen below is scaled by hand and never put back", [.leftoverProperties], uses: [.present(.custom)]
        ) { context in
            context.addTo()
            let below = context.viewController(forKey: .from)?.view
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                below?.transform = CGAffineTransform(scaleX: 0.97, y: 0.97)
                context.toView?.alpha = 1
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong(
            "the tab that goes stays moved aside", [.leftoverProperties, .endDiffers],
            alsoTrue: [.notMirrored, .reduceMotionIgnored]
        ) {
            Patient($0, for: .tab) {
                BodyAnimator { context in
                    context.addTo()
                    context.toView?.alpha = 0
                    UIView.animate(withDuration: 0.3) {
                        context.toView?.alpha = 1
                        context.fromView?.transform = CGAffineTransform(translationX: -40, y: 0)
                    } completion: { _ in
                        context.takeToBack()
                        context.end()
                    }
                }
            }
        },
        .wrong("the original of a flying picture stays hidden after a cancel", [.leftoverProperties, .cancelDiffers]) {
            context in
            context.addTo()
            guard let mark = context.fromView?.subviews.first,
                let picture = mark.snapshotView(afterScreenUpdates: false)
            else { return context.fade() }
            picture.frame = mark.convert(mark.bounds, to: context.containerView)
            context.containerView.addSubview(picture)
            mark.isHidden = true
            context.fade {
                picture.removeFromSuperview()
                if !context.transitionWasCancelled { mark.isHidden = false }
            }
        },
        .wrong("an animation is held at its end for ever", [.leftoverAnimations]) { context in
            context.addTo()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
            fade.isRemovedOnCompletion = false
            fade.fillMode = .forwards
            CATransaction.begin()
            whenCommitted {
                context.takeToBack()
                context.end()
            }
            context.toView?.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        },
        .wrong("a pulse goes on in the screen that has come", [.leftoverAnimations]) { context in
            context.addTo()
            let pulse = CABasicAnimation(keyPath: "transform.scale")
            (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (1, 1.02, 0.2, .infinity)
            pulse.autoreverses = true
            context.toView?.subviews.first?.layer.add(pulse, forKey: "pulse")
            context.fade()
        },
        .wrong("the context's screen is kept by a closure for ever", [.leak]) {
            Patient($0, for: .push) { HoardingAnimator() }
        },
        .wrong("the delegate is a local variable", [.delegateGone]) {
            Patient(
                $0,
                presenting: {
                    let screen = CorpusScreen()
                    let delegate = CorpusModalDelegate { _ in
                        BodyAnimator {
                            $0.addTo(); $0.fade()
                        }
                    }
                    screen.transitioningDelegate = delegate
                    screen.modalPresentationStyle = .custom
                    withExtendedLifetime(delegate) {}
                    return screen
                })
        },
        .wrong("a clear button lies over the whole window", [.touchesSwallowed, .leftoverViews], uses: [.push]) {
            context in
            let button = UIButton(type: .custom)
            button.frame = context.containerView.window?.bounds ?? .zero
            context.containerView.window?.addSubview(button)
            context.addTo()
            context.fade()
        },
        .wrong("touches are ignored from the beginning and never again listened to", [.touchesSwallowed]) { context in
            UIApplication.shared.beginIgnoringInteractionEvents()
            context.addTo()
            context.fade { if context.transitionWasCancelled { UIApplication.shared.endIgnoringInteractionEvents() } }
        },
        .wrong("the screen that has come takes no touches", [.touchesSwallowed, .leftoverProperties]) { context in
            context.addTo()
            context.toView?.isUserInteractionEnabled = false
            context.fade()
        },
        .wrong(
            "a screen that was dismissed comes back transparent", [.leftoverProperties, .endDiffers], alsoTrue: [.jump]
        ) {
            Patient($0, for: .present(.custom), .dismiss(.custom)) {
                BodyAnimator { context in
                    context.addTo()
                    let (view, leaves) = (context.upperView, context.isLeaving)
                    let end = view?.center ?? .zero
                    if !leaves { view?.center.y += 20 }
                    UIView.animate(withDuration: 0.3) {
                        if leaves { view?.alpha = 0 } else { view?.center = end }
                    } completion: { _ in
                        context.takeToBack()
                        context.end()
                    }
                }
            }
        },
    ]

    /// Keeps what it was given, in something that outlives everything.
    private final class HoardingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var again: (() -> Void)?

        func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: BodyAnimator.Context) {
            again = { self.animateTransition(using: context) }
            context.addTo()
            context.fade()
        }
    }
}

/// A plain screen of the corpus's own.
final class CorpusScreen: UIViewController {
    /// What it does when its view is there.
    var whenLoaded: (CorpusScreen) -> Void = { _ in }
    /// What it does when it is about to be seen.
    var whenAppearing: (CorpusScreen) -> Void = { _ in }
    /// What it keeps alive.
    var keeps: AnyObject?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 160, height: 30))
        label.text = "Hello"
        view.addSubview(label)
        whenLoaded(self)
    }
}
