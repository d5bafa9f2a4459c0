import TransitionDoctor
import UIKit

// The fault: the page and its interactor retain each other.

/// An article that is pulled down. What drives that keeps the article, and the article keeps what drives it.
@MainActor final class FAArticle: FAPage, UIViewControllerTransitioningDelegate {
    private lazy var closer = FACloser(self)

    override func viewDidLoad() {
        super.viewDidLoad()
        closer.wire()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAArticleAnimator(closes: false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAArticleAnimator(closes: true) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { closer.isInProgress ? closer : nil }

    static func screens() -> AppFlow {
        let home = FAPage("Magazine", .systemTeal)
        return AppFlow(root: home) { animated in
            guard home.presentedViewController == nil else { return }
            let article = FAArticle("Article", .systemYellow)
            article.modalPresentationStyle = .custom
            article.transitioningDelegate = article
            home.present(article, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FACloser: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private(set) var isInProgress = false
    private let viewController: UIViewController

    init(_ viewController: UIViewController) {
        self.viewController = viewController
        super.init()
    }

    func wire() {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FACloser.handle(_:)))
        pan.delegate = self
        viewController.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: viewController.view)
        return speed.y > abs(speed.x) && viewController.transitionCoordinator == nil
    }

    func handle(_ pan: UIPanGestureRecognizer) {
        guard let window = viewController.view.window else { return }
        let share = min(max(pan.translation(in: window).y / 400, 0), 1)
        switch pan.state {
        case .began:
            isInProgress = true
            viewController.dismiss(animated: true)
        case .changed: update(share)
        case .ended:
            isInProgress = false
            if share > 0.4 || pan.velocity(in: window).y > 900 { finish() } else { cancel() }
        case .cancelled, .failed:
            isInProgress = false
            cancel()
        default: break
        }
    }
}

@MainActor private final class FAArticleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let closes: Bool

    init(closes: Bool) {
        self.closes = closes
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if !closes { transitionContext.faAddComingView() }
        guard let page = transitionContext.view(forKey: closes ? .from : .to) else {
            return transitionContext.faConclude()
        }
        let (closes, small) = (closes, CGAffineTransform(scaleX: 0.9, y: 0.9))
        if !closes { (page.alpha, page.transform) = (0, small) }
        UIView.animate(withDuration: 0.3) {
            page.alpha = closes ? 0 : 1
            page.transform = closes ? small : .identity
        } completion: { _ in
            (page.alpha, page.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}
