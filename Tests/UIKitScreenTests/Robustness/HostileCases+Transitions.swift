import UIKit

extension HostileCase {
    /// Every number of transitions that are under way: finished, called off, held and let go of.
    @MainActor static let transitions: [HostileCase] = join(durations, fingers, popovers)

    @MainActor private static var durations: [HostileCase] {
        join(
            each("a presentation's duration") { scene, x in present(HostileAnimator(duration: x), in: scene) },
            each("a presentation's duration, held") { scene, x in
                let finger = UIPercentDrivenInteractiveTransition()
                present(HostileAnimator(duration: x), in: scene, by: finger)
                finger.update(0.5)
                scene.host.step()
                finger.cancel()
            },
            each("a property animator's duration, held") { scene, x in
                let finger = UIPercentDrivenInteractiveTransition()
                present(HostilePropertyAnimator(duration: x), in: scene, by: finger)
                finger.update(0.5)
                scene.host.step()
                finger.finish()
            },
            each("alongside a duration") { scene, x in
                let animator = HostileAnimator(duration: x)
                present(animator, in: scene)
                animator.presented?.transitionCoordinator?.animate(alongsideTransition: { _ in scene.child.alpha = 0 })
            })
    }

    @MainActor private static var fingers: [HostileCase] {
        let animators: [(String, @MainActor (TimeInterval) -> HostileAnimator)] = [
            ("", { HostileAnimator(duration: $0) }),
            ("a property animator's ", { HostilePropertyAnimator(duration: $0) }),
        ]
        return animators.flatMap { name, make in
            [true, false].flatMap { finishes in
                join(
                    each("\(name)percent, \(finishes ? "finished" : "cancelled")") { scene, x in
                        let finger = UIPercentDrivenInteractiveTransition()
                        present(make(0.1), in: scene, by: finger)
                        finger.update(x)
                        scene.host.step()
                        if finishes { finger.finish() } else { finger.cancel() }
                        scene.host.advance(by: 0.2)
                    },
                    each("\(name)speed of the rest, \(finishes ? "finished" : "cancelled")") { scene, x in
                        let finger = UIPercentDrivenInteractiveTransition()
                        finger.completionSpeed = x
                        present(make(0.1), in: scene, by: finger)
                        finger.update(0.4)
                        scene.host.step()
                        if finishes { finger.finish() } else { finger.cancel() }
                        scene.host.advance(by: 0.2)
                    })
            }
        }
    }

    @MainActor private static var popovers: [HostileCase] {
        @MainActor func popover(_ scene: HostileScene, _ change: (UIPopoverPresentationController) -> Void) {
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            scene.kept.append(PopoverKeeper())
            content.popoverPresentationController?.delegate = scene.kept.last as? PopoverKeeper
            content.popoverPresentationController?.sourceView = scene.child
            content.popoverPresentationController.map(change)
            scene.controller.present(content, animated: false)
        }
        return join(
            each("a popover's source", except: nan) { scene, x in
                popover(scene) { $0.sourceRect = CGRect(x: x, y: 3, width: 4, height: x) }
            },
            each("a popover's margins", except: nan) { scene, x in
                popover(scene) { $0.popoverLayoutMargins = UIEdgeInsets(top: x, left: x, bottom: 1, right: 1) }
            },
            each("a popover's size") { scene, x in
                popover(scene) { $0.presentedViewController.preferredContentSize = CGSize(width: x, height: x) }
            })
    }

    @MainActor private static func present(
        _ animator: HostileAnimator, in scene: HostileScene, by finger: UIPercentDrivenInteractiveTransition? = nil
    ) {
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = animator
        animator.finger = finger
        animator.presented = presented
        scene.kept.append(animator)
        scene.controller.present(presented, animated: true)
    }
}

/// Fades, for as long as it is told.
private class HostileAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let duration: TimeInterval
    var finger: UIPercentDrivenInteractiveTransition?
    weak var presented: UIViewController?

    init(duration: TimeInterval) { self.duration = duration }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)
        if let to { context.containerView.addSubview(to) }
        to?.alpha = 0
        UIView.animate(withDuration: duration) {
            to?.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { standard.interruptibleAnimator(using: context) }

    /// An animator that has none.
    private let standard = PlainAnimator()
}

private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

private final class HostilePropertyAnimator: HostileAnimator {
    private var animator: UIViewPropertyAnimator?

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    override func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let to = context.view(forKey: .to)
        if let to { context.containerView.addSubview(to) }
        let made = UIViewPropertyAnimator(duration: duration, curve: .easeIn) { to?.transform.tx = 10 }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }
}

private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
