import QuartzCore

/// A zoom that a controller comes and goes with.
@MainActor
struct ZoomChoice {
    /// The controller that grows.
    let controller: UIViewController
    let options: UIViewController.Transition.ZoomOptions
    private let provider:
        (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIViewController.Transition.ZoomOrigin?

    /// `nil` where the controller comes another way.
    init?(_ controller: UIViewController) {
        guard let transition = controller.preferredTransition, case .zoom(let options, let provider) = transition.kind
        else { return nil }
        self.controller = controller
        self.options = options
        self.provider = provider
    }

    /// The view that the zoom begins at, or goes back to.
    func source(facing other: UIViewController) -> UIView? {
        switch provider(.init(source: other, zoomed: controller)) {
        case .view(let view): view
        case .item(let item): item.customView ?? item.shownView
        case nil: nil
        }
    }

    /// What takes the screen back when no finger does, so that one can catch it on its way; `nil` where it only fades.
    var wayBack: ZoomDriver? { UIAccessibility.isReduceMotionEnabled ? nil : ZoomDriver(self, byFinger: false) }

    /// What flies there or back; who wants little motion gets a short fade.
    func animator(opens: Bool) -> any UIViewControllerAnimatedTransitioning {
        UIAccessibility.isReduceMotionEnabled
            ? CrossDissolveAnimator(presents: opens, duration: ZoomMetrics.reducedDuration)
            : ZoomFlight(self, opens: opens)
    }
}

/// Flies there or back.
@MainActor
final class ZoomFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: ZoomChoice
    private let opens: Bool
    private var scene: ZoomScene?
    private var end: (() -> Void)?
    private var fingers: ZoomFingers?

    init(_ zoom: ZoomChoice, opens: Bool) {
        self.zoom = zoom
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ZoomMetrics.flight.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let scene = ZoomScene.make(zoom, opens: opens, in: context) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        self.scene = scene
        end = { [opens] in
            scene.tidyUp()
            let done = !context.transitionWasCancelled
            if !done, !opens { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(done)
        }
        if opens { fingers = ZoomDismissal.catching(self, of: zoom.controller, in: context.containerView) }
        let pose = opens ? scene.whole : scene.small
        scene.show(opens ? scene.small : scene.whole, withPicture: true)
        scene.animatePicture(to: pose)
        scene.animate(to: pose, with: ZoomMetrics.flight) { self.finish() }
    }

    /// Where the card is seen now.
    var pose: ZoomPose? { scene?.seenPose }

    /// Ends the flight, at its end or before it: the screen has come then, wherever its card was.
    func finish() {
        guard let end else { return }
        self.end = nil
        scene = nil
        fingers?.flightHasEnded()
        fingers = nil
        end()
    }
}

extension ZoomScene {
    /// Puts the screens in the container, and the zoomed one on its card.
    static func make(
        _ zoom: ZoomChoice, opens: Bool, in context: any UIViewControllerContextTransitioning
    ) -> ZoomScene? {
        guard let screen = context.view(forKey: opens ? .to : .from),
            let other = context.viewController(forKey: opens ? .from : .to)
        else { return nil }
        let container = context.containerView
        UIView.performWithoutAnimation {
            if opens {
                screen.frame = context.finalFrame(for: zoom.controller)
                container.addSubview(screen)
                screen.layoutIfNeeded()
            } else if let lower = context.view(forKey: .to) {
                lower.frame = context.finalFrame(for: other)
                container.insertSubview(lower, at: 0)
                lower.layoutIfNeeded()
            }
        }
        return ZoomScene(zoom: zoom, screen: screen, container: container, source: zoom.source(facing: other))
    }
}
