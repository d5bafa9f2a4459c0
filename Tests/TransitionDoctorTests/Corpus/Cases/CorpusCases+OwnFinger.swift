import TransitionDoctor
import QuartzCore
import UIKit

/// An app's own screens that go wrong under a finger only.
@MainActor extension CorpusCase {
    static let wrongOwnFinger: [CorpusCase] = [
        .wrong(own: "finger: a veil has a clock of its own", [.notDriven], alsoTrue: [.jump]) {
            OwnStack.back { context in
                context.addTo()
                let veil = UIView(frame: context.containerView.bounds)
                veil.backgroundColor = .black
                veil.alpha = 0.6
                let clock = OwnClock(seconds: 0.6) { part in veil.alpha = 0.6 * (1 - part) }
                if let from = context.fromView { context.containerView.insertSubview(veil, belowSubview: from) }
                context.fade {
                    veil.removeFromSuperview()
                    clock.stop()
                }
            }.screens
        },
        .wrong(own: "finger: nobody tells the interactor of it", [.notDriven]) {
            OwnShelf.make { $0.finger.changes = { _, _ in } }.screens
        },
        .wrong(
            own: "finger: where it is counts, not how far it went", [.jump, .notDriven],
            alsoTrue: [.swipeBack, .cancelDiffers]
        ) {
            OwnShelf.make { shelf in
                shelf.finger.part = { $0.location(in: $0.view?.window).y / ($0.view?.window?.bounds.height ?? 1) }
                shelf.makeAnimator = slideDown
            }.screens
        },
        .wrong(
            own: "finger: the card blinks when it is called off", [.jump],
            alsoTrue: [.cancelDiffers, .reduceMotionIgnored]
        ) {
            OwnShelf.back { context in
                let view = context.fromView
                UIView.animate(withDuration: 0.3) {
                    view?.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
                } completion: { _ in
                    view?.transform = .identity
                    let isBack = context.transitionWasCancelled
                    context.end()
                    guard isBack else { return }
                    view?.isHidden = true
                    later(0.05) { view?.isHidden = false }
                }
            }.screens
        },
        .wrong(own: "finger: all of the way is gone at once when it lifts", [.jump]) {
            OwnShelf.make { shelf in
                shelf.makeAnimator = slideDown
                shelf.finger.ends = { finger, state, part in
                    if state == .ended, part > 0.4 {
                        finger.interactor?.update(1)
                        finger.interactor?.finish()
                    } else {
                        finger.interactor?.cancel()
                    }
                    finger.interactor = nil
                }
            }.screens
        },
        .wrong(own: "finger: it is back at once when called off", [.jump]) {
            OwnShelf.make { shelf in
                shelf.makeAnimator = slideDown
                shelf.finger.ends = { finger, state, part in
                    if state == .ended, part > 0.4 {
                        finger.interactor?.finish()
                    } else {
                        finger.interactor?.update(0)
                        finger.interactor?.cancel()
                    }
                    finger.interactor = nil
                }
            }.screens
        },
        .wrong(own: "finger: the drawer is in its place at once when it lifts", [.jump]) {
            let drawer = OwnDrawer()
            drawer.settles = { drawer, animated, isDrag in
                guard animated, !isDrag else { return drawer.place(drawer.isOpen ? 1 : 0) }
                UIView.animate(withDuration: 0.3) { drawer.place(drawer.isOpen ? 1 : 0) }
            }
            return drawer.screens
        },
        .wrong(own: "finger: a picture of nothing stands for the list", [.blankSnapshot], alsoTrue: [.jump]) {
            OwnStack.back { context in
                context.addTo()
                let fresh = OwnPage("Fresh", .systemYellow)
                let picture = fresh.view.snapshotView(afterScreenUpdates: false) ?? UIView()
                picture.frame = context.containerView.bounds
                if let from = context.fromView { context.containerView.insertSubview(picture, belowSubview: from) }
                context.fade { picture.removeFromSuperview() }
            }.screens
        },
        .wrong(own: "finger: a touch that is taken away is not looked at", [.gestureEnd]) {
            OwnTabs.make { tabs in
                tabs.finger.part = { -$0.translation(in: $0.view?.window).x / 393 }
                tabs.finger.ends = { finger, state, part in
                    guard state == .ended else { return }
                    if part > 0.4 { finger.interactor?.finish() } else { finger.interactor?.cancel() }
                    finger.interactor = nil
                }
            }.screens
        },
        .wrong(own: "finger: the second swipe does nothing", [.gestureEnd, .reentrancy]) {
            OwnStack.make { stack in
                var isUsed = false
                stack.finger.begins = { [weak stack] finger in
                    guard !isUsed else { return }
                    isUsed = true
                    finger.drive { stack?.popViewController(animated: true) }
                }
            }.screens
        },
        .wrong(own: "finger: a flag stays up after a cancel", [.cancelDiffers, .touchesSwallowed, .leftoverProperties])
        {
            OwnShelf.make { shelf in
                shelf.finger.begins = { [weak shelf] finger in
                    shelf?.view.isUserInteractionEnabled = false
                    finger.drive { shelf?.dismiss(animated: true) }
                }
                shelf.finger.ends = { [weak shelf] finger, state, part in
                    if state == .ended, part > 0.4 {
                        finger.interactor?.finish()
                        shelf?.view.isUserInteractionEnabled = true
                    } else {
                        finger.interactor?.cancel()
                    }
                    finger.interactor = nil
                }
            }.screens
        },
        .wrong(
            own: "finger: half way the page is gone for two frames", [.jump],
            alsoTrue: [.notDriven, .leftoverProperties, .touchesSwallowed]
        ) {
            OwnStack.make { stack in
                stack.finger.changes = { [weak stack] finger, part in
                    finger.interactor?.update(max(0, min(part, 1)))
                    // A badly placed optimisation: the page is not drawn near the middle.
                    stack?.topViewController?.view.superview?.isHidden = (0.33...0.4).contains(part)
                }
            }.screens
        },
    ]

    /// A card that comes from below and goes there.
    static func slideDown(_ leaves: Bool) -> BodyAnimator {
        BodyAnimator { context in
            context.addTo()
            guard let view = context.upperView, !UIAccessibility.isReduceMotionEnabled else { return context.fade() }
            let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
            if !leaves { view.transform = below }
            UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
                view.transform = leaves ? below : .identity
            } completion: { _ in
                view.transform = .identity
                context.takeToBack()
                context.end()
            }
        }
    }
}

/// Calls something at each frame for some time, by a display link.
@MainActor final class OwnClock: NSObject {
    private var link: CADisplayLink?
    private var start: CFTimeInterval?
    private let seconds: TimeInterval
    private let tick: (CGFloat) -> Void

    init(seconds: TimeInterval, _ tick: @escaping (CGFloat) -> Void) {
        (self.seconds, self.tick) = (seconds, tick)
        super.init()
        link = CADisplayLink(target: self, selector: Selector(OwnClock.step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func step(_ link: CADisplayLink) {
        let first = start ?? link.timestamp
        start = first
        let part = (link.timestamp - first) / seconds
        tick(CGFloat(min(part, 1)))
        if part >= 1 { stop() }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
