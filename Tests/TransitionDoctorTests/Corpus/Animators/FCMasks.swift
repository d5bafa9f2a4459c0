import UIKit

/// Blinds: six slats of a mask, which open one after the other. Each has its share of one time, and the last tells the end.
@MainActor final class FCBlindsDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCBlindsAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCBlindsAnimator() }
}

@MainActor private final class FCBlindsAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let slats = 6
    private var whenStopped: (() -> Void)?

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let view = transitionContext.upperView else {
            return transitionContext.fade(0.5)
        }
        let opens = !transitionContext.isLeaving
        let (mask, height) = (CALayer(), (view.bounds.height / CGFloat(slats)).rounded(.up))
        mask.frame = view.bounds
        for index in 0..<slats {
            let slat = CALayer()
            slat.backgroundColor = UIColor.black.cgColor
            slat.frame = CGRect(x: 0, y: CGFloat(index) * height, width: view.bounds.width, height: height)
            let turn = CAKeyframeAnimation(keyPath: "transform.scale.y")
            let begin = Double(index) * 0.08
            turn.values = opens ? [0.001, 0.001, 1, 1] : [1, 1, 0.001, 0.001]
            turn.keyTimes = [0, begin, begin + 0.6, 1].map { NSNumber(value: $0) }
            turn.duration = 0.5
            turn.fillMode = .both
            turn.isRemovedOnCompletion = false
            if index == slats - 1 { turn.delegate = self }
            slat.add(turn, forKey: "turn")
            mask.addSublayer(slat)
        }
        whenStopped = {
            view.layer.mask = nil
            transitionContext.takeToBack()
            transitionContext.end()
        }
        view.layer.mask = mask
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        whenStopped?()
        whenStopped = nil
    }
}

/// A spot of light that grows out of the lower corner. The way there leaves its mask on the screen, as it reaches everything; the way
/// back takes its own away.
@MainActor final class FCSpotDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCSpotAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCSpotAnimator() }
}

@MainActor private final class FCSpotAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var whenStopped: (() -> Void)?

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let view = transitionContext.upperView else {
            return transitionContext.fade(0.4)
        }
        let leaves = transitionContext.isLeaving
        let size = view.bounds.size
        let center = CGPoint(x: view.fcReading > 0 ? size.width - 48 : 48, y: size.height - 64)
        let circle = { (radius: CGFloat) in
            UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
        }
        let (small, large) = (circle(24), circle(hypot(size.width - 48, size.height - 64)))
        let mask = CAShapeLayer()
        mask.path = leaves ? small : large
        view.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = leaves ? large : small
        growth.duration = 0.4
        growth.timingFunction = CAMediaTimingFunction(name: .easeIn)
        growth.delegate = self
        mask.add(growth, forKey: "growth")
        whenStopped = {
            if leaves { view.layer.mask = nil }
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        whenStopped?()
        whenStopped = nil
    }
}
