import UIKit

/// What a pan drives: it starts a transition, and says how far the finger has taken it.
@MainActor
protocol PanDriven: AnyObject {
    /// Whether the pan is one for this transition. Asked when it is about to begin.
    func accepts(_ pan: UIPanGestureRecognizer) -> Bool
    /// Whether other pans wait until it is clear that this one is not meant. False, unless a transition runs already.
    var outranksOtherPans: Bool { get }
    /// Takes hold of a transition that runs by itself already: its interactor, and how far it has come, 0…1. Nil where one
    /// has to be started.
    func takeHold() -> (interactor: UIPercentDrivenInteractiveTransition, progress: CGFloat)?
    /// Starts the transition; the interactor is there already. Without effect where there is nothing to go to.
    func start(_ pan: UIPanGestureRecognizer)
    /// How far along its way the finger takes the transition with a movement; below 0 it goes the wrong way.
    ///
    /// - Parameters:
    ///   - movement: In points, or a velocity in points per second.
    ///   - pan: Whose view and translation say what the way is.
    /// - Returns: Shares of the whole way, or shares per second.
    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat
}

extension PanDriven {
    var outranksOtherPans: Bool { false }

    func takeHold() -> (interactor: UIPercentDrivenInteractiveTransition, progress: CGFloat)? { nil }
}

/// Lets a pan drive a transition, with an interactor as long as the finger is down and no longer: a transition that begins
/// otherwise must not be handed one that would hold it for ever.
///
/// What it drives owns it, and `OwningPan` or `OwningEdgePan` owns that.
@MainActor
final class PanDriver: NSObject {
    /// Above this progress, letting go finishes; below it, goes back.
    private static let threshold: CGFloat = 0.5
    /// A flick faster than this decides by its direction, whatever the progress: whole ways a second, as for the system's own
    /// swipe back (fitted by an open re-implementation).
    private static let flickSpeed: CGFloat = 1

    /// The interactor of the transition that the finger drives; nil while no finger does.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?

    /// How far the transition had come when the finger took hold of it.
    private var origin: CGFloat = 0
    private weak var driven: (any PanDriven)?
    private var action: GestureAction?

    /// Follows a recogniser, and puts it on a view.
    init(_ recognizer: UIPanGestureRecognizer, on view: UIView, driving driven: any PanDriven) {
        self.driven = driven
        super.init()
        let action = GestureAction { [weak self] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.handle(pan)
        }
        action.attach(to: recognizer)
        recognizer.delegate = self
        self.action = action
        view.addGestureRecognizer(recognizer)
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: interactor?.update(progress(of: pan))
        case .ended: end(finishing: shouldFinish(pan))
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        if let running = driven?.takeHold() {
            (interactor, origin) = (running.interactor, running.progress)
        } else {
            (interactor, origin) = (UIPercentDrivenInteractiveTransition(), 0)
            driven?.start(pan)
        }
    }

    private func end(finishing: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        if finishing { interactor.finish() } else { interactor.cancel() }
    }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        min(max(origin + share(of: pan.translation(in: pan.view?.window), pan), 0), 1)
    }

    /// A flick decides by its direction, a slow release by the way it has come.
    private func shouldFinish(_ pan: UIPanGestureRecognizer) -> Bool {
        let ahead = share(of: pan.velocity(in: pan.view?.window), pan)
        return abs(ahead) >= Self.flickSpeed ? ahead > 0 : progress(of: pan) > Self.threshold
    }

    private func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        driven?.share(of: movement, pan) ?? 0
    }
}

extension PanDriver: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return driven?.accepts(pan) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let pan = otherGestureRecognizer as? UIPanGestureRecognizer, let driven else { return false }
        // A scroll view waits until it is clear whether the finger scrolls or drives.
        return driven.outranksOtherPans || (pan.view as? UIScrollView)?.panGestureRecognizer === pan
    }
}

/// A recogniser that keeps what it drives alive.
@MainActor
protocol OwningRecognizer: UIGestureRecognizer {
    var owner: AnyObject { get }
}

/// A pan that keeps what it drives alive.
final class OwningPan: UIPanGestureRecognizer, OwningRecognizer {
    let owner: AnyObject

    init(owner: AnyObject) {
        self.owner = owner
        super.init(target: nil, action: nil)
    }
}

/// A screen-edge pan that keeps what it drives alive.
final class OwningEdgePan: UIScreenEdgePanGestureRecognizer, OwningRecognizer {
    let owner: AnyObject

    init(owner: AnyObject) {
        self.owner = owner
        super.init(target: nil, action: nil)
    }
}
