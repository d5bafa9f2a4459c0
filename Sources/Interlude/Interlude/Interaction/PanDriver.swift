import UIKit

/// An object that a pan drives: it starts a transition and computes its progress.
@MainActor
protocol PanDriven: AnyObject {
    /// Whether a movement is one for this transition. Asked when the pan is about to begin.
    func fits(_ velocity: CGPoint) -> Bool
    /// Whether a scroll view below the finger scrolls first, and hands the finger over at the end of its content.
    var yieldsToScrolling: Bool { get }
    /// Whether other pans wait until it is clear that this one is not meant. False, unless a transition runs already.
    var outranksOtherPans: Bool { get }
    /// Catches a running transition: returns its interaction controller and its progress, 0…1; `nil` if one
    /// must be started.
    func takeHold() -> (interactor: any Drivable, progress: CGFloat)?
    /// Starts the transition; the interactor is there already. Without effect where there is nothing to go to.
    func start(_ pan: UIPanGestureRecognizer)
    /// Returns the progress of the transition for a movement; below 0 for the opposite direction.
    ///
    /// - Parameters:
    ///   - movement: A distance in points, or a velocity in points per second.
    ///   - pan: The pan, whose view and translation define the path.
    /// - Returns: A fraction of the whole path, or fractions per second.
    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat
    /// The progress above which a release finishes the transition, and below which it cancels. By default half.
    var threshold: CGFloat { get }
    /// How far the finger takes the transition at most. The whole way.
    var limit: CGFloat { get }
    /// Called after each movement.
    func moved(_ pan: UIPanGestureRecognizer)
    /// Called before the interactor finishes or cancels.
    func willLetGo(_ pan: UIPanGestureRecognizer, _ interactor: CatchingInteractor?, finishing: Bool)
}

extension PanDriven {
    var outranksOtherPans: Bool { false }

    var threshold: CGFloat { 0.5 }

    var limit: CGFloat { 1 }

    func moved(_ pan: UIPanGestureRecognizer) {}

    func willLetGo(_ pan: UIPanGestureRecognizer, _ interactor: CatchingInteractor?, finishing: Bool) {}

    var yieldsToScrolling: Bool { false }

    func takeHold() -> (interactor: any Drivable, progress: CGFloat)? { nil }
}

/// A transition that a finger drives: that of a UIKit container, or a change in a custom container.
@MainActor
protocol Drivable: AnyObject {
    /// Moves it to a share of its way.
    func update(_ share: CGFloat)
    /// Releases the transition, which runs to its end.
    func finish()
    /// Releases the transition, which runs back.
    func cancel()
}

extension UIPercentDrivenInteractiveTransition: Drivable {}

/// Drives a transition by a pan. There is an interaction controller only while the finger is down: a transition that begins
/// otherwise must not receive one that would hold it forever.
///
/// The driven object owns it, and `OwningPan` or `OwningEdgePan` owns that object.
@MainActor
final class PanDriver: NSObject {
    /// A flick faster than this decides by its direction, whatever the progress: whole ways per second, as for the system's own
    /// swipe back (fitted by an open re-implementation).
    private static let flickSpeed: CGFloat = 1

    /// The interactor of the transition that the finger drives; `nil` while no finger does.
    var interactor: CatchingInteractor? { held as? CatchingInteractor }

    /// The transition that the finger drives, or `nil`.
    private var held: (any Drivable)?
    /// How far the transition had come when the finger took hold of it.
    private var origin: CGFloat = 0
    /// The scroll view under the finger, until it reaches its end.
    private weak var scrolling: UIScrollView?
    private weak var driven: (any PanDriven)?
    private var action: GestureAction?

    /// Observes a recognizer, and adds it to a view.
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
        case .began: if scrolling == nil { begin(pan) }
        case .changed: move(pan)
        case .ended: end(pan, finishing: shouldFinish(pan))
        case .cancelled, .failed: end(pan, finishing: false)
        default: break
        }
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        guard let scrolling, let driven else {
            held?.update(progress(of: pan))
            if held != nil { driven?.moved(pan) }
            return
        }
        let velocity = pan.velocity(in: pan.view)
        guard driven.fits(velocity), !scrolling.hasWay(for: velocity) else { return }
        // From here on, the finger's way counts for the transition.
        self.scrolling = nil
        pan.setTranslation(.zero, in: pan.view?.window)
        begin(pan)
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        if driven?.yieldsToScrolling == true { pan.scrollViewBelow?.letGoOfTheFinger() }
        if let running = driven?.takeHold() {
            held = running.interactor
            origin = running.progress
        } else {
            held = CatchingInteractor()
            origin = 0
            driven?.start(pan)
        }
    }

    private func end(_ pan: UIPanGestureRecognizer, finishing: Bool) {
        scrolling = nil
        guard let held else { return }
        driven?.willLetGo(pan, held as? CatchingInteractor, finishing: finishing)
        self.held = nil
        if finishing { held.finish() } else { held.cancel() }
    }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        min(max(origin + share(of: pan.translation(in: pan.view?.window), pan), 0), driven?.limit ?? 1)
    }

    /// A flick decides by its direction, a slow release by the way it has come.
    private func shouldFinish(_ pan: UIPanGestureRecognizer) -> Bool {
        let ahead = share(of: pan.velocity(in: pan.view?.window), pan)
        return abs(ahead) >= Self.flickSpeed ? ahead > 0 : progress(of: pan) > (driven?.threshold ?? 0.5)
    }

    private func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        driven?.share(of: movement, pan) ?? 0
    }
}

extension PanDriver: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        guard let driven else { return false }
        // One that begins with its first movement has come some way, and has no speed yet.
        let speed = pan.velocity(in: pan.view)
        let velocity = speed == .zero ? pan.translation(in: pan.view) : speed
        scrolling = nil
        guard driven.yieldsToScrolling, let below = pan.scrollViewBelow, below.hasWay(for: velocity) else {
            return driven.fits(velocity)
        }
        // It scrolls for now; the finger may turn round, or come to the end.
        guard driven.fits(velocity) || driven.fits(CGPoint(x: -velocity.x, y: -velocity.y)) else { return false }
        scrolling = below
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { driven?.yieldsToScrolling == true && otherGestureRecognizer.isScrolling }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // What begins at an edge is meant for the edge.
        driven?.yieldsToScrolling == true && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard otherGestureRecognizer is UIPanGestureRecognizer, let driven else { return false }
        // A scroll view waits until it is known whether the pan begins at the edge.
        return driven.outranksOtherPans || (!driven.yieldsToScrolling && otherGestureRecognizer.isScrolling)
    }
}

/// A recognizer that retains the object that it drives.
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
