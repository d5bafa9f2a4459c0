import UIKit

/// A letter that brings who hands out its animator and drives it, and both keep each other for ever.
final class ThirdLetter: ThirdPage {
    private lazy var driver = ThirdLetterDriver(self)

    static func make() -> UIViewController {
        let letter = ThirdLetter("Letter", .systemOrange)
        letter.modalPresentationStyle = .fullScreen
        letter.transitioningDelegate = letter.driver
        return letter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: driver, action: Selector(ThirdLetterDriver.pulled(_:))))
    }
}

/// Drives a letter away downwards.
@MainActor private final class ThirdLetterDriver: NSObject, UIViewControllerTransitioningDelegate {
    private let letter: UIViewController
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ letter: UIViewController) {
        self.letter = letter
        super.init()
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = pan.view?.window else { return }
        let part = pan.translation(in: window).y / max(window.bounds.height, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            letter.dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            if pan.state == .ended, part > 0.4 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func animator() -> BodyAnimator {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
