import UIKit

/// The interactor of a transition that a finger takes hold of while it runs: one that began by itself, or one that a finger has
/// begun and let go.
///
/// A pan anywhere on the stage, along the way of the transition, holds the running animation, moves it on or back, and decides
/// about its end when it lets go; as often as one likes. The pan is there only while the transition runs.
@MainActor
final class CatchingInteractor: UIPercentDrivenInteractiveTransition {
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The ways along which a finger takes hold; the first that fits its movement counts.
    private var ways: [FingerWay] = []
    private var way: FingerWay?
    private var context: (any UIViewControllerContextTransitioning)?
    /// What runs; an animator hands out the same one for the whole transition.
    private var running: (any UIViewImplicitlyAnimating)?
    private var driver: PanDriver?

    /// For a transition that a finger begins. Until it is told what it leads, no other finger can take hold of it.
    override init() {
        super.init()
    }

    /// For a transition that begins by itself.
    ///
    /// - Parameters:
    ///   - gestures: Those that lead back: each of them catches the transition.
    ///   - direction: Which way the transition runs.
    /// - Returns: nil where no gesture leads back. An animator whose run cannot be taken hold of is left alone.
    convenience init?(
        _ animator: any UIViewControllerAnimatedTransitioning, _ gestures: [BackGesture],
        _ direction: TransitionDirection
    ) {
        guard !gestures.isEmpty else { return nil }
        self.init()
        lead(animator, along: gestures.map { .back($0, direction) })
        wantsInteractiveStart = false
    }

    /// Sets what it leads, and along which ways a finger takes that on and back.
    func lead(_ animator: any UIViewControllerAnimatedTransitioning, along ways: [FingerWay]) {
        self.animator = animator
        self.ways = ways
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        guard let running = animator?.animator(of: transitionContext) else { return }
        (self.running, context) = (running, transitionContext)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        driver = PanDriver(pan, on: transitionContext.containerView, driving: self)
        let coordinator = transitionContext.viewController(forKey: .to)?.transitionCoordinator
        coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            pan.view?.removeGestureRecognizer(pan)
            self?.forget()
        }
    }

    private func forget() {
        (context, running, animator, driver) = (nil, nil, nil, nil)
    }
}

extension CatchingInteractor: PanDriven {
    var outranksOtherPans: Bool { context?.isInteractive == false }

    /// Not while another finger holds it.
    func fits(_ velocity: CGPoint) -> Bool {
        guard context?.isInteractive == false, let way = ways.first(where: { $0.isAlong(velocity) }) else {
            return false
        }
        self.way = way
        return true
    }

    func takeHold() -> (interactor: any Drivable, progress: CGFloat)? {
        guard let context, let running else { return nil }
        pause()
        guard context.isInteractive else { return nil }
        guard running.state == .active else { return (self, percentComplete) }
        // Its way is counted from the beginning, also when it was on its way back.
        if running.isReversed { running.isReversed = false }
        return (self, running.fractionComplete)
    }

    func start(_ pan: UIPanGestureRecognizer) {}

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = pan.view, let way else { return 0 }
        return way.share(of: movement, on: view)
    }
}
