import UIKit

/// Animates a navigation controller's pushes and pops in a way that the test says.
@MainActor
class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let duration: TimeInterval
    private let animate: (any UIViewControllerContextTransitioning) -> Void

    /// - Parameter animate: Called once the screen to come is in the container.
    init(
        duration: TimeInterval, animate: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in }
    ) {
        self.duration = duration
        self.animate = animate
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        animate(transitionContext)
    }
}
