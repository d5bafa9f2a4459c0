import TransitionDoctor
import UIKit

/// D27 to D34: other transitions, styles, devices, settings.
@MainActor extension RuleExample {
    static let surroundings = [
        sketch(
            .reentrancy, "an animator presents by itself, twice",

            wrong: {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.viewController(forKey: .from)?.present(UIViewController(), animated: false)
                    context.viewController(forKey: .from)?.present(UIViewController(), animated: false)
                }
            }),
        sketch(
            .missingView, "a missing view ends the animator early", [.present(.custom)],
            right: { needsFrom($0, goesOn: true) }, wrong: { needsFrom($0, goesOn: false) }),
        sketch(
            .hardCodedSize, "the frame is a number",

            wrong: {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .to)?.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
                }
            }),
        sketch(
            .notRepeatable, "chance decides", isAlone: true,
            right: {
                var generator = Lot(seed: 7)
                $0.prepare = { begins($0, at: .random(in: 0...0.05, using: &generator)) }
            },
            wrong: { $0.prepare = { begins($0, at: nextBegin()) } }),
        sketch(
            .reduceMotionIgnored, "a slide asks nobody about motion", isAlone: true,
            right: { slides($0, asksAboutMotion: true) }, wrong: { slides($0, asksAboutMotion: false) }),
        sketch(
            .notMirrored, "a slide comes from the right everywhere", isAlone: true,
            right: { slides($0, isMirrored: true) }, wrong: { slides($0, isMirrored: false) }),
        RuleExample(
            rule: .sizeChange, fault: "a view does not follow a turn",
            wrong: Patient("wrong", transitioningDelegate: { FrillCard.director(follows: false) }),
            right: Patient("right", transitioningDelegate: { FrillCard.director(follows: true) }), isAlone: true),
        RuleExample(
            rule: .unanimatedPath, fault: "only the animator tidies up",
            wrong: Patient("wrong", transitioningDelegate: { StrayCard.director(tidiesAlways: false) }),
            right: Patient("right", transitioningDelegate: { StrayCard.director(tidiesAlways: true) })),
    ]

    private static func needsFrom(_ sketch: SketchAnimator, goesOn: Bool) {
        guard !goesOn else { return }
        sketch.prepare = { context in
            guard context.view(forKey: .from) != nil else { return context.completeTransition(true) }
            SketchAnimator.fadePreparation(context)
        }
        sketch.complete = { context, _ in
            guard context.view(forKey: .from) != nil else { return }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private static func begins(_ context: SketchAnimator.Context, at alpha: CGFloat) {
        SketchAnimator.fadePreparation(context)
        SketchAnimator.upper(context)?.alpha = alpha
    }

    /// Another one each time, for certain: two numbers that chance gives may look alike.
    private static func nextBegin() -> CGFloat {
        begins += 1
        return CGFloat(begins % 5) / 100
    }

    private static var begins = 0

    /// The same numbers for the same seed.
    private struct Lot: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    /// The to view slides in from the side, or fades where motion is not wanted.
    private static func slides(_ sketch: SketchAnimator, asksAboutMotion: Bool = true, isMirrored: Bool = true) {
        sketch.prepare = { context in
            guard let to = SketchAnimator.place(context) else { return }
            let isLeftwards = isMirrored && to.effectiveUserInterfaceLayoutDirection == .rightToLeft
            if asksAboutMotion, UIAccessibility.isReduceMotionEnabled {
                to.alpha = 0
            } else {
                let way = context.containerView.bounds.width * (isLeftwards ? -1 : 1)
                to.transform = CGAffineTransform(translationX: way, y: 0)
            }
        }
        sketch.animations = { context in
            context.view(forKey: .to)?.alpha = 1
            context.view(forKey: .to)?.transform = .identity
        }
        sketch.tidyUp = { context in
            context.view(forKey: .to)?.transform = .identity
            SketchAnimator.tidyUpFade(context)
        }
    }
}

/// A frill that gets its frame once, and follows its container or does not.
@MainActor private final class FrillCard: UIPresentationController {
    private let frill = UIView()
    private var follows = false

    static func director(follows: Bool) -> SketchDirector {
        SketchDirector(presentation: { presented, presenting in
            let card = FrillCard(presentedViewController: presented, presenting: presenting)
            card.follows = follows
            return card
        })
    }

    override func presentationTransitionWillBegin() {
        frill.frame = containerView?.bounds ?? .zero
        if follows { frill.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        containerView?.insertSubview(frill, at: 0)
    }
}

/// A shade on the presenter's view, which the dismissal's animator takes away, or the presentation controller.
@MainActor private final class StrayCard: UIPresentationController {
    private static let tag = 4711
    private let shade = UIView()
    private var tidiesAlways = false

    static func director(tidiesAlways: Bool) -> SketchDirector {
        SketchDirector(
            presentation: { presented, presenting in
                let card = StrayCard(presentedViewController: presented, presenting: presenting)
                card.tidiesAlways = tidiesAlways
                return card
            },
            animator: {
                SketchAnimator {
                    $0.tidyUp = { context in
                        SketchAnimator.tidyUpFade(context)
                        guard SketchAnimator.isBackward(context), !context.transitionWasCancelled else { return }
                        let presenter = context.viewController(forKey: .to)?.view
                        presenter?.viewWithTag(tag)?.removeFromSuperview()
                    }
                }
            })
    }

    override func presentationTransitionWillBegin() {
        shade.tag = StrayCard.tag
        shade.isUserInteractionEnabled = false
        presentingViewController.view.addSubview(shade)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed, tidiesAlways { shade.removeFromSuperview() }
    }
}
