import UIKit

/// The page that goes is folded together like a screen of four boards, towards the side where it leaves.
@MainActor final class FCFoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool

    init(opens: Bool) {
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let from = transitionContext.fromView,
            let to = transitionContext.toView
        else { return transitionContext.fade(0.5) }
        transitionContext.containerView.insertSubview(to, at: 0)
        let screen = UIView(frame: from.frame)
        screen.layer.sublayerTransform.m34 = -1 / 1500
        let boards = cut(from, into: screen)
        transitionContext.containerView.addSubview(screen)
        from.isHidden = true
        // A page that is opened closes the one before towards the side where lines begin.
        let goesLeft = opens == (screen.fcReading > 0)
        // Beyond the edge, as boards that stand upright there could still be seen from the middle.
        let width = screen.bounds.width
        let hinge = goesLeft ? -0.1 * width : 1.1 * width
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
            for (index, board) in boards.enumerated() {
                var folded = CATransform3DMakeTranslation(hinge - board.center.x, 0, 0)
                folded = CATransform3DRotate(folded, (index % 2 == 0 ? 1 : -1) * .pi / 2, 0, 1, 0)
                board.layer.transform = folded
            }
        } completion: { _ in
            screen.removeFromSuperview()
            from.isHidden = false
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }

    /// Pictures of four parts of a view, beside each other.
    private func cut(_ view: UIView, into screen: UIView) -> [UIView] {
        let width = (view.bounds.width / 4).rounded(.down)
        return (0..<4).compactMap { index in
            let left = CGFloat(index) * width
            let part = CGRect(
                x: left, y: 0, width: index < 3 ? width : view.bounds.width - left, height: view.bounds.height)
            guard let board = view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
            else {
                return nil
            }
            board.frame = part
            screen.addSubview(board)
            return board
        }
    }
}

/// Slides pages over each other, with a shade on the lower one. Where it is called off it leaves early, before the shade is taken away.
@MainActor final class FCShadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let pushes: Bool

    init(pushes: Bool) {
        self.pushes = pushes
        super.init()
    }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let from = transitionContext.fromView,
            let to = transitionContext.toView
        else { return transitionContext.fade(0.35) }
        let (upper, lower, pushes) = pushes ? (to, from, true) : (from, to, false)
        let aside = CGAffineTransform(
            translationX: transitionContext.containerView.bounds.width * upper.fcReading, y: 0)
        let shade = CAGradientLayer()
        shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        (shade.startPoint, shade.endPoint) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        shade.frame = lower.bounds
        shade.opacity = pushes ? 0.5 : 0
        lower.layer.addSublayer(shade)
        let dim = CABasicAnimation(keyPath: "opacity")
        (dim.fromValue, dim.toValue, dim.duration) = (pushes ? 0 : 0.5, pushes ? 0.5 : 0, 0.35)
        shade.add(dim, forKey: "dim")
        if pushes { upper.transform = aside }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            upper.transform = pushes ? .identity : aside
        } completion: { _ in
            upper.transform = .identity
            guard !transitionContext.transitionWasCancelled else {
                to.removeFromSuperview()
                return transitionContext.completeTransition(false)
            }
            shade.removeFromSuperlayer()
            transitionContext.completeTransition(true)
        }
    }
}
