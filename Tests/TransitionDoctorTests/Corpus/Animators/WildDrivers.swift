import QuartzCore
import TransitionDoctor
import UIKit

/// Interactors of apps' own.
@MainActor enum WildDrivers {
    /// One interactor for ever, which begins with a finger only when a finger is there.
    static func kept() -> AppFlow {
        let route = fading()
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        route.driver = { percent }
        route.fingers = (
            begin: { percent.wantsInteractiveStart = true }, move: { percent.update($0) },
            end: { finishes in
                if finishes { percent.finish() } else { percent.cancel() }
                percent.wantsInteractiveStart = false
            }
        )
        return route.screens
    }

    /// The container's clock is held and turned by the finger.
    static func heldTime(staysHeld: Bool = false) -> AppFlow {
        let route = fading()
        var driver: WildClockDriver?
        route.driver = { driver }
        route.fingers = (
            begin: { driver = WildClockDriver(staysHeld) }, move: { driver?.move($0) },
            end: { finishes in
                driver?.letGo(finishes)
                driver = nil
            }
        )
        return route.screens
    }

    /// A property animator that an interactor holds, turns round and lets go.
    static func turned(forgetsToCancel: Bool = false) -> AppFlow {
        let route = fading()
        var driver: WildTurnDriver?
        route.driver = { driver }
        route.fingers = (
            begin: { driver = WildTurnDriver(forgetsToCancel) }, move: { driver?.move($0) },
            end: { finishes in
                driver?.letGo(finishes)
                driver = nil
            }
        )
        return route.screens
    }

    /// A drawer that gives way like rubber beyond its end, and springs back.
    static func drawer() -> AppFlow { WildDrawer().screens }

    private static func fading() -> WildRoute {
        WildRoute(WildPage("List", .systemTeal) { _ = wildBlock(.systemRed, in: $0.view, y: 280) }) { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
    }
}

/// Holds the container's time and sets it by the finger, as was done before there were property animators.
@MainActor final class WildClockDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let staysHeld: Bool
    private var context: BodyAnimator.Context?
    private var start: CFTimeInterval = 0

    init(_ staysHeld: Bool) { self.staysHeld = staysHeld }

    private var layer: CALayer? { context?.containerView.layer }

    func startInteractiveTransition(_ context: BodyAnimator.Context) {
        self.context = context
        let layer = context.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
        context.addTo()
        guard let view = context.fromView else { return context.end() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.alpha = 0
        } completion: { _ in
            view.alpha = 1
            context.takeToBack()
            context.end()
        }
    }

    func move(_ part: CGFloat) {
        context?.updateInteractiveTransition(part)
        layer?.timeOffset = start + 0.3 * CFTimeInterval(part)
    }

    func letGo(_ finishes: Bool) {
        guard let context, let layer else { return }
        if finishes {
            context.finishInteractiveTransition()
            return run(layer)
        }
        context.cancelInteractiveTransition()
        every(1.0 / 60) { [self] in
            layer.timeOffset -= 1.0 / 60
            guard layer.timeOffset <= start else { return false }
            layer.timeOffset = start
            context.fromView?.layer.removeAllAnimations()
            guard !staysHeld else { return true }
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            return true
        }
    }

    /// Lets time go on from where it is.
    private func run(_ layer: CALayer) {
        let held = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
        let left = 0.3 - (held - start)
        later(max(left, 0) + 0.05) { layer.beginTime = 0 }
    }
}

/// Drives with a property animator, and turns it round when it is called off.
@MainActor final class WildTurnDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let forgetsToCancel: Bool
    private var context: BodyAnimator.Context?
    private var animator: UIViewPropertyAnimator?

    init(_ forgetsToCancel: Bool) { self.forgetsToCancel = forgetsToCancel }

    func startInteractiveTransition(_ context: BodyAnimator.Context) {
        self.context = context
        context.addTo()
        guard let view = context.fromView else { return context.end() }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        animator.addCompletion { _ in
            view.alpha = 1
            view.transform = .identity
            context.takeToBack()
            context.end()
        }
        animator.pauseAnimation()
        self.animator = animator
    }

    func move(_ part: CGFloat) {
        animator?.fractionComplete = part
        context?.updateInteractiveTransition(part)
    }

    func letGo(_ finishes: Bool) {
        guard let context, let animator else { return }
        if finishes {
            context.finishInteractiveTransition()
        } else if !forgetsToCancel {
            context.cancelInteractiveTransition()
        }
        animator.isReversed = !finishes
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
}

/// A drawer at the right edge.
private final class WildDrawer: UIViewController {
    private let drawer = UIView()
    private var isOpen = false
    private let width: CGFloat = 260
    private var offset: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = wildBlock(.systemTeal, in: view, y: 300)
        drawer.backgroundColor = .systemPurple
        view.addSubview(drawer)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(WildDrawer.pulled(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        put(offset)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open(true, $0)
        } close: {
            self.open(false, $0)
        }
    }

    /// Puts the drawer so far out.
    private func put(_ offset: CGFloat) {
        self.offset = offset
        drawer.frame = CGRect(x: view.bounds.width - offset, y: 0, width: width + 200, height: view.bounds.height)
    }

    private func open(_ opens: Bool, _ animated: Bool) {
        isOpen = opens
        let change = { self.put(opens ? self.width : 0) }
        guard animated else { return change() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .beginFromCurrentState, animations: change)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let way = (isOpen ? width : 0) - pan.translation(in: view).x
        switch pan.state {
        case .changed:
            let beyond = max(way - width, 0)
            put(max(min(way, width), 0) + 120 * (1 - 1 / (beyond * 0.55 / 120 + 1)))
        case .ended: open(pan.velocity(in: view).x < -500 || (way > width / 2 && pan.velocity(in: view).x < 500), true)
        case .cancelled, .failed: open(isOpen, true)
        default: break
        }
    }
}
