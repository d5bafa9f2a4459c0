import TransitionDoctor
import UIKit

/// Is a stack's delegate for the time of one page. The page gives it back as soon as it begins to go, also where it then stays.
@MainActor final class ThirdLender: NSObject, UINavigationControllerDelegate {
    private let navigation = UINavigationController(rootViewController: ThirdPage("Songs", .systemBackground))
    private var percent: UIPercentDrivenInteractiveTransition?

    var screens: AppFlow {
        AppFlow(root: navigation) { animated in
            let page = ThirdLentPage("Song", .systemPink)
            let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(ThirdLender.pulled(_:)))
            edge.edges = .left
            page.view.addGestureRecognizer(edge)
            self.navigation.delegate = self
            self.navigation.pushViewController(page, animated: animated)
        } close: { animated in
            self.navigation.popViewController(animated: animated)
        }
    }

    func pulled(_ edge: UIScreenEdgePanGestureRecognizer) {
        guard let window = edge.view?.window else { return }
        let part = edge.translation(in: window).x / max(window.bounds.width, 1)
        switch edge.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            if edge.state == .ended, part > 0.4 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// The page for whose time the delegate is there.
private final class ThirdLentPage: ThirdPage {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.delegate = nil
    }
}
