import TransitionDoctor
import UIKit

/// Delegates whose screens are presented in one style only, and not one of the usual two.
@MainActor extension CorpusCase {
    static let rightStyles: [CorpusCase] = [
        .right("a fade over the full screen") { styled($0, .overFullScreen) { fade($0) } },
        .right("a fade over what is presented in") { styled($0, .overCurrentContext) { fade($0) } },
        .right("a fade of a page sheet") { styled($0, .pageSheet) { fade($0) } },
    ]

    static let wrongStyles: [CorpusCase] = [
        .wrong("over the full screen: finished is passed on", [.completedWithFinished]) {
            styled($0, .overFullScreen) { context in
                context.addTo()
                let (view, leaves) = (context.upperView, context.isLeaving)
                if !leaves { view?.alpha = 0 }
                UIView.animate(withDuration: 0.3) {
                    view?.alpha = leaves ? 0 : 1
                } completion: { finished in
                    view?.alpha = 1
                    context.completeTransition(finished && !context.transitionWasCancelled)
                }
            }
        },
        .wrong("over the full screen: white for two frames", [.jump], alsoTrue: [.notDriven]) {
            styled($0, .overFullScreen) { context in
                context.addTo()
                let flash = UIView(frame: context.containerView.bounds)
                flash.backgroundColor = .white
                flash.isHidden = true
                context.containerView.addSubview(flash)
                later(0.1) { flash.isHidden = false }
                later(0.133) { flash.isHidden = true }
                context.fade { flash.removeFromSuperview() }
            }
        },
        .wrong(
            "over the full screen: the size of one telephone", [.hardCodedSize, .wrongFrame], alsoTrue: [.sizeChange]
        ) {
            styled($0, .overFullScreen) { context in
                context.addTo()
                if !context.isLeaving { context.toView?.frame = CGRect(x: 0, y: 0, width: 393, height: 852) }
                context.fade()
            }
        },
        .wrong("over the full screen: hangs when its animations are taken away", [.neverCompleted]) {
            styled($0, .overFullScreen) { context in
                context.addTo()
                let (view, leaves) = (context.upperView, context.isLeaving)
                if !leaves { view?.alpha = 0 }
                UIView.animate(withDuration: 0.3) {
                    view?.alpha = leaves ? 0 : 1
                } completion: { finished in
                    guard finished else { return }
                    view?.alpha = 1
                    context.takeToBack()
                    context.end()
                }
            }
        },
        .wrong("over what is presented in: it is there at the very end", [.jump]) {
            styled($0, .overCurrentContext) { context in
                context.addTo()
                let (view, leaves) = (context.upperView, context.isLeaving)
                if !leaves { view?.alpha = 0.01 }
                UIView.animate(withDuration: 0.3) {
                    view?.alpha = leaves ? 0.99 : 0.02
                } completion: { _ in
                    view?.alpha = 1
                    context.takeToBack()
                    context.end()
                }
            }
        },
        .wrong("a page sheet slides for everybody", [.reduceMotionIgnored]) {
            styled($0, .pageSheet) { context in
                context.addTo()
                let (view, leaves) = (context.upperView, context.isLeaving)
                let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
                if !leaves { view?.transform = below }
                UIView.animate(withDuration: 0.3) {
                    view?.transform = leaves ? below : .identity
                } completion: { _ in
                    view?.transform = .identity
                    context.takeToBack()
                    context.end()
                }
            }
        },
    ]

    private static func styled(
        _ name: String, _ style: UIModalPresentationStyle,
        _ body: @escaping @MainActor (BodyAnimator.Context) -> Void
    ) -> Patient {
        Patient(
            name, style: style,
            transitioningDelegate: { CorpusModalDelegate(animator: { _ in BodyAnimator { body($0) } }) })
    }

    private static func fade(_ context: BodyAnimator.Context) {
        context.addTo()
        context.fade()
    }
}
