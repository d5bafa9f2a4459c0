import TransitionDoctor
import QuartzCore
import UIKit

/// D9 to D14: what is left behind, and what is seen on the way.
@MainActor extension RuleExample {
    static let leftovers = views + properties + pictures + appearance

    private static let views = [
        sketch(
            .leftoverViews, "a dimming view stays", [.push, .present(.custom)], isAlone: true,
            right: { dims($0, takesAway: true) }, wrong: { dims($0, takesAway: false) }),
        sketch(
            .leftoverViews, "a child controller stays", right: { adoptsChild($0, letsGo: true) },
            wrong: { adoptsChild($0, letsGo: false) }),
    ]

    /// Properties that animators change and forget.
    private static let properties = [
        changing("a mask") { $0.layer.mask = $1 ? fullMask(of: $0) : nil },
        changing("a transform") { $0.transform = $1 ? CGAffineTransform(scaleX: 0.995, y: 0.995) : .identity },
        changing("a shadow") { $0.layer.shadowOpacity = $1 ? 0.5 : 0 },
        changing("a z position") { $0.layer.zPosition = $1 ? 3 : 0 },
        changing("clipping") { $0.clipsToBounds = $1 },
        changing("touches off") { $0.isUserInteractionEnabled = !$1 },
        changing("a perspective") { $0.layer.sublayerTransform.m34 = $1 ? -0.002 : 0 },
        changing("an anchor point") { $0.layer.anchorPoint.x = $1 ? 0.499 : 0.5 },
        sketch(
            .leftoverProperties, "what was set without an animation stays after a cancel", [.dismiss(.custom)],
            right: { flattens($0, putsBackIf: { _ in true }) },
            wrong: { flattens($0, putsBackIf: { !$0.transitionWasCancelled }) }),
        sketch(
            .cancelDiffers, "a gesture recogniser stays on the from view", [.present(.overFullScreen)],

            wrong: {
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    guard context.transitionWasCancelled else { return }
                    context.viewController(forKey: .from)?.view.addGestureRecognizer(UIPanGestureRecognizer())
                }
            }),
        sketch(
            .leftoverAnimations, "an animation runs for ever", right: { pulses($0, times: 1) },
            wrong: { pulses($0, times: .infinity) }),
    ]

    private static let pictures = [
        sketch(
            .jump, "the screen is there before it fades in", isAlone: true,

            wrong: {
                $0.prepare = { SketchAnimator.place($0) }
                $0.animations = { $0.view(forKey: .to)?.layer.borderWidth = 1 }
                $0.tidyUp = { context in
                    context.view(forKey: .to)?.layer.borderWidth = 0
                    SketchAnimator.tidyUpFade(context)
                }
            }),
        sketch(.jump, "the screen pops up in the end") { $0.animations = { $0.view(forKey: .to)?.alpha = 0.3 } },
        sketch(
            .blankSnapshot, "a snapshot of a view that was never drawn", isAlone: true,
            right: { takesPicture($0, afterUpdates: true) }, wrong: { takesPicture($0, afterUpdates: false) }),
    ]

    private static let appearance = [
        sketch(.appearanceCalls, "the animator ends the appearance itself") {
            $0.animations = { context in
                SketchAnimator.fade(context)
                context.viewController(forKey: .to)?.endAppearanceTransition()
            }
        },
        sketch(.appearanceCalls, "the animator calls viewWillAppear", isAlone: true) {
            $0.prepare = { context in
                context.viewController(forKey: .to)?.viewWillAppear(true)
                SketchAnimator.fadePreparation(context)
            }
        },
    ]

    private static func dims(_ sketch: SketchAnimator, takesAway: Bool) {
        let dimming = UIView()
        dimming.isUserInteractionEnabled = false
        sketch.prepare = { context in
            dimming.frame = context.containerView.bounds
            context.containerView.addSubview(dimming)
            SketchAnimator.fadePreparation(context)
        }
        sketch.tidyUp = { context in
            if takesAway { dimming.removeFromSuperview() }
            SketchAnimator.tidyUpFade(context)
        }
    }

    private static func adoptsChild(_ sketch: SketchAnimator, letsGo: Bool) {
        let child = UIViewController()
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            context.viewController(forKey: .to)?.addChild(child)
        }
        sketch.tidyUp = { context in
            if letsGo { child.removeFromParent() }
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Changes a property of the to view for the time of the transition, or for ever.
    private static func changing(_ what: String, _ set: @escaping @MainActor (UIView, Bool) -> Void) -> RuleExample {
        let change: @MainActor (SketchAnimator, Bool) -> Void = { sketch, putsBack in
            sketch.prepare = { context in
                SketchAnimator.fadePreparation(context)
                context.view(forKey: .to).map { set($0, true) }
            }
            sketch.tidyUp = { context in
                if putsBack { context.view(forKey: .to).map { set($0, false) } }
                SketchAnimator.tidyUpFade(context)
            }
        }
        return sketch(
            .leftoverProperties, "\(what) stays", [.present(.overFullScreen)], right: { change($0, true) },
            wrong: { change($0, false) })
    }

    /// The system puts back what animations changed, and nothing else.
    private static func flattens(
        _ sketch: SketchAnimator, putsBackIf putsBack: @escaping (SketchAnimator.Context) -> Bool
    ) {
        sketch.prepare = { context in
            context.view(forKey: .from)?.layer.zPosition = 5
            SketchAnimator.fadePreparation(context)
        }
        sketch.tidyUp = { context in
            if putsBack(context) { context.view(forKey: .from)?.layer.zPosition = 0 }
            SketchAnimator.tidyUpFade(context)
        }
    }

    private static func fullMask(of view: UIView) -> CALayer {
        let mask = CALayer()
        mask.frame = view.bounds
        mask.backgroundColor = .black
        return mask
    }

    private static func pulses(_ sketch: SketchAnimator, times: Float) {
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            let pulse = CABasicAnimation(keyPath: "borderWidth")
            (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (0, 1, 0.2, times)
            context.view(forKey: .to)?.layer.add(pulse, forKey: "pulse")
        }
    }

    private static func takesPicture(_ sketch: SketchAnimator, afterUpdates: Bool) {
        sketch.prepare = { context in
            if afterUpdates { SketchAnimator.place(context) }
            _ = context.view(forKey: .to)?.snapshotView(afterScreenUpdates: afterUpdates)
            SketchAnimator.fadePreparation(context)
        }
    }
}
