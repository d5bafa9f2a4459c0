import UIKit

/// What an animator is told about a change of children in a container of one's own.
///
/// The containers of UIKit make such a context themselves. With one of your own, every animator that was written for a
/// navigation controller runs in your container too.
final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity

    private let from: UIViewController
    private let to: UIViewController
    private let completion: (Bool) -> Void

    /// - Parameter completion: Called when the animator says that it has come to its end.
    init(
        in containerView: UIView, from: UIViewController, to: UIViewController, completion: @escaping (Bool) -> Void
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.completion = completion
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        viewController === from ? containerView.bounds : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        viewController === to ? containerView.bounds : .zero
    }

    func completeTransition(_ didComplete: Bool) { completion(didComplete) }

    // MARK: Interaction, which this container has none of

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}
