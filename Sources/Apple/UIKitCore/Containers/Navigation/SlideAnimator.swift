/// The system's push and pop: the upper screen slides in from the side over the lower one, which moves aside a little
/// and gets darker. Backwards the other way.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SystemMetrics.navigationDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toController = context.viewController(forKey: .to)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let pushes = operation != .pop
        to.frame = context.finalFrame(for: toController)
        let upper = pushes ? to : from
        let lower = pushes ? from : to
        if pushes {
            context.containerView.addSubview(to)
        } else {
            context.containerView.insertSubview(to, belowSubview: from)
        }
        let slide = Slide(upper: upper, lower: lower, container: context.containerView)
        slide.show(pushes ? .apart : .together)
        let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [options, .allowUserInteraction],
            animations: { slide.show(pushes ? .together : .apart) },
            completion: { _ in
                slide.tidyUp()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The two screens of a slide with the shade between them.
@MainActor
private struct Slide {
    enum Moment {
        /// Only the lower screen is seen.
        case apart
        /// The upper screen covers the lower one.
        case together
    }

    let upper: UIView
    let lower: UIView
    private let shade: UIView
    private let upperCenter: CGPoint
    private let lowerCenter: CGPoint
    private let width: CGFloat
    private let direction: CGFloat
    private let shadowCenter: CGPoint
    /// Lies beside the upper screen and goes with it, so that the screen's own shadow and clip are none of its business.
    private let shadow: EdgeShadow

    init(upper: UIView, lower: UIView, container: UIView) {
        self.upper = upper
        self.lower = lower
        upperCenter = upper.center
        lowerCenter = lower.center
        width = container.bounds.width
        direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor.black
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: upper)
        shadow = EdgeShadow(beside: upper.frame, isMirrored: direction < 0)
        container.insertSubview(shadow, belowSubview: upper)
        shadowCenter = shadow.center
    }

    func show(_ moment: Moment) {
        let apart = moment == .apart
        let aside = SystemMetrics.navigationParallax * width * direction
        let away = apart ? width * direction : 0
        upper.center = CGPoint(x: upperCenter.x + away, y: upperCenter.y)
        shadow.center = CGPoint(x: shadowCenter.x + away, y: shadowCenter.y)
        lower.center = CGPoint(x: lowerCenter.x - (apart ? 0 : aside), y: lowerCenter.y)
        shade.alpha = apart ? 0 : SystemMetrics.navigationDimming
    }

    /// Everything as it was, but for what the container does itself.
    func tidyUp() {
        shade.removeFromSuperview()
        shadow.removeFromSuperview()
        upper.center = upperCenter
        lower.center = lowerCenter
    }
}
