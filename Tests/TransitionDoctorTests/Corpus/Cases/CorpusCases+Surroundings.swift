import QuartzCore
import TransitionDoctor
import UIKit

/// Wrong: gestures, and what comes from outside.
@MainActor extension CorpusCase {
    static let wrongSurroundings: [CorpusCase] = [
        .wrong("a navigation controller's delegate leaves no way back by a finger", [.swipeBack]) {
            Patient($0, navigationDelegate: { CorpusPan(.none) })
        },
        .wrong("the pan begins on the first screen too", [.swipeBack]) {
            Patient($0, navigationDelegate: { CorpusPan(.atRoot) })
        },
        .wrong("a touch that the system takes away is not looked at", [.gestureEnd]) {
            Patient($0, navigationDelegate: { CorpusPan(.ignoresTakenAway) })
        },
        .wrong("a flick ends before the interactor is there", [.gestureEnd]) {
            Patient($0, navigationDelegate: { CorpusPan(.losesFlicks) })
        },
        .wrong("another screen is presented from inside the animation", [.reentrancy]) { context in
            context.addTo()
            context.viewController(forKey: .from)?.navigationController?
                .pushViewController(CorpusScreen(), animated: true)
            context.fade()
        },
        .wrong(
            "the animator is free again only after the next transition has begun", [.reentrancy, .neverCompleted],
            alsoTrue: [.jump, .endDiffers]
        ) {
            Patient($0, navigationDelegate: { BusyDelegate() })
        },
        .wrong(
            "the size of one telephone is written down", [.hardCodedSize, .wrongFrame], alsoTrue: [.sizeChange],
            uses: [.push]
        ) { context in
            context.addTo()
            context.toView?.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            context.fade()
        },
        .wrong(
            "sizes come from the screen, not from the container", [.hardCodedSize, .wrongFrame], alsoTrue: [.sizeChange]
        ) { context in
            context.addTo()
            context.toView?.frame = UIScreen.main.bounds
            context.fade()
        },
        .wrong("chance decides where it comes from", [.notRepeatable], alsoTrue: [.notMirrored, .reduceMotionIgnored]) {
            context in
            context.addTo()
            let shift = CGFloat.random(in: 5...50)
            context.toView?.alpha = 0
            context.toView?.transform = CGAffineTransform(translationX: 0, y: shift)
            UIView.animate(withDuration: 0.3) {
                context.toView?.alpha = 1
                context.toView?.transform = .identity
            } completion: { _ in
                context.toView?.transform = .identity
                context.takeToBack()
                context.end()
            }
        },
        .wrong("it slides in from the right, wherever and for whomever", [.reduceMotionIgnored], [.notMirrored]) {
            context in
            context.addTo()
            slide(context, sign: 1, isStill: false)
        },
        .wrong(
            "it slides from below, also for who wants less motion", [.reduceMotionIgnored], uses: [.present(.custom)]
        ) { context in
            context.addTo()
            guard let view = context.toView else { return context.end() }
            let end = view.center
            view.center.y += context.containerView.bounds.height
            UIView.animate(withDuration: 0.3) {
                view.center = end
            } completion: { _ in
                context.takeToBack()
                context.end()
            }
        },
        .wrong("it comes from the right in Arabic too", [.notMirrored]) { context in
            context.addTo()
            slide(context, sign: 1, isStill: UIAccessibility.isReduceMotionEnabled)
        },
        // Nor has it any frame to give back when the screen came without animation.
        .wrong(
            "the presenter gets back the frame it had before the screen was turned", [.sizeChange],
            alsoTrue: [.unanimatedPath]
        ) {
            Patient(
                $0,
                transitioningDelegate: {
                    let memory = FrameMemory()
                    return CorpusModalDelegate { leaves in
                        BodyAnimator { context in
                            context.addTo()
                            let below = context.viewController(forKey: leaves ? .to : .from)?.view
                            if !leaves { memory.frame = below?.frame ?? .zero }
                            context.fade {
                                guard leaves, !context.transitionWasCancelled else { return }
                                below?.frame = memory.frame
                            }
                        }
                    }
                })
        },
        .wrong("a card keeps the frame it had when it came", [.sizeChange]) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    CorpusModalDelegate(
                        animator: { _ in
                            BodyAnimator {
                                $0.addTo(); $0.fade()
                            }
                        },
                        controller: { StiffPanel(presentedViewController: $0, presenting: $1) })
                })
        },
        .wrong("the dimming view goes with the animation only", [.unanimatedPath, .leftoverViews]) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    CorpusModalDelegate(
                        animator: { _ in
                            BodyAnimator {
                                $0.addTo(); tidyingFade($0)
                            }
                        },
                        controller: { WindowDimming(presentedViewController: $0, presenting: $1) })
                })
        },
        .wrong(
            "the screen below is made small with an animation and large with one only",
            [.unanimatedPath, .leftoverProperties]
        ) {
            Patient(
                $0, style: .custom,
                transitioningDelegate: {
                    CorpusModalDelegate { leaves in
                        BodyAnimator { context in
                            context.addTo()
                            let below = context.viewController(forKey: leaves ? .to : .from)?.view
                            let (view, hides) = (context.upperView, context.isLeaving)
                            if !hides { view?.alpha = 0 }
                            UIView.animate(withDuration: 0.3) {
                                view?.alpha = hides ? 0 : 1
                                below?.transform = hides ? .identity : CGAffineTransform(scaleX: 0.95, y: 0.95)
                            } completion: { _ in
                                context.takeToBack()
                                context.end()
                            }
                        }
                    }
                })
        },
    ]

    /// Slides in from a side, or fades for those who want less motion.
    static func slide(_ context: BodyAnimator.Context, sign: CGFloat, isStill: Bool) {
        guard let view = context.toView else { return context.end() }
        let way = CGAffineTransform(translationX: sign * context.containerView.bounds.width, y: 0)
        if isStill { view.alpha = 0 } else { view.transform = way }
        UIView.animate(withDuration: 0.3) {
            (view.alpha, view.transform) = (1, .identity)
        } completion: { _ in
            context.takeToBack()
            context.end()
        }
    }

    /// Takes the dimming away that the presentation controller has put into the window.
    private static func tidyingFade(_ context: BodyAnimator.Context) {
        let leaves = context.isLeaving
        context.fade {
            guard leaves, !context.transitionWasCancelled else { return }
            context.containerView.window?.subviews.first { $0.tag == WindowDimming.tag }?.removeFromSuperview()
        }
    }

    /// Dims from the window, and leaves it to the animator to take that away.
    private final class WindowDimming: UIPresentationController {
        static let tag = 77

        override func presentationTransitionWillBegin() {
            guard let containerView, let window = containerView.window else { return }
            let dimming = UIView(frame: window.bounds)
            dimming.tag = WindowDimming.tag
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
            dimming.isUserInteractionEnabled = false
            window.insertSubview(
                dimming,
                belowSubview: containerView.superview === window ? containerView : window.subviews.last ?? containerView
            )
            dimming.alpha = 0
            let show = { dimming.alpha = 1 }
            if presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in show() }) != true {
                show()
            }
        }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            guard !completed else { return }
            containerView?.window?.subviews.first { $0.tag == WindowDimming.tag }?.removeFromSuperview()
        }

        override func dismissalTransitionWillBegin() {
            let dimming = containerView?.window?.subviews.first { $0.tag == WindowDimming.tag }
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming?.alpha = 0 })
        }
    }

    /// A card at the lower edge whose frame is worked out once.
    private final class StiffPanel: UIPresentationController {
        private lazy var frame = (containerView?.bounds ?? .zero).divided(atDistance: 320, from: .maxYEdge).slice
        override var frameOfPresentedViewInContainerView: CGRect { frame }
    }
}

