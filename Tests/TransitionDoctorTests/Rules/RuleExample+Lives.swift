import TransitionDoctor
import UIKit

/// D15 to D18: what lives too long or not long enough, and property animators.
@MainActor extension RuleExample {
    static let lives = [
        sketch(
            .leak, "somebody keeps every screen", [.pop], isAlone: true, right: { $0.prepare = keeps(weakly: true) },
            wrong: { $0.prepare = keeps(weakly: false) }),
        animators(
            .leak, "the animator keeps itself", isAlone: true, right: { SelfKeeper(letsGo: true) },
            wrong: { SelfKeeper(letsGo: false) }),
        sketch(
            .leak, "somebody keeps every snapshot", isAlone: true,
            right: { $0.prepare = pictures(keptBy: nil, $0) }, wrong: { $0.prepare = pictures(keptBy: Hoard(), $0) }),
        RuleExample(
            rule: .leak, fault: "the delegate and its presentation controller keep each other",
            wrong: Patient("wrong", transitioningDelegate: { CardKeeper(keeps: true) }),
            right: Patient("right", transitioningDelegate: { CardKeeper(keeps: false) }), isAlone: true),
        RuleExample(
            rule: .delegateGone, fault: "nobody keeps the transitioning delegate",
            wrong: Patient("wrong", presenting: { Brought(keepsDirector: false) }),
            right: Patient("right", presenting: { Brought(keepsDirector: true) })),
        animators(
            .interruptibleAnimatorChanges, "another property animator each time", right: { PropertyAnimating() },
            wrong: { PropertyAnimating(remembers: false) }),
        animators(
            .animatorState, "finishing what is not stopped", right: { PropertyAnimating() },
            wrong: { PropertyAnimating(finishesWithoutStop: true) }),
    ]

    /// Keeps what it is given for as long as the tests run.
    private final class Hoard {
        var objects: [AnyObject] = []
    }

    private static let hoard = Hoard()

    private static func keeps(weakly: Bool) -> (SketchAnimator.Context) -> Void {
        weak var last: UIViewController?
        return { context in
            last = context.viewController(forKey: .from)
            if !weakly, let last { hoard.objects.append(last) }
            SketchAnimator.fadePreparation(context)
        }
    }

    /// Lays an invisible picture of the from view into the container, and perhaps keeps it.
    private static func pictures(keptBy hoard: Hoard?, _ sketch: SketchAnimator) -> (SketchAnimator.Context) -> Void {
        weak var picture: UIView?
        sketch.tidyUp = { context in
            picture?.removeFromSuperview()
            SketchAnimator.tidyUpFade(context)
        }
        return { context in
            SketchAnimator.fadePreparation(context)
            guard let made = context.view(forKey: .from)?.snapshotView(afterScreenUpdates: false) else { return }
            made.alpha = 0
            context.containerView.addSubview(made)
            picture = made
            if hoard != nil { RuleExample.hoard.objects.append(made) }
        }
    }

    /// An animator that a closure of its own holds, until it lets go of that or for ever.
    private final class SelfKeeper: NSObject, UIViewControllerAnimatedTransitioning {
        typealias Context = any UIViewControllerContextTransitioning
        private let letsGo: Bool
        private var tidyUp: (() -> Void)?

        init(letsGo: Bool) { self.letsGo = letsGo }

        func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: Context) {
            SketchAnimator.fadePreparation(context)
            tidyUp = { self.end() }
            UIView.animate(withDuration: 0.3, animations: { SketchAnimator.fade(context) }) { _ in
                SketchAnimator.tidyUpFade(context)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { tidyUp?() }

        private func end() { if letsGo { tidyUp = nil } }
    }

    /// A delegate that remembers its presentation controller, which knows it.
    private final class CardKeeper: NSObject, UIViewControllerTransitioningDelegate {
        private let keeps: Bool
        private var card: UIPresentationController?

        init(keeps: Bool) { self.keeps = keeps }

        private final class Card: UIPresentationController {
            var owner: CardKeeper?
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Card(presentedViewController: UIViewController(), presenting: nil)
            if keeps { (made.owner, card) = (self, made) }
            return nil
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
    }

    /// A screen that brings a transitioning delegate, and keeps it or not.
    private final class Brought: UIViewController {
        private var director: SketchDirector?

        init(keepsDirector: Bool) {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            let director = SketchDirector()
            transitioningDelegate = director
            if keepsDirector { self.director = director }
            view.backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }
    }
}

/// Hands out a property animator, the same each time or not.
@MainActor private final class PropertyAnimating: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let remembers: Bool
    private let finishesWithoutStop: Bool
    private var animator: UIViewPropertyAnimator?

    init(remembers: Bool = true, finishesWithoutStop: Bool = false) {
        (self.remembers, self.finishesWithoutStop) = (remembers, finishesWithoutStop)
        super.init()
    }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: Context) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: Context) -> any UIViewImplicitlyAnimating {
        if remembers, let animator { return animator }
        SketchAnimator.fadePreparation(context)
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { SketchAnimator.fade(context) }
        made.addCompletion { [weak made, finishesWithoutStop] _ in
            if finishesWithoutStop { made?.finishAnimation(at: .end) }
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
