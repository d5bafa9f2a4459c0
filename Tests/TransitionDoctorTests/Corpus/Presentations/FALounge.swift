import TransitionDoctor
import UIKit

// The fault: only the animators shrink the screen below.

/// The lounge steps back while a card lies over it. Only an animated way makes it smaller, and only an animated way large again.
@MainActor final class FALounge: FAPage, UIViewControllerTransitioningDelegate {
    func showCard(animated: Bool) {
        guard presentedViewController == nil else { return }
        let card = FALoungeCard()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        present(card, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStepBackAnimator(.present) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStepBackAnimator(.dismiss) }

    static func screens() -> AppFlow {
        let lounge = FALounge("Lounge", .systemTeal)
        return AppFlow(root: lounge) { animated in
            lounge.showCard(animated: animated)
        } close: { animated in
            lounge.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FALoungeCard: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.3)
        let card = UIView()
        card.backgroundColor = .systemYellow
        card.layer.cornerRadius = 20
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
            card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
        ])
    }
}

@MainActor private final class FAStepBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Presentation { case present, dismiss }

    private let presentation: Presentation

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        let comes = presentation == .present
        if comes { transitionContext.faAddComingView() }
        guard let card = transitionContext.view(forKey: comes ? .to : .from),
            let behind = transitionContext.viewController(forKey: comes ? .from : .to)?.view
        else { return transitionContext.faConclude() }
        let back = CGAffineTransform(scaleX: 0.93, y: 0.93)
        if comes { card.alpha = 0 }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            card.alpha = comes ? 1 : 0
            behind.transform = comes ? back : .identity
        } completion: { _ in
            card.alpha = 1
            if transitionContext.transitionWasCancelled { behind.transform = comes ? .identity : back }
            transitionContext.faConclude()
        }
    }
}
