import UIKit

/// One change of children, from the call that asks for it until the animator has ended.
@MainActor
final class ExchangeRun: NSObject {
    private let from: UIViewController
    private let to: UIViewController
    private let container: UIViewController
    private let stage: UIView
    private let animator: any UIViewControllerAnimatedTransitioning
    private let context: ExchangeContext
    /// Along which way a finger takes it there and back.
    private let way: FingerWay
    private let completion: @MainActor (Bool) -> Void
    private var catching: PanDriver?
    private weak var pan: UIPanGestureRecognizer?

    init(
        from: UIViewController, to: UIViewController, of container: UIViewController, on stage: UIView,
        animator: any UIViewControllerAnimatedTransitioning, way: FingerWay,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.container = container
        self.stage = stage
        self.animator = animator
        self.way = way
        self.completion = completion
        context = ExchangeContext(on: stage, from: from, to: to)
        super.init()
        container.addChild(to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        // The context is kept by the animator, and it keeps this run until it has ended.
        context.onCompletion = { self.end($0) }
    }

    /// Starts the animation without a finger; a finger may take it over.
    func start() {
        letFingersCatch()
        animator.animateTransition(using: context)
    }

    /// Starts paused, to be driven by a gesture.
    ///
    /// - Returns: `false` if the animator is not interruptible; then it runs automatically.
    func startHeld() -> Bool {
        guard let running = animator.animator(of: context) else {
            start()
            return false
        }
        context.pauseInteractiveTransition()
        running.pauseAnimation()
        return true
    }

    /// Takes hold of it while it runs, and says how far it has come.
    private func hold() -> CGFloat? {
        guard let running = animator.animator(of: context) else { return nil }
        context.pauseInteractiveTransition()
        running.pauseAnimation()
        // The fraction is counted from the beginning, also while it was reversed.
        running.isReversed = false
        return running.fractionComplete
    }

    /// Brings it to its end without further animation.
    func endAtOnce() {
        context.finishInteractiveTransition()
        if let running = animator.animator(of: context), running.state == .active {
            running.stopAnimation(false)
            running.finishAnimation(at: .end)
        }
        // An animator that cannot be stopped is left to itself: what it does is not to be seen any more.
        context.completeTransition(true)
    }

    private func end(_ hasStayed: Bool) {
        if let pan { pan.view?.removeGestureRecognizer(pan) }
        animator.tellEnded(hasStayed)
        let (comes, goes) = hasStayed ? (to, from) : (from, to)
        if !hasStayed {
            // Canceled: the arriving child disappears again.
            to.beginAppearanceTransition(false, animated: true)
            from.beginAppearanceTransition(true, animated: true)
        }
        goes.willMove(toParent: nil)
        goes.view.removeFromSuperview()
        if comes.view.superview !== stage { stage.addSubview(comes.view) }
        goes.endAppearanceTransition()
        comes.endAppearanceTransition()
        goes.removeFromParent()
        if hasStayed { comes.didMove(toParent: container) }
        completion(hasStayed)
    }
}

extension ExchangeRun: Drivable {
    func update(_ share: CGFloat) {
        animator.animator(of: context)?.fractionComplete = min(max(share, 0), 1)
        context.updateInteractiveTransition(share)
    }

    func finish() {
        context.finishInteractiveTransition()
        letGo(isReversed: false)
    }

    func cancel() {
        context.cancelInteractiveTransition()
        letGo(isReversed: true)
    }

    /// The rest takes as much of the duration as it is of the way.
    private func letGo(isReversed: Bool) {
        guard let running = animator.animator(of: context) else { return }
        let share = running.fractionComplete
        running.isReversed = isReversed
        running.goOn(with: UICubicTimingParameters(animationCurve: .easeInOut), isReversed ? share : 1 - share)
        letFingersCatch()
    }
}

extension ExchangeRun: PanDriven {
    private func letFingersCatch() {
        guard catching == nil, animator.animator(of: context) != nil else { return }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        catching = PanDriver(pan, on: stage, driving: self)
        self.pan = pan
    }

    var outranksOtherPans: Bool { true }

    func fits(_ velocity: CGPoint) -> Bool { way.isAlong(velocity) }

    func takeHold() -> (interactor: any Drivable, progress: CGFloat)? { hold().map { (self, $0) } }

    func start(_ pan: UIPanGestureRecognizer) {}

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat { way.share(of: movement, on: stage) }
}
