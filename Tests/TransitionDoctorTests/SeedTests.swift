import QuartzCore
import Testing
import TransitionDoctor
import UIKit

/// Five well-known transition systems, each written wrongly in the ways that their authors warn of: all are found.
@MainActor @Suite struct SeedTests {
    // MARK: What holds for all of them

    @Test(arguments: [TransitionUse.push, .pop, .present(.fullScreen), .dismiss(.fullScreen)])
    func `the to view is not added`(use: TransitionUse) {
        #expect(rules(use) { SketchAnimator { $0.prepare = { _ in } } }.contains(.toViewMissing))
    }

    /// Puts the presented view into a frame with a shadow.
    private final class Framed: UIPresentationController {
        private let frame = UIView()

        override var presentedView: UIView? { frame }

        override func presentationTransitionWillBegin() {
            guard let content = super.presentedView else { return }
            frame.frame = frameOfPresentedViewInContainerView
            content.frame = frame.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frame.addSubview(content)
        }
    }

    @Test func `the controller's view is used where view(forKey) gives a wrapper`() {
        let patient = Patient(
            "framed",
            transitioningDelegate: {
                SketchDirector(
                    presentation: { Framed(presentedViewController: $0, presenting: $1) },
                    animator: {
                        SketchAnimator {
                            $0.prepare = { context in
                                guard !SketchAnimator.isBackward(context) else { return }
                                (context.viewController(forKey: .to)?.view).map(context.containerView.addSubview)
                            }
                        }
                    })
            })
        #expect(patient.examine().brokenRules.contains(.toViewMissing))
    }

