import QuartzCore
import TransitionDoctor
import UIKit

/// A right animator whose steps can be replaced by wrong ones: each test says only what it does differently.
///
/// As it stands it fades the to view in, or the from view out, on every style, there and back.
@MainActor final class SketchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning

    /// What it declares.
    var duration: TimeInterval = 0.3
    /// What it really takes.
    var own: TimeInterval = 0.3
    /// Runs animations, and tells when they have ended.
    typealias Run = (TimeInterval, @escaping () -> Void, @escaping (Bool) -> Void) -> Void
    /// Runs the animation.
    var run: Run = {
        UIView.animate(withDuration: $0, animations: $1, completion: $2)
    }
    /// Puts the to view in place and makes the starting state.
    var prepare: (Context) -> Void = SketchAnimator.fadePreparation
    /// What the animation changes.
    var animations: (Context) -> Void = SketchAnimator.fade
    /// Puts everything back, before the completion.
    var tidyUp: (Context) -> Void = SketchAnimator.tidyUpFade
    /// Completes.
    var complete: (Context, _ finished: Bool) -> Void = { context, _ in
        context.completeTransition(!context.transitionWasCancelled)
    }

    init(_ change: (SketchAnimator) -> Void = { _ in }) {
        super.init()
        change(self)
    }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }

    func animateTransition(using context: Context) {
        prepare(context)
        run(own, { [animations] in animations(context) }) { [tidyUp, complete] finished in
            tidyUp(context)
            complete(context, finished)
        }
    }
}

extension SketchAnimator {
    /// The view that comes, in its final place; nothing where the context has none.
    @discardableResult
    static func place(_ context: Context) -> UIView? {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        if let from = context.view(forKey: .from), isBackward(context) {
            context.containerView.bringSubviewToFront(from)
        }
        return to
    }

    /// Whether the from view leaves: in a dismissal it is the only one, in a pop the lower one comes.
    static func isBackward(_ context: Context) -> Bool {
        context.viewController(forKey: .from)?.isBeingDismissed == true
            || context.viewController(forKey: .from)?.isMovingFromParent == true
    }

    /// The view that comes or goes.
    static func upper(_ context: Context) -> UIView? {
        context.view(forKey: isBackward(context) ? .from : .to)
    }

    static let fadePreparation: (Context) -> Void = { context in
        place(context)
        if !isBackward(context) { upper(context)?.alpha = 0 }
    }

    static let fade: (Context) -> Void = { context in
        upper(context)?.alpha = isBackward(context) ? 0 : 1
    }

    static let tidyUpFade: (Context) -> Void = { context in
        upper(context)?.alpha = 1
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    }
}

/// The rules that an animator breaks.
@MainActor func rules(
    _ uses: TransitionUse..., animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
) -> [Rule] {
    Patient("sketch", for: uses) { _ in animator() }.examine().brokenRules
}
