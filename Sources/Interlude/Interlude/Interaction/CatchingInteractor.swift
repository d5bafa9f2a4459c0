import UIKit

/// An interaction controller that lets the user catch a running transition: one that began in code, or one that a finger has
/// begun and released.
///
/// A pan anywhere in the container, along the transition's path, pauses the running animation, scrubs it, and decides
/// about its end when it is released, repeatedly. The pan exists only while the transition runs.
@MainActor
final class CatchingInteractor: UIPercentDrivenInteractiveTransition {
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The ways along which a finger takes hold; the first that fits its movement counts.
    private var ways: [FingerWay] = []
    private var way: FingerWay?
    private var context: (any UIViewControllerContextTransitioning)?
    /// The running animator; the same for the whole transition.
    private var running: (any UIViewImplicitlyAnimating)?
    private var driver: PanDriver?

    /// Creates a controller for a transition that a finger begins. Until its animator is set, no other finger can catch it.
    override init() {
        super.init()
    }

    /// Creates a controller for a transition that begins in code.
    ///
    /// - Parameters:
    ///   - gestures: The back gestures: each of them catches the transition.
    ///   - direction: The direction of the transition.
    /// - Returns: `nil` if there are no back gestures. An animator that is not interruptible is not changed.
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
        self.running = running
        context = transitionContext
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        driver = PanDriver(pan, on: transitionContext.containerView, driving: self)
        let coordinator = transitionContext.viewController(forKey: .to)?.transitionCoordinator
        coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            pan.view?.removeGestureRecognizer(pan)
            self?.forget()
        }
    }

    private func forget() {
        context = nil
        running = nil
        animator = nil
        driver = nil
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
        // The fraction is counted from the beginning, also while it was reversed.
        if running.isReversed { running.isReversed = false }
        return (self, running.fractionComplete)
    }

    func start(_ pan: UIPanGestureRecognizer) {}

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = pan.view, let way else { return 0 }
        return way.share(of: movement, on: view)
    }
}
