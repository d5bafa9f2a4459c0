import TransitionDoctor
import UIKit

/// D1 to D8: how a transition ends.
@MainActor extension RuleExample {
    static let end = [
        sketch(.neverCompleted, "completeTransition is not called") { $0.complete = { _, _ in } },
        sketch(
            .completedTwice, "two animations both complete", isAlone: true,
            right: { $0.run = runTwoAnimations(bothComplete: false) },
            wrong: { $0.run = runTwoAnimations(bothComplete: true) }),
        sketch(.completedAgainstCancellation, "true is passed on, cancelled or not") {
            $0.complete = { context, _ in context.completeTransition(true) }
        },
        sketch(
            .completedWithFinished, "the animation's flag is passed on",

            wrong: { $0.complete = { $0.completeTransition($1) } }),
        sketch(.toViewMissing, "nobody adds the to view") { $0.prepare = { _ in } },
        sketch(
            .presenterMoved, "the presenter's view is added in the dismissal",
            [.dismiss(.custom), .dismiss(.fullScreen)],
            right: { $0.prepare = { insertBelow($0, $0.view(forKey: .to)) } },
            wrong: { $0.prepare = { insertBelow($0, $0.viewController(forKey: .to)?.view) } }),
        sketch(
            .endDiffers, "the to view keeps the colour that it comes with",
            right: { $0.animations = { tint($0, endsRight: true) } },
            wrong: { $0.animations = { tint($0, endsRight: false) } }),
        sketch(
            .cancelDiffers, "a cancelled transition leaves the presenter's view grey", [.present(.overFullScreen)],
            right: { greysPresenter($0, andPutsBack: { _ in true }) },
            wrong: { greysPresenter($0, andPutsBack: { !$0.transitionWasCancelled }) }),
        sketch(
            .cancelDiffers, "the from view is removed, cancelled or not", [.dismiss(.custom), .dismiss(.fullScreen)],
            right: { removesFromView($0, if: { !$0.transitionWasCancelled }) },
            wrong: { removesFromView($0, if: { _ in true }) }),
    ]

    /// Nobody but the animator puts a view back that it took away.
    private static func removesFromView(
        _ sketch: SketchAnimator, if removes: @escaping (SketchAnimator.Context) -> Bool
    ) {
        sketch.tidyUp = { context in
            SketchAnimator.tidyUpFade(context)
            if removes(context) { context.view(forKey: .from)?.removeFromSuperview() }
        }
    }

    private static func runTwoAnimations(bothComplete: Bool) -> SketchAnimator.Run {
        { duration, animations, completion in
            let extra = UIView()
            UIView.animate(withDuration: duration, animations: animations) { finished in
                completion(finished)
                if bothComplete { completion(finished) }
            }
            UIView.animate(withDuration: duration / 2) { extra.alpha = 0 }
        }
    }

    private static func insertBelow(_ context: SketchAnimator.Context, _ view: UIView?) {
        guard let view else { return }
        if let to = context.viewController(forKey: .to), context.view(forKey: .to) != nil {
            view.frame = context.finalFrame(for: to)
        }
        context.containerView.insertSubview(view, at: 0)
    }

    private static func tint(_ context: SketchAnimator.Context, endsRight: Bool) {
        SketchAnimator.fade(context)
        guard let mark = context.view(forKey: .to)?.subviews.first else { return }
        UIView.performWithoutAnimation { mark.backgroundColor = .systemYellow }
        if endsRight { mark.backgroundColor = .white }
    }

    private static func greysPresenter(
        _ sketch: SketchAnimator, andPutsBack putsBack: @escaping (SketchAnimator.Context) -> Bool
    ) {
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            guard !SketchAnimator.isBackward(context) else { return }
            context.viewController(forKey: .from)?.view.tintAdjustmentMode = .dimmed
        }
        sketch.tidyUp = { context in
            SketchAnimator.tidyUpFade(context)
            guard putsBack(context), !SketchAnimator.isBackward(context) else { return }
            context.viewController(forKey: .from)?.view.tintAdjustmentMode = .automatic
        }
    }
}
