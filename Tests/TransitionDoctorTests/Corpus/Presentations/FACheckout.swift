import TransitionDoctor
import UIKit

// The fault: the delegate is released when the receipt appears.

/// Tidies up too early: UIKit asks the delegate, which it does not keep, once more when the receipt goes.
@MainActor final class FACheckout: FAPage {
    private var director: FAReceiptDirector?

    func showReceipt(animated: Bool) {
        guard presentedViewController == nil else { return }
        let receipt = FAPage("Receipt", .systemYellow)
        let director = FAReceiptDirector()
        self.director = director
        receipt.modalPresentationStyle = .custom
        receipt.transitioningDelegate = director
        present(receipt, animated: animated) { [weak self] in
            self?.director = nil
        }
    }

    static func screens() -> AppFlow {
        let checkout = FACheckout("Checkout", .systemTeal)
        return AppFlow(root: checkout) { animated in
            checkout.showReceipt(animated: animated)
        } close: { animated in
            checkout.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAReceiptDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAReceiptAnimator(prints: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAReceiptAnimator(prints: false) }
}

@MainActor private final class FAReceiptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let prints: Bool

    init(prints: Bool) {
        self.prints = prints
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        if prints { transitionContext.faAddComingView() }
        guard let receipt = transitionContext.view(forKey: prints ? .to : .from) else {
            return transitionContext.faConclude()
        }
        let (prints, up) = (prints, CGAffineTransform(translationX: 0, y: -30))
        if prints { (receipt.alpha, receipt.transform) = (0, up) }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [])
        {
            receipt.alpha = prints ? 1 : 0
            receipt.transform = prints ? .identity : up
        } completion: { _ in
            (receipt.alpha, receipt.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}
