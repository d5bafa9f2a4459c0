import TransitionDoctor
import UIKit

/// An app's own screens whose way there is right, and whose way back is not.
@MainActor extension CorpusCase {
    /// A case of an app's own screens.
    static func wrong(
        own name: String, _ faults: Set<Rule>..., alsoTrue: Set<Rule> = [],
        screens: @escaping @MainActor @Sendable () -> AppFlow
    ) -> CorpusCase {
        CorpusCase(name: name, faults: faults, alsoTrue: alsoTrue) { Patient(name, screens: screens) }
    }

    /// A right one.
    static func right(
        own name: String, alsoTrue: Set<Rule> = [], screens: @escaping @MainActor @Sendable () -> AppFlow
    ) -> CorpusCase {
        CorpusCase(name: name, faults: [], alsoTrue: alsoTrue) { Patient(name, screens: screens) }
    }

    static let wrongOwnBack: [CorpusCase] = [
        .wrong(own: "back: a picture stays in the window", [.leftoverViews]) {
            OwnStack.back { context in
                context.addTo()
                if let picture = context.fromView?.snapshotView(afterScreenUpdates: false) {
                    picture.frame = CGRect(x: 250, y: 500, width: 90, height: 190)
                    context.containerView.window?.addSubview(picture)
                }
                context.fade()
            }.screens
        },
        .wrong(own: "back: completed as if nobody could turn round", [.completedAgainstCancellation]) {
            OwnStack.back { context in
                context.addTo()
                UIView.animate(withDuration: 0.3) {
                    context.fromView?.alpha = 0
                } completion: { _ in
                    context.fromView?.alpha = 1
                    context.completeTransition(true)
                }
            }.screens
        },
        .wrong(own: "back: the shelf comes forward though the card stays", [.cancelDiffers, .leftoverProperties]) {
            OwnShelf.make { shelf in
                shelf.makeAnimator = { leaves in
                    BodyAnimator { context in
                        context.addTo()
                        let below = context.viewController(forKey: leaves ? .to : .from)?.view
                        context.fade {
                            // Right on the way there and on the whole way back.
                            below?.layer.cornerRadius = leaves ? 0 : 16
                        }
                    }
                }
            }.screens
        },
        .wrong(own: "back: only the end completes", [.neverCompleted, .gestureEnd]) {
            OwnShelf.back { context in
                UIView.animate(withDuration: 0.3) {
                    context.fromView?.alpha = 0
                } completion: { _ in
                    if !context.transitionWasCancelled { context.completeTransition(true) }
                }
            }.screens
        },
        .wrong(own: "back: three times as long as it says", [.wrongDuration]) {
            OwnStack.back { context in
                context.addTo()
                context.fade(0.9)
            }.screens
        },
        .wrong(own: "back: the list ends beside its place", [.jump]) {
            OwnStack.back { context in
                context.addTo()
                let (from, to) = (context.fromView, context.toView)
                to?.transform = CGAffineTransform(translationX: -40, y: 0)
                UIView.animate(withDuration: 0.3) {
                    from?.alpha = 0
                    to?.transform = CGAffineTransform(translationX: -14, y: 0)
                } completion: { _ in
                    from?.alpha = 1
                    to?.transform = .identity
                    context.takeToBack()
                    context.end()
                }
            }.screens
        },
        .wrong(own: "back: it slides out also for who wants less motion", [.reduceMotionIgnored]) {
            OwnShelf.back { context in
                guard let from = context.fromView else { return context.end() }
                UIView.animate(withDuration: 0.3) {
                    from.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
                } completion: { _ in
                    from.transform = .identity
                    context.end()
                }
            }.screens
        },
        .wrong(own: "back: to the right in Arabic too", [.notMirrored]) {
            OwnStack.back { context in
                context.addTo()
                guard let from = context.fromView, !UIAccessibility.isReduceMotionEnabled else { return context.fade() }
                UIView.animate(withDuration: 0.3) {
                    from.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
                } completion: { _ in
                    from.transform = .identity
                    context.takeToBack()
                    context.end()
                }
            }.screens
        },
        .wrong(
            own: "back: the size of one telephone", [.hardCodedSize, .wrongFrame],
            alsoTrue: [.sizeChange, .endDiffers]
        ) {
            OwnStack.back { context in
                context.addTo()
                context.toView?.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
                context.fade()
            }.screens
        },
        .wrong(own: "back: the tab bar stays faint", [.barsChanged, .endDiffers]) {
            let tabs = UITabBarController()
            let stack = OwnStack.back { context in
                context.addTo()
                let bar = context.viewController(forKey: .to)?.tabBarController?.tabBar
                context.fade { bar?.alpha = context.transitionWasCancelled ? 1 : 0.3 }
            }
            tabs.viewControllers = [stack]
            return AppFlow(root: tabs) {
                stack.open($0)
            } close: {
                stack.popViewController(animated: $0)
            }
        },
        .wrong(own: "back: a property animator anew each time", [.interruptibleAnimatorChanges]) {
            OwnStack.make { stack in
                stack.makeAnimator = { operation in
                    guard operation != .pop else { return OwnForgetfulAnimator() }
                    return BodyAnimator {
                        $0.addTo()
                        $0.fade()
                    }
                }
            }.screens
        },
        .wrong(own: "back: finished is passed on", [.completedWithFinished]) {
            OwnShelf.back(style: .fullScreen) { context in
                context.addTo()
                UIView.animate(withDuration: 0.3) {
                    context.fromView?.alpha = 0
                } completion: { finished in
                    context.fromView?.alpha = 1
                    context.takeToBack()
                    context.completeTransition(finished && !context.transitionWasCancelled)
                }
            }.screens
        },
        .wrong(own: "back: the list is never put there", [.toViewMissing]) {
            OwnStack.back { context in
                UIView.animate(withDuration: 0.3) {
                    context.fromView?.alpha = 0
                } completion: { _ in
                    context.fromView?.alpha = 1
                    context.end()
                }
            }.screens
        },
        .wrong(own: "back: the tab before stays hidden", [.leftoverProperties]) {
            OwnTabs.make { tabs in
                tabs.body = { context, goesBack in
                    context.addTo()
                    let from = context.fromView
                    context.fade { if goesBack, !context.transitionWasCancelled { from?.isHidden = true } }
                }
            }.screens
        },
    ]
}

/// Makes a new property animator whenever it is asked.
@MainActor private final class OwnForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: BodyAnimator.Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: BodyAnimator.Context) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
        context.addTo()
        let view = context.fromView
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 0 }
        animator.addCompletion { _ in
            view?.alpha = 1
            context.takeToBack()
            context.end()
        }
        return animator
    }
}
