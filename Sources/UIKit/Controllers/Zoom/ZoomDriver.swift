import QuartzCore

/// Takes a zoomed screen back as a finger moves it.
@MainActor
final class ZoomDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let zoom: ZoomChoice
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var scene: ZoomScene?
    /// Where the card was caught on its way here; nil where it was at rest.
    let caught: ZoomPose?
    private var isCatching: Bool

    init(_ zoom: ZoomChoice, caught: ZoomPose? = nil) {
        (self.zoom, self.caught) = (zoom, caught)
        isCatching = caught != nil
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = ZoomScene.make(zoom, opens: false, in: transitionContext) else {
            transitionContext.finishInteractiveTransition()
            return transitionContext.completeTransition(true)
        }
        (context, self.scene) = (transitionContext, scene)
        scene.showByFinger(caught ?? scene.whole)
    }

    func move(to pose: ZoomPose) {
        guard let scene, let context else { return }
        if isCatching {
            // A card on its way has another shape than one under a finger, and takes that on while it follows.
            isCatching = false
            UIView.animate(
                withDuration: ZoomMetrics.catching, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
            ) { scene.showByFinger(pose) }
        } else {
            scene.showByFinger(pose)
        }
        context.updateInteractiveTransition(1 - pose.progress)
    }

    /// The finger has gone: the card lands on its source, or is the whole screen again.
    func letGo(landing: Bool) {
        guard let scene, let context else { return }
        (self.scene, self.context) = (nil, nil)
        if landing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let end = landing ? scene.small : scene.whole
        scene.animatePicture(to: end)
        scene.animate(to: end, with: landing ? ZoomMetrics.landing : ZoomMetrics.comingBack) {
            scene.tidyUp()
            // Of a dismissal that is called off the container is the animator's to restore.
            if !landing { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(landing)
        }
    }
}
