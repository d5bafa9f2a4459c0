import UIKit

/// The interactor of a transition that runs by itself until a finger takes hold of it.
///
/// A pan anywhere on the stage, along the way of the transition's back gesture, holds the running animation, moves it on or
/// back, and decides about its end when it lets go. The pan is there only while the transition runs.
@MainActor
final class CatchingInteractor: UIPercentDrivenInteractiveTransition {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let direction: TransitionDirection
    private let gesture: BackGesture
    private var context: (any UIViewControllerContextTransitioning)?
    private var driver: PanDriver?

    /// - Parameter direction: Which way the transition runs.
    /// - Returns: nil where no gesture leads back. An animator whose run cannot be taken hold of is left alone.
    init?(
        _ animator: any UIViewControllerAnimatedTransitioning, _ gesture: BackGesture, _ direction: TransitionDirection
    ) {
        guard gesture != .none else { return nil }
        self.direction = direction
        self.animator = animator
        self.gesture = gesture
        super.init()
        wantsInteractiveStart = false
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
        guard animator.animator(of: transitionContext) != nil else { return }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        driver = PanDriver(pan, on: transitionContext.containerView, driving: self)
        let coordinator = transitionContext.viewController(forKey: .to)?.transitionCoordinator
        coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            pan.view?.removeGestureRecognizer(pan)
            self?.context = nil
        }
    }
}

extension CatchingInteractor: PanDriven {
    var outranksOtherPans: Bool { true }

    func fits(_ velocity: CGPoint) -> Bool {
        let isVertical = abs(velocity.y) > abs(velocity.x)
        if case .pan = gesture { return isVertical }
        return !isVertical
    }

    func takeHold() -> (interactor: any Drivable, progress: CGFloat)? {
        guard let context, let running = animator.animator(of: context) else { return nil }
        pause()
        return (self, running.fractionComplete)
    }

    func start(_ pan: UIPanGestureRecognizer) {}

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = pan.view, view.bounds.width > 0, view.bounds.height > 0 else { return 0 }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let back = gesture.share(of: movement, in: view.bounds.size, isMirrored: isMirrored)
        return direction == .forward ? -back : back
    }
}
