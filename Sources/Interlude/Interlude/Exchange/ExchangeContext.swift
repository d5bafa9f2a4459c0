import UIKit

/// The transition context of a change of children in a custom container. UIKit's containers create their own
/// contexts.
@MainActor
final class ExchangeContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.none
    let targetTransform = CGAffineTransform.identity
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false

    private let from: UIViewController
    private let to: UIViewController
    /// Called once, when the animator says that it has ended.
    var onCompletion: (@MainActor (Bool) -> Void)?

    init(on containerView: UIView, from: UIViewController, to: UIViewController) {
        self.containerView = containerView
        self.from = from
        self.to = to
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

    func completeTransition(_ didComplete: Bool) {
        let completion = onCompletion
        onCompletion = nil
        completion?(didComplete)
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func pauseInteractiveTransition() { isInteractive = true }

    func finishInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = false
    }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }
}
