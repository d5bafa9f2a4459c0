import QuartzCore

/// Takes a zoomed screen back: by itself, or as a finger moves it. On its way a finger can take hold of it at any time.
@MainActor
final class ZoomDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let zoom: ZoomChoice
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var scene: ZoomScene?
    /// Where the card was caught on its way; `nil` where it was at rest.
    private(set) var caught: ZoomPose?
    /// What of the way was done where the card was caught on its way back: by its looks, and by the transition's clock.
    private var doneWhenCaught: (seen: CGFloat, told: CGFloat)?
    private var isCatching: Bool
    /// Whether a finger has begun it.
    let wantsInteractiveStart: Bool
    /// How often the card has begun to fly, or was caught: what ends later than that counts no more.
    private var flights = 0
    private var fingers: ZoomFingers?

    init(_ zoom: ZoomChoice, byFinger: Bool, caught: ZoomPose? = nil) {
        self.zoom = zoom
        self.caught = caught
        isCatching = caught != nil
        wantsInteractiveStart = byFinger
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = ZoomScene.make(zoom, opens: false, in: transitionContext) else {
            if transitionContext.isInteractive { transitionContext.finishInteractiveTransition() }
            return transitionContext.completeTransition(true)
        }
        context = transitionContext
        self.scene = scene
        fingers = ZoomDismissal.catching(back: self, of: zoom.controller, in: transitionContext.containerView)
        if wantsInteractiveStart {
            scene.showByFinger(caught ?? scene.whole)
        } else {
            scene.show(scene.whole, withPicture: true)
            fly(landing: true, with: ZoomMetrics.flight)
        }
    }

    // MARK: Under a finger

    func move(to pose: ZoomPose) {
        guard let scene, let context, context.isInteractive else { return }
        if isCatching {
            // A card on its way has another shape than one under a finger, and takes that on while it follows.
            isCatching = false
            UIView.animate(
                withDuration: ZoomMetrics.catching, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
            ) { scene.showByFinger(pose) }
        } else {
            scene.showByFinger(pose)
        }
        context.updateInteractiveTransition(share(1 - pose.progress))
    }

    /// What runs alongside goes on from where it was when the card was caught, and reaches both ends with it.
    private func share(_ done: CGFloat) -> CGFloat {
        guard let (seen, told) = doneWhenCaught else { return done }
        if done < seen { return told * done / seen }
        return seen < 1 ? told + (1 - told) * (done - seen) / (1 - seen) : 1
    }

    /// The finger has gone: the card lands on its source, or is the whole screen again.
    func letGo(landing: Bool) {
        guard let context, context.isInteractive else { return }
        if landing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        fly(landing: landing, with: landing ? ZoomMetrics.landing : ZoomMetrics.comingBack)
    }

    /// A finger takes hold of the card on its way.
    ///
    /// - Returns: Whether it has.
    func hold() -> Bool {
        guard let scene, let context = context as? TransitionContext, let pose = scene.seenPose,
            context.run?.takeHoldByHand() ?? false
        else { return false }
        flights += 1
        caught = pose
        isCatching = true
        doneWhenCaught = (1 - pose.progress, context.percentComplete)
        scene.halt(at: pose)
        return true
    }

    // MARK: By itself

    private func fly(landing: Bool, with spring: ZoomMetrics.Spring) {
        guard let scene else { return }
        flights += 1
        let number = flights
        let end = landing ? scene.small : scene.whole
        scene.takeFlight()
        scene.animatePicture(to: end)
        scene.animate(to: end, with: spring) { [weak self] in
            guard let self, number == flights else { return }
            self.end(landing)
        }
    }

    private func end(_ landing: Bool) {
        guard let scene, let context else { return }
        self.scene = nil
        self.context = nil
        fingers?.flightHasEnded()
        fingers = nil
        scene.tidyUp()
        // Of a dismissal that is called off the container is the animator's to restore.
        if !landing { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(landing)
    }
}