/// What an animator remembers from the way there.
@MainActor private final class FrameMemory {
    var frame = CGRect.zero
}

/// A navigation controller's delegate with a pan, written as in many apps, and what is wrong with it.
@MainActor final class CorpusPan: NSObject, UINavigationControllerDelegate {
    enum Fault { case nothing, none, atRoot, ignoresTakenAway, losesFlicks }
    private let fault: Fault
    private var interactor: UIPercentDrivenInteractiveTransition?
    private weak var navigation: UINavigationController?

    init(_ fault: Fault) {
        self.fault = fault
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigation = navigationController
        guard fault != .none, viewController.view.gestureRecognizers?.isEmpty != false,
            navigationController.viewControllers.count > 1 || fault == .atRoot
        else { return }
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(CorpusPan.moved(_:)))
        pan.edges = .left
        viewController.view.addGestureRecognizer(pan)
    }

    func moved(_ pan: UIScreenEdgePanGestureRecognizer) {
        let part = max(0, pan.translation(in: pan.view).x / max(pan.view?.bounds.width ?? 1, 1))
        switch pan.state {
        case .began: begin()
        case .changed: interactor?.update(part)
        case .cancelled, .failed:
            if fault != .ignoresTakenAway { close(false) }
        case .ended:
            close(part > 0.5)
        default: break
        }
    }

    private func begin() {
        // Begins in the next turn of the run loop: a quick finger has left by then.
        guard fault == .losesFlicks else { return pop() }
        later(0.03) { self.pop() }
    }

    private func pop() {
        interactor = UIPercentDrivenInteractiveTransition()
        navigation?.popViewController(animated: true)
    }

    private func close(_ finishes: Bool) {
        if fault == .atRoot, navigation?.transitionCoordinator == nil { return }
        if finishes { interactor?.finish() } else { interactor?.cancel() }
        interactor = nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo(); $0.fade()
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// One animator for all transitions, with a flag of its own.
@MainActor private final class BusyDelegate: NSObject, UINavigationControllerDelegate {
    private let animator = BusyAnimator()
    private let pan = CorpusPan(.nothing)

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { pan.navigationController(navigationController, didShow: viewController, animated: animated) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pan.navigationController(navigationController, interactionControllerFor: animationController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor private final class BusyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var isBusy = false

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: BodyAnimator.Context) {
        // A second one while the first runs is thought to be a mistake.
        guard !isBusy else { return }
        isBusy = true
        context.addTo()
        let (view, leaves) = (context.upperView, context.isLeaving)
        if !leaves { view?.alpha = 0 }
        UIView.animate(withDuration: 0.3) {
            view?.alpha = leaves ? 0 : 1
        } completion: { _ in
            view?.alpha = 1
            context.takeToBack()
            // What was asked for meanwhile begins in here.
            context.end()
            self.isBusy = false
        }
    }
}
