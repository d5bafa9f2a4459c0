import UIKit

/// Pushes and pops with cards, and leads back by a pan from the left edge.
public final class CardNavigation: NSObject, UINavigationControllerDelegate {
    /// Makes the animator; the argument says whether it leads back.
    private let animator: (Bool) -> any UIViewControllerAnimatedTransitioning
    private weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    public init(
        _ navigation: UINavigationController, animator: @escaping (Bool) -> any UIViewControllerAnimatedTransitioning
    ) {
        self.animator = animator
        self.navigation = navigation
        super.init()
        navigation.delegate = self
        let pan = UIScreenEdgePanGestureRecognizer()
        #if canImport(ObjectiveC)
        pan.addTarget(self, action: #selector(pan(_:)))
        #else
        pan.addTarget(self, action: Selector(CardNavigation.pan(_:)))
        #endif
        pan.edges = .left
        navigation.view.addGestureRecognizer(pan)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(operation == .pop)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func pan(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = pan.view else { return }
        let share = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed: interaction?.update(share)
        case .ended where share > 0.5: end { $0.finish() }
        case .ended, .cancelled: end { $0.cancel() }
        default: break
        }
    }

    private func end(_ how: (UIPercentDrivenInteractiveTransition) -> Void) {
        if let interaction { how(interaction) }
        interaction = nil
    }
}
