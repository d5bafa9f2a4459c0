import QuartzCore
import TransitionDoctor
import UIKit

/// Patterns of public code that the corpus had not, written anew.
@MainActor extension CorpusCase {
    static let rightFound: [CorpusCase] = [
        .right("a drawer: any pan begins, and only one to the left closes it") {
            Patient($0, presenting: { PannedScreen { -$0.translation(in: $0.view).x / ($0.view?.bounds.width ?? 1) } })
        },
        .right("a sheet over the lower half, which a finger only takes away") {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) }
                    // Nobody can call a presentation off that no finger drives.
                    screen.animator = { leaves in BodyAnimator { leaves ? plainFade($0) : deafFade($0) } }
                    screen.controller = { LowSheet(presentedViewController: $0, presenting: $1) }
                    return screen
                })
        },
        .right("a touch that is taken away counts as one that lifts") {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) }
                    screen.finishes = { _, part in part > 0.4 }
                    return screen
                })
        },
        // Without animation the screen behind is not dimmed: a small thing, and told as one.
        .right("the animators dim what is behind in the container", alsoTrue: [.unanimatedPath]) {
            Patient($0, for: [.present(.custom), .dismiss(.custom)]) { _ in
                BodyAnimator { dimmingFade($0) }
            }
        },
        .right("the corners are cut anew whenever the screen appears") {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) }
                    screen.whenAppearing = { screen in
                        let mask = CAShapeLayer()
                        mask.path = UIBezierPath(roundedRect: screen.view.bounds, cornerRadius: 12).cgPath
                        screen.view.layer.mask = mask
                    }
                    return screen
                })
        },
        .right("the new screen waits outside while its picture comes in", uses: [.push]) { context in
            context.addTo()
            guard let view = context.toView, let picture = view.snapshotView(afterScreenUpdates: true) else {
                return context.fade()
            }
            let frame = view.frame
            view.frame = frame.offsetBy(dx: frame.width, dy: 0)
            picture.frame = frame
            picture.alpha = 0
            context.containerView.addSubview(picture)
            UIView.animate(withDuration: 0.3) {
                picture.alpha = 1
            } completion: { _ in
                view.frame = frame
                picture.removeFromSuperview()
                context.takeToBack()
                context.end()
            }
        },
        .right("what the screen looks like depends on the device, from its making on") {
            Patient(
                $0,
                presenting: {
                    let isLarge = UIDevice.current.userInterfaceIdiom == .pad
                    let width = UIScreen.main.bounds.width / (isLarge ? 3 : 2)
                    let screen = PannedScreen { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) }
                    screen.whenLoaded = { screen in
                        let button = UIView(frame: CGRect(x: 20, y: 300, width: width, height: 44))
                        button.backgroundColor = isLarge ? .systemBlue : .systemRed
                        screen.view.addSubview(button)
                    }
                    return screen
                })
        },
        .right("an app that pushes the page which it keeps") {
            Patient(
                $0,
                screens: {
                    let (page, delegate) = (CorpusScreen(), FadingStack())
                    let stack = UINavigationController(rootViewController: CorpusScreen())
                    stack.delegate = delegate
                    page.keeps = delegate
                    return AppFlow(root: stack) {
                        stack.pushViewController(page, animated: $0)
                    } close: {
                        stack.popViewController(animated: $0)
                    }
                })
        },
    ]

    static let wrongFound: [CorpusCase] = [
        .wrong("both screens turn half transparent at once", [.jump], uses: [.present(.fullScreen)]) { context in
            context.addTo()
            context.toView?.alpha = 0.8
            context.fromView?.alpha = 0.8
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
                context.fromView?.alpha = 0
            } completion: { _ in
                context.fromView?.alpha = 1
                context.takeToBack()
                context.end()
            }
        },
        .wrong("the presenter is told by hand that it goes", [.appearanceCalls], uses: [.present(.custom)]) { context in
            let below = context.viewController(forKey: .from)
            below?.beginAppearanceTransition(false, animated: true)
            context.addTo()
            context.fade { below?.endAppearanceTransition() }
        },
        .wrong("a perspective is left on the container", [.leftoverProperties]) { context in
            context.addTo()
            context.containerView.layer.sublayerTransform.m34 = -1 / 500
            context.fade()
        },
        .wrong("the list is put over the page that goes", [.jump], uses: [.pop]) { context in
            if let list = context.toView { context.containerView.addSubview(list) }
            UIView.animate(withDuration: 0.3) {
                context.fromView?.alpha = 0
            } completion: { _ in
                context.fromView?.alpha = 1
                context.takeToBack()
                context.end()
            }
        },
        .wrong("doors of pictures open, and the list behind them is never put there", [.toViewMissing], uses: [.pop]) {
            context in
            guard let picture = context.toView?.snapshotView(afterScreenUpdates: true) else { return context.end() }
            picture.frame = context.containerView.bounds
            picture.alpha = 0
            context.containerView.addSubview(picture)
            UIView.animate(withDuration: 0.3) {
                picture.alpha = 1
            } completion: { _ in
                picture.removeFromSuperview()
                context.end()
            }
        },
        .wrong(
            "tabs hand on whether the animation finished", [.completedWithFinished], [.completedAgainstCancellation],
            alsoTrue: [.hardCodedSize], uses: [.tab]
        ) { context in
            guard let view = context.toView else { return context.end() }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: {
                context.completeTransition($0)
            }
        },
        .wrong(
            "a slide moves the presenter aside, and there it stays", [.endDiffers, .leftoverProperties],
            alsoTrue: [.sizeChange, .unanimatedPath, .notMirrored, .reduceMotionIgnored, .touchesSwallowed],
            uses: [.present(.custom)]
        ) { context in
            context.addTo()
            let below = context.viewController(forKey: .from)?.view
            context.toView?.alpha = 0
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
                below?.center.x -= 60
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong("the dimming view keeps the size of the screen as it was", [.sizeChange]) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    CorpusModalDelegate(
                        animator: { _ in BodyAnimator { plainFade($0) } },
                        controller: { StiffDimming(presentedViewController: $0, presenting: $1) })
                })
        },
        .wrong("however far the finger goes, the screen comes back", [.swipeBack, .gestureEnd]) {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) }
                    screen.finishes = { _, _ in false }
                    return screen
                })
        },
    ]

    /// A fade, from its first line to its last.
    private static func plainFade(_ context: BodyAnimator.Context) {
        context.addTo()
        context.fade()
    }

    /// A fade in that does not know of being called off.
    private static func deafFade(_ context: BodyAnimator.Context) {
        context.addTo()
        context.toView?.alpha = 0
        UIView.animate(withDuration: 0.3) {
            context.toView?.alpha = 1
        } completion: { _ in
            context.completeTransition(true)
        }
    }

    /// A fade with a dimming view of the animator's own below it.
    private static func dimmingFade(_ context: BodyAnimator.Context) {
        let (container, leaves) = (context.containerView, context.isLeaving)
        let known = container.subviews.first { $0.tag == 99 }
        let dimming = known ?? UIView(frame: container.bounds)
        dimming.tag = 99
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        // Who came without animation came without the dimming view.
        if known == nil, !leaves { container.insertSubview(dimming, at: 0) }
        dimming.alpha = leaves ? 1 : 0
        context.addTo()
        let view = context.upperView
        if !leaves { view?.alpha = 0 }
        UIView.animate(withDuration: 0.3) {
            view?.alpha = leaves ? 0 : 1
            dimming.alpha = leaves ? 0 : 1
        } completion: { _ in
            view?.alpha = 1
            if leaves != context.transitionWasCancelled { dimming.removeFromSuperview() }
            context.takeToBack()
            context.end()
        }
    }

    /// The lower half of the screen, dimmed above.
    private final class LowSheet: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height - bounds.midY)
        }

        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    /// Dims with a view that has the size of the screen as it was made.
    private final class StiffDimming: UIPresentationController {
        private lazy var dimming = UIView(frame: UIScreen.main.bounds)

        override func presentationTransitionWillBegin() {
            dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
            containerView?.insertSubview(dimming, at: 0)
            fade(from: 0, to: 1)
        }

        override func dismissalTransitionWillBegin() { fade(from: 1, to: 0) }

        private func fade(from start: CGFloat, to end: CGFloat) {
            guard let coordinator = presentedViewController.transitionCoordinator else { return }
            dimming.alpha = start
            coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = end })
        }
    }
}

/// Fades from page to page.
@MainActor private final class FadingStack: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }
}
