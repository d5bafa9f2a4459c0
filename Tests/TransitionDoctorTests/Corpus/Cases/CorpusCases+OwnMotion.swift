import Foundation
import TransitionDoctor
import UIKit

/// An app's own screens: motion that does not end, containers, delegates and pages that nobody looks after.
@MainActor extension CorpusCase {
    static let wrongOwnMotion: [CorpusCase] = [
        .wrong(
            own: "motion: a display link goes on for ever after the way back",
            [.leftoverAnimations, .leftoverProperties, .endDiffers], alsoTrue: [.leak, .jump, .touchesSwallowed]
        ) {
            OwnShelf.back { context in
                let below = context.viewController(forKey: .to)?.view
                context.fade {
                    guard !context.transitionWasCancelled else { return }
                    _ = OwnClock(seconds: 1000) { below?.subviews.first?.alpha = 0.5 + 0.4 * sin($0 * 12000) }
                }
            }.screens
        },
        .wrong(
            own: "motion: the children bob for ever", [.leftoverAnimations, .neverCompleted], alsoTrue: [.endDiffers]
        ) {
            let pager = OwnPager()
            pager.animate = { _, new, _, end in
                new.alpha = 0
                UIView.animate(withDuration: 0.3) {
                    new.alpha = 1
                } completion: { _ in
                    end()
                    bob(new, up: true)
                }
            }
            return pager.screens
        },
        .wrong(own: "motion: a timer waits for a flag that never comes", [.neverCompleted]) {
            OwnStack.back { context in
                context.addTo()
                var part = 0.0
                every(0.02) {
                    part = min(part + 0.07, 0.98)
                    context.fromView?.alpha = 1 - part
                    if part >= 1 { context.end() }
                    return part >= 1
                }
            }.screens
        },
        .wrong(own: "own card: nobody keeps the delegate", [.delegateGone]) {
            OwnShelf.make { $0.keepsDelegate = false }.screens
        },
        .wrong(own: "own container: the child that goes is never told", [.appearanceCalls]) {
            let pager = OwnPager()
            pager.forgetsToEnd = true
            return pager.screens
        },
        .wrong(
            own: "own container: the child that goes is made small and stays so", [.leftoverProperties, .endDiffers]
        ) {
            let pager = OwnPager()
            pager.animate = { old, new, _, end in
                new.alpha = 0
                UIView.animate(withDuration: 0.3) {
                    new.alpha = 1
                    old.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                } completion: { _ in
                    end()
                }
            }
            return pager.screens
        },
        .wrong(own: "back: hangs when the way there had no animation", [.neverCompleted, .unanimatedPath]) {
            var veil: UIView?
            return OwnShelf.make { shelf in
                shelf.makeAnimator = { leaves in
                    BodyAnimator { context in
                        context.addTo()
                        if !leaves {
                            let view = UIView(frame: context.containerView.bounds)
                            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                            view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
                            view.alpha = 0
                            context.containerView.insertSubview(view, at: 0)
                            veil = view
                        }
                        guard let known = veil else { return }
                        UIView.animate(withDuration: 0.3) { known.alpha = leaves ? 0 : 1 }
                        context.fade { if leaves, !context.transitionWasCancelled { known.removeFromSuperview() } }
                    }
                }
            }.screens
        },
        .wrong(own: "finger: it begins on the first page too", [.swipeBack, .gestureEnd, .neverCompleted]) {
            OwnStack.make { stack in
                stack.pansAtRoot = true
                stack.finger.ends = { [weak stack] finger, state, part in
                    guard stack?.transitionCoordinator != nil else { return }
                    if state == .ended, part > 0.4 { finger.interactor?.finish() } else { finger.interactor?.cancel() }
                    finger.interactor = nil
                }
            }.screens
        },
        .wrong(own: "own stack: each visit brings another gesture", [.cancelDiffers, .endDiffers]) {
            OwnStack.make { stack in
                stack.list.whenAppearing = { list in
                    list.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
                }
            }.screens
        },
        .wrong(own: "own stack: each page keeps itself alive", [.leak]) {
            OwnStack.make { stack in
                stack.makePage = {
                    let page = OwnPage("Tea", .systemIndigo)
                    page.whenLeaving = { _ in _ = page.title }
                    return page
                }
            }.screens
        },
        .wrong(own: "own stack: the old page flashes white as it goes", [.jump], alsoTrue: [.notDriven]) {
            OwnStack.back { context in
                context.addTo()
                let white = UIView(frame: context.containerView.bounds)
                white.backgroundColor = .white
                white.isHidden = true
                context.containerView.addSubview(white)
                later(0.1) { white.isHidden = false }
                later(0.14) { white.isHidden = true }
                context.fade { white.removeFromSuperview() }
            }.screens
        },
        .wrong(own: "own card: the shelf is put into the container", [.presenterMoved]) {
            OwnShelf.back { context in
                if let shelf = context.viewController(forKey: .to)?.view {
                    context.containerView.insertSubview(shelf, at: 0)
                }
                context.fade()
            }.screens
        },
    ]

    /// Up and down, each time anew.
    private static func bob(_ view: UIView, up: Bool) {
        guard view.window != nil else { return }
        UIView.animate(withDuration: 0.4) {
            view.center.y += up ? -8 : 8
        } completion: { _ in
            bob(view, up: !up)
        }
    }
}
