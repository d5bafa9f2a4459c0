import QuartzCore

/// Takes a zoomed screen back as a finger moves it.
@MainActor
final class ZoomDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let zoom: ZoomChoice
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var scene: ZoomScene?

    init(_ zoom: ZoomChoice) {
        self.zoom = zoom
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = ZoomScene.make(zoom, opens: false, in: transitionContext) else {
            transitionContext.finishInteractiveTransition()
            return transitionContext.completeTransition(true)
        }
        (context, self.scene) = (transitionContext, scene)
        scene.showByFinger(scene.whole)
    }

    func move(to pose: ZoomPose) {
        guard let scene, let context else { return }
        scene.showByFinger(pose)
        context.updateInteractiveTransition(1 - pose.progress)
    }

    /// The finger has gone: the card lands on its source, or is the whole screen again.
    func letGo(landing: Bool) {
        guard let scene, let context else { return }
        (self.scene, self.context) = (nil, nil)
        if landing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let end = landing ? scene.small : scene.whole
        scene.animatePicture(to: end)
        scene.animate(to: end, with: landing ? ZoomFigures.landing : ZoomFigures.comingBack) {
            scene.tidyUp()
            // Of a dismissal that is called off the container is the animator's to restore.
            if !landing { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(landing)
        }
    }
}
