/// What the system's own modal animators share: duration, the to view's place, the end.
@MainActor
class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presents: Bool
    let duration: TimeInterval

    init(presents: Bool, duration: TimeInterval) {
        self.presents = presents
        self.duration = duration
        super.init()
    }

    /// The animator of a transition style. A partial curl is not supported and covers vertically.
    static func make(_ style: UIModalTransitionStyle, presents: Bool) -> SystemModalAnimator {
        switch style {
        case .crossDissolve: CrossDissolveAnimator(presents: presents, duration: SystemMetrics.dissolveDuration)
        case .flipHorizontal: FlipAnimator(presents: presents, duration: SystemMetrics.flipDuration)
        case .coverVertical, .partialCurl:
            CoverVerticalAnimator(presents: presents, duration: SystemMetrics.coverDuration)
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        placeToView(in: transitionContext)
        animate(transitionContext)
    }

    /// Starts the style's animation; for subclasses.
    func animate(_ context: any UIViewControllerContextTransitioning) {
        end(context)
    }

    /// Puts the to view in the container at its final frame: on top when presenting, at the back when dismissing.
    private func placeToView(in context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
        if presents {
            context.containerView.addSubview(view)
        } else {
            context.containerView.insertSubview(view, at: 0)
        }
    }

    /// Ends the transition, and takes a to view out again that was let in for nothing.
    final func end(_ context: any UIViewControllerContextTransitioning) {
        let done = !context.transitionWasCancelled
        if !done, !presents { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(done)
    }
}

extension UIViewController {
    /// The style that the controller is presented in.
    final var wishedTransitionStyle: UIModalTransitionStyle { preferredTransition?.style ?? modalTransitionStyle }
}

/// The presented view comes from below and goes there.
@MainActor
final class CoverVerticalAnimator: SystemModalAnimator {
    override func animate(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: presents ? .to : .from) else { return end(context) }
        let container = context.containerView
        let place = view.center
        let way = container.bounds.maxY - view.frame.minY
        let below = CGPoint(x: place.x, y: place.y + way)
        if presents { view.center = below }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction],
            animations: { view.center = self.presents ? place : below },
            completion: { _ in
                if context.transitionWasCancelled { view.center = place }
                self.end(context)
            })
    }
}

/// The presented view fades in and out.
@MainActor
final class CrossDissolveAnimator: SystemModalAnimator {
    override func animate(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: presents ? .to : .from) else { return end(context) }
        let alpha = view.alpha
        if presents { view.alpha = 0 }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction],
            animations: { view.alpha = self.presents ? alpha : 0 },
            completion: { _ in
                view.alpha = alpha
                self.end(context)
            })
    }
}

/// Both sides turn about the vertical axis, as the two faces of a card.
@MainActor
final class FlipAnimator: SystemModalAnimator {
    override func animate(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let faces = [context.view(forKey: .from), context.view(forKey: .to)]
        guard faces.contains(where: { $0 != nil }) else { return end(context) }
        let sign: CGFloat = presents ? 1 : -1
        let before = container.layer.sublayerTransform
        container.layer.sublayerTransform.m34 = -1 / SystemMetrics.flipPerspective
        for face in faces { face?.layer.isDoubleSided = false }
        let quarter = CGFloat.pi
        faces[1]?.layer.transform = CATransform3DMakeRotation(sign * quarter, 0, 1, 0)
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    faces[0]?.layer.transform = CATransform3DMakeRotation(-sign * quarter / 2, 0, 1, 0)
                    faces[1]?.layer.transform = CATransform3DMakeRotation(sign * quarter / 2, 0, 1, 0)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    faces[0]?.layer.transform = CATransform3DMakeRotation(-sign * quarter, 0, 1, 0)
                    faces[1]?.layer.transform = CATransform3DIdentity
                }
            },
            completion: { _ in
                container.layer.sublayerTransform = before
                for face in faces {
                    face?.layer.transform = CATransform3DIdentity
                    face?.layer.isDoubleSided = true
                }
                self.end(context)
            })
    }
}
