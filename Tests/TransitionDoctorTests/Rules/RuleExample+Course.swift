import TransitionDoctor
import QuartzCore
import UIKit

/// D19 to D23: the way from the beginning to the end.
@MainActor extension RuleExample {
    static let course = [
        sketch(
            .wrongDuration, "the declared duration is not kept", isAlone: true,
            right: { ($0.duration, $0.own) = (0.8, 0.8) }, wrong: { $0.duration = 0.8 }),
        animators(
            .notDriven, "a display link moves what the finger should", right: { SketchAnimator() },
            wrong: { LinkAnimator() }),
        sketch(
            .wrongFrame, "the final frame is ignored",
            wrong: {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .to)?.frame.origin.y += 30
                }
            }),
        sketch(
            .wrongFrame, "a frame is set under a transform", right: { shrinks($0) { $0.center.y += 0 } },
            wrong: { shrinks($0) { $0.frame.origin.y += 0 } }),
        sketch(
            .layoutJump, "the to view gets its size in the end only", right: { grows($0, by: 0) },
            wrong: { grows($0, by: 120) }),
        sketch(
            .barsChanged, "the bar is faded and stays so", [.push, .pop],
            right: { fadesBar($0, to: 1) }, wrong: { fadesBar($0, to: 0.5) }),
    ]

    private static func shrinks(_ sketch: SketchAnimator, _ place: @escaping @MainActor (UIView) -> Void) {
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            guard let view = context.view(forKey: .to) else { return }
            view.transform = CGAffineTransform(scaleX: 0.995, y: 0.995)
            place(view)
        }
        sketch.tidyUp = { context in
            context.view(forKey: .to)?.transform = .identity
            SketchAnimator.place(context)
            SketchAnimator.tidyUpFade(context)
        }
    }

    private static func grows(_ sketch: SketchAnimator, by height: CGFloat) {
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            context.view(forKey: .to)?.frame.size.height -= height
        }
        sketch.tidyUp = { context in
            SketchAnimator.place(context)
            SketchAnimator.tidyUpFade(context)
        }
    }

    private static func fadesBar(_ sketch: SketchAnimator, to alpha: CGFloat) {
        sketch.animations = { context in
            SketchAnimator.fade(context)
            let screens = [UITransitionContextViewControllerKey.from, .to].map(context.viewController(forKey:))
            screens.lazy.compactMap { $0?.navigationController }.first?.navigationBar.alpha = alpha
        }
    }

    /// Fades the to view in by hand.
    private final class LinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var context: (any UIViewControllerContextTransitioning)?
        private var link: CADisplayLink?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            SketchAnimator.fadePreparation(context)
            self.context = context
            let link = CADisplayLink(target: self, selector: Selector(LinkAnimator.tick(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        func tick(_ link: CADisplayLink) {
            guard let context, let view = context.view(forKey: .to) else { return }
            view.alpha += 1.0 / 18
            guard view.alpha >= 1 else { return }
            link.invalidate()
            self.context = nil
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
