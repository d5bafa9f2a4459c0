import QuartzCore
import UIKit

extension SketchAnimator {
    /// Grows a little: too little to be called motion.
    func scale() {
        let small = CGAffineTransform(scaleX: 0.95, y: 0.95)
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            if !SketchAnimator.isBackward(context) { SketchAnimator.upper(context)?.transform = small }
        }
        animations = { context in
            SketchAnimator.fade(context)
            SketchAnimator.upper(context)?.transform = SketchAnimator.isBackward(context) ? small : .identity
        }
        tidyUp = { context in
            SketchAnimator.upper(context)?.transform = .identity
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Fades and tilts what comes or goes, and leaves it to the system to put back what its animation changed. Only a view that
    /// it added itself goes again.
    func putsNothingBack() {
        animations = { context in
            SketchAnimator.fade(context)
            guard SketchAnimator.isBackward(context) else { return }
            SketchAnimator.upper(context)?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
        tidyUp = { context in
            if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        }
    }

    /// Fades a picture of what goes.
    func fliesSnapshot() {
        var picture: UIView?
        prepare = { context in
            picture = context.viewController(forKey: .from)?.view.snapshotView(afterScreenUpdates: false)
            SketchAnimator.place(context)
            if let picture, context.view(forKey: .from) != nil {
                context.containerView.addSubview(picture)
            } else {
                SketchAnimator.upper(context)?.alpha = 0
            }
        }
        animations = { context in
            picture?.alpha = 0
            if context.view(forKey: .from) == nil { SketchAnimator.upper(context)?.alpha = 1 }
        }
        tidyUp = { context in
            picture?.removeFromSuperview()
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Darkens what is below meanwhile.
    func dims() {
        let dimming = UIView()
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            dimming.frame = context.containerView.bounds
            dimming.alpha = SketchAnimator.isBackward(context) ? 0.3 : 0
            if let upper = SketchAnimator.upper(context) {
                context.containerView.insertSubview(dimming, belowSubview: upper)
            }
        }
        animations = { context in
            SketchAnimator.fade(context)
            dimming.alpha = SketchAnimator.isBackward(context) ? 0 : 0.3
        }
        tidyUp = { context in
            dimming.removeFromSuperview()
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Rounds the corners meanwhile.
    func rounds() {
        change({ $0.layer.cornerRadius = 20 }, back: { $0.layer.cornerRadius = 0 })
    }

    /// Casts a shadow meanwhile.
    func casts() {
        change({ $0.layer.shadowOpacity = 0.4 }, back: { $0.layer.shadowOpacity = 0 })
    }

    private func change(_ change: @escaping (UIView) -> Void, back: @escaping (UIView) -> Void) {
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            SketchAnimator.upper(context).map(change)
        }
        tidyUp = { context in
            SketchAnimator.upper(context).map(back)
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// A picture of the mark below flies to the mark above, while both are hidden; where motion is not wanted it fades.
    func fliesMark() {
        var picture: UIView?
        var marks: [UIView] = []
        prepare = { context in
            SketchAnimator.place(context)
            SketchAnimator.upper(context)?.layoutIfNeeded()
            if !SketchAnimator.isBackward(context) { SketchAnimator.upper(context)?.alpha = 0 }
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            marks = [context.view(forKey: .from), context.view(forKey: .to)].compactMap { $0?.subviews.first }
            guard let from = marks.first, let made = from.snapshotView(afterScreenUpdates: true) else { return }
            made.frame = from.convert(from.bounds, to: context.containerView)
            context.containerView.addSubview(made)
            picture = made
            marks.forEach { $0.isHidden = true }
        }
        animations = { context in
            SketchAnimator.fade(context)
            guard let to = marks.last else { return }
            picture?.frame = to.convert(to.bounds, to: context.containerView)
        }
        tidyUp = { context in
            picture?.removeFromSuperview()
            marks.forEach { $0.isHidden = false }
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Two halves of a picture of the screen that goes move apart; where motion is not wanted they fade.
    func opensHalves() {
        var halves: [UIView] = []
        prepare = { context in
            SketchAnimator.place(context)
            guard let from = context.view(forKey: .from) else { return }
            let width = from.bounds.width / 2
            halves = [0, width].compactMap { x in
                let part = CGRect(x: x, y: 0, width: width, height: from.bounds.height)
                let half = from.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
                half?.frame = part.offsetBy(dx: from.frame.minX, dy: from.frame.minY)
                return half
            }
            halves.forEach(context.containerView.addSubview)
            from.isHidden = true
        }
        animations = { _ in
            for (half, sign) in zip(halves, [-1, 1] as [CGFloat]) {
                if UIAccessibility.isReduceMotionEnabled {
                    half.alpha = 0
                } else {
                    half.center.x += sign * half.bounds.width
                }
            }
        }
        tidyUp = { context in
            halves.forEach { $0.removeFromSuperview() }
            context.view(forKey: .from)?.isHidden = false
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Tips the upper screen a little, in perspective, while it fades; all of it stays in front of the other, which would
    /// otherwise show through the half that lies behind it.
    func tilts() {
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            context.containerView.layer.sublayerTransform.m34 = -1 / 900
        }
        animations = { context in
            SketchAnimator.fade(context)
            guard SketchAnimator.isBackward(context), let view = SketchAnimator.upper(context) else { return }
            let forward = CATransform3DMakeTranslation(0, 0, view.bounds.height * 0.06)
            view.layer.transform = CATransform3DRotate(forward, 0.1, 1, 0, 0)
        }
        tidyUp = { context in
            context.containerView.layer.sublayerTransform = CATransform3DIdentity
            SketchAnimator.upper(context)?.layer.transform = CATransform3DIdentity
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// One screen dissolves into the other by `UIView.transition`.
    func dissolves() {
        var context: Context?
        prepare = { context = $0 }
        animations = { context in
            SketchAnimator.place(context)
            context.view(forKey: .from)?.isHidden = context.view(forKey: .to) != nil
        }
        run = { duration, animations, completion in
            guard let container = context?.containerView else { return }
            UIView.transition(
                with: container, duration: duration, options: .transitionCrossDissolve, animations: animations,
                completion: completion)
        }
        tidyUp = { context in
            context.view(forKey: .from)?.isHidden = false
            SketchAnimator.tidyUpFade(context)
        }
    }
}
