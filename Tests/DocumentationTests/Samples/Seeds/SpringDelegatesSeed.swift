// swift-format-ignore-file
// What Documentation/seeds/spring.md shows.
import UIKit

// sample of Documentation/seeds/spring.md
/// Presents and dismisses with the spring.
final class SpringPresentation: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SpringAnimator(isForward: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SpringAnimator(isForward: false) }
}

/// A screen that is presented with the spring. It retains its delegate, because `transitioningDelegate` is weak.
class SpringScreen: UIViewController {
    private let springs = SpringPresentation()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setSprings()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setSprings()
    }

    private func setSprings() {
        modalPresentationStyle = .fullScreen
        transitioningDelegate = springs
    }
}

/// Pushes and pops with the spring.
final class SpringNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SpringAnimator(isForward: operation == .push) }
}

/// A navigation controller that retains its delegate, because `delegate` is weak.
class SpringNavigationController: UINavigationController {
    private let springs = SpringNavigation()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = springs
    }
}
// end of sample