    @Test func `the navigation controller's own view is faded, and stays so`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.animations = { context in
                    SketchAnimator.fade(context)
                    context.viewController(forKey: .to)?.navigationController?.view.alpha = 0.5
                }
            }
        }
        #expect(found.contains(.leftoverProperties))
    }

    /// Hands an interactor out for every switch of tabs.
    private final class EagerTabs: NSObject, UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() }
    }

    @Test func `tabs: an interactor is handed out although no finger is there`() {
        #expect(Patient("tabs", tabBarDelegate: { EagerTabs() }).examine().brokenRules.contains(.neverCompleted))
    }

    // MARK: The spring slide

    /// A picture of the to view springs up from below.
    private func springSlide(_ change: @escaping (SketchAnimator) -> Void) -> SketchAnimator {
        SketchAnimator {
            var picture: UIView?
            $0.prepare = { context in
                guard let to = SketchAnimator.place(context) else { return }
                picture = to.resizableSnapshotView(from: to.bounds, afterScreenUpdates: true, withCapInsets: .zero)
                to.isHidden = true
                if let picture { context.containerView.addSubview(picture) }
                picture?.frame = to.frame.offsetBy(dx: 0, dy: to.frame.height)
            }
            $0.animations = { context in picture?.frame = context.containerView.bounds }
            $0.tidyUp = { context in
                context.view(forKey: .to)?.isHidden = false
                picture?.removeFromSuperview()
                SketchAnimator.tidyUpFade(context)
            }
            change($0)
        }
    }

    @Test func `spring slide: the picture stays and the screen stays hidden`() {
        let found = rules(.push) { springSlide { $0.tidyUp = SketchAnimator.tidyUpFade } }
        #expect(found.contains(.leftoverViews))
        #expect(found.contains(.leftoverProperties))
    }

    @Test func `spring slide: the picture is taken before the screen was drawn`() {
        let found = rules(.push) {
            springSlide { sketch in
                sketch.prepare = { context in
                    let picture = context.view(forKey: .to)?.resizableSnapshotView(
                        from: context.containerView.bounds, afterScreenUpdates: false, withCapInsets: .zero)
                    SketchAnimator.fadePreparation(context)
                    picture?.isHidden = true
                }
            }
        }
        #expect(found.contains(.blankSnapshot))
    }

    @Test func `spring slide: completion does not tell cancelled from done`() {
        let found = rules(.push) { springSlide { $0.complete = { context, _ in context.completeTransition(true) } } }
        #expect(found.contains(.completedAgainstCancellation))
    }

    // MARK: Move and door

    @Test func `door: the halves stay when it is cancelled`() {
        let found = rules(.push) {
            SketchAnimator {
                var halves: [UIView] = []
                $0.prepare = { context in
                    SketchAnimator.place(context)
                    guard let from = context.view(forKey: .from) else { return }
                    let width = from.bounds.width / 2
                    halves = [0, width].compactMap { x in
                        let part = CGRect(x: x, y: 0, width: width, height: from.bounds.height)
                        let half = from.resizableSnapshotView(
                            from: part, afterScreenUpdates: false, withCapInsets: .zero)
                        half?.frame = part
                        half?.isUserInteractionEnabled = false
                        return half
                    }
                    halves.forEach(context.containerView.addSubview)
                }
                $0.animations = { _ in
                    halves.first?.frame.origin.x -= 200
                    halves.last?.frame.origin.x += 200
                }
                $0.tidyUp = { context in
                    if !context.transitionWasCancelled { halves.forEach { $0.removeFromSuperview() } }
                    SketchAnimator.tidyUpFade(context)
                }
            }
        }
        #expect(found.contains(.leftoverViews))
    }

    /// Answers for one push, and is not needed afterwards.
    private final class OneShot: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
    }

    @Test func `a helper that pushes forgets to give the delegate back`() {
        let helper = OneShot()
        let patient = Patient("helper") { navigation, screen in
            navigation.delegate = helper
            navigation.pushViewController(screen, animated: true)
        }
        #expect(patient.examine().brokenRules.contains(.cancelDiffers))
    }

    @Test func `a helper that pushes gives the delegate back before it is asked`() {
        let helper = OneShot()
        let found = Patient("helper") { navigation, screen in
            let before = navigation.delegate
            navigation.delegate = helper
            later(0) { navigation.pushViewController(screen, animated: true) }
            navigation.delegate = before
        }.examine()
        #expect(found.brokenRules.contains(.delegateGone), "\(found)")
    }

    /// A screen that is its navigation controller's delegate, and gives that up when it pushes.
    private final class Pusher: UIViewController, UINavigationControllerDelegate {
        private let takesAgain: Bool

        init(takesAgain: Bool) {
            self.takesAgain = takesAgain
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if takesAgain { navigationController?.delegate = self }
        }

        func go(_ animated: Bool) { navigationController?.pushViewController(CorpusScreen(), animated: animated) }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? SketchAnimator() : nil }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            if viewController !== self { navigationController.delegate = nil }
        }
    }

    @Test(arguments: [true, false])
    func `a screen that comes back to the top takes the delegate again`(takesAgain: Bool) {
        let found = Patient(
            "pusher",
            screens: {
                let screen = Pusher(takesAgain: takesAgain)
                let navigation = UINavigationController(rootViewController: screen)
                navigation.delegate = screen
                return AppFlow(
                    root: navigation, open: { screen.go($0) }, close: { _ = navigation.popViewController(animated: $0) }
                )
            }
        ).examine()
        #expect(found.brokenRules.contains(.delegateGone) == !takesAgain, "\(found)")
    }

    /// A screen that is the delegate of the way back from it, and of nothing else.
    private final class BorrowingScreen: UIViewController, UINavigationControllerDelegate {
        private let isLate: Bool
        private weak var before: (any UINavigationControllerDelegate)?

        init(isLate: Bool) {
            self.isLate = isLate
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard navigationController?.delegate !== self else { return }
            before = navigationController?.delegate
            navigationController?.delegate = self
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            // There is none any more.
            if isLate, isMovingFromParent { navigationController?.delegate = before }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? SketchAnimator() : nil }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            if !isLate, viewController !== self { navigationController.delegate = before }
        }
    }

    /// Once it has left the stack, its `navigationController` is nil: the delegate stays, and is gone with the screen.
    @Test(arguments: [false, true])
    func `a screen that leaves puts the delegate back too late`(isLate: Bool) {
        let helper = OneShot()
        let found = Patient(
            "borrower",
            screens: {
                let navigation = UINavigationController(rootViewController: CorpusScreen())
                navigation.delegate = helper
                return AppFlow(
                    root: navigation,
                    open: { navigation.pushViewController(BorrowingScreen(isLate: isLate), animated: $0) },
                    close: { _ = navigation.popViewController(animated: $0) })
            }
        ).examine()
        #expect(found.brokenRules.contains(.delegateGone) == isLate, "\(found)")
    }

    // MARK: Magic move

    @Test func `magic move: the original stays hidden when it is cancelled`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .from)?.subviews.first?.isHidden = true
                }
                $0.tidyUp = { context in
                    if !context.transitionWasCancelled { context.view(forKey: .from)?.subviews.first?.isHidden = false }
                    SketchAnimator.tidyUpFade(context)
                }
            }
        }
        #expect(found.contains(.leftoverProperties))
    }

    // MARK: Overlay

    /// A card with a dimming view that nobody takes away.
    private final class Card: UIPresentationController {
        private let dimming = UIView()
        var takesAway = true

        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 80)
        }

        override func presentationTransitionWillBegin() {
            dimming.frame = containerView?.bounds ?? .zero
            dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            (takesAway ? containerView : presentingViewController.view)?.addSubview(dimming)
        }
    }

    @Test func `overlay: the dimming view stays on the presenter`() {
        let patient = Patient(
            "card",
            transitioningDelegate: {
                SketchDirector(presentation: { presented, presenting in
                    let card = Card(presentedViewController: presented, presenting: presenting)
                    card.takesAway = false
                    return card
                })
            })
        #expect(patient.examine().brokenRules.contains(.leftoverViews))
    }

    @Test func `a wrong frame is an error where the end shows it`() throws {
        let patient = Patient(
            "card",
            transitioningDelegate: {
                SketchDirector(
                    presentation: { Card(presentedViewController: $0, presenting: $1) },
                    animator: {
                        SketchAnimator {
                            $0.prepare = { context in
                                SketchAnimator.fadePreparation(context)
                                guard !SketchAnimator.isBackward(context) else { return }
                                context.view(forKey: .to)?.frame = context.containerView.bounds
                            }
                        }
                    })
            })
        let finding = try #require(patient.examine().findings.first { $0.rule == .wrongFrame })
        #expect(finding.severity == .error)
    }

    /// A card at the lower edge whose frame is computed once.
    private final class StiffCard: UIPresentationController {
        private lazy var frame = (containerView?.bounds ?? .zero).divided(atDistance: 300, from: .maxYEdge).slice

        override var frameOfPresentedViewInContainerView: CGRect { frame }
    }

    @Test func `overlay: the card is not laid out again when the device is turned`() {
        let patient = Patient(
            "card",
            transitioningDelegate: {
                SketchDirector(presentation: { StiffCard(presentedViewController: $0, presenting: $1) })
            })
        #expect(patient.examine().brokenRules.contains(.sizeChange))
    }

    // MARK: Circle reveal

    /// A mask grows; its animation's delegate completes.
    private final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
        enum Fault { case keepsMask, passesFlag, ignoresCancellation, isTooSmall }
        private let fault: Fault
        private var context: (any UIViewControllerContextTransitioning)?

        init(_ fault: Fault) { self.fault = fault }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let view = SketchAnimator.place(context) else { return }
            let mask = CAShapeLayer()
            mask.frame = view.bounds
            let margin: CGFloat = fault == .isTooSmall ? 100 : -400
            mask.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: margin, dy: margin)).cgPath
            view.layer.mask = mask
            let growth = CABasicAnimation(keyPath: "path")
            growth.fromValue = UIBezierPath(ovalIn: CGRect(x: 100, y: 300, width: 50, height: 50)).cgPath
            growth.duration = 0.3
            growth.delegate = self
            mask.add(growth, forKey: "path")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            guard let context else { return }
            self.context = nil
            if fault != .keepsMask { context.view(forKey: .to)?.layer.mask = nil }
            SketchAnimator.tidyUpFade(context)
            switch fault {
            case .keepsMask, .isTooSmall: context.completeTransition(!context.transitionWasCancelled)
            case .passesFlag: context.completeTransition(flag)
            case .ignoresCancellation: context.completeTransition(true)
            }
        }
    }

    @Test func `circle: the mask stays`() {
        #expect(rules(.push) { Circle(.keepsMask) }.contains(.leftoverProperties))
    }

    @Test func `circle: it does not reach the corners`() {
        #expect(rules(.push) { Circle(.isTooSmall) }.contains(.jump))
    }

    @Test func `circle: the animation's flag is passed on`() {
        #expect(rules(.push) { Circle(.passesFlag) }.contains(.completedWithFinished))
    }

    @Test func `circle: the cancellation is not looked at`() {
        #expect(rules(.push) { Circle(.ignoresCancellation) }.contains(.completedAgainstCancellation))
    }
}
