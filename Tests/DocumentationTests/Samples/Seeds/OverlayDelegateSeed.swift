// swift-format-ignore-file
// What Documentation/seeds/overlay.md shows.
import UIKit

// sample of Documentation/seeds/overlay.md
/// The presentation controller and the animators together.
final class CardPresentation: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LineAnimator(isForward: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LineAnimator(isForward: false) }
}

/// A screen that is presented as a card. It retains its delegate, because `transitioningDelegate` is weak.
class CardScreen: UIViewController {
    private let card = CardPresentation()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setCard()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setCard()
    }

    private func setCard() {
        modalPresentationStyle = .custom
        transitioningDelegate = card
    }
}
// end of sample
