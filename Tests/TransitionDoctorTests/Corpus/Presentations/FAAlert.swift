import TransitionDoctor
import UIKit

/// An alert that is its own transitioning delegate. Its view is the shade, so that it is dark without animation too.
@MainActor final class FAAlert: UIViewController, UIViewControllerTransitioningDelegate {
    fileprivate let card = UIView()
    fileprivate static let shade = UIColor(white: 0, alpha: 0.5)

    init(_ text: String) {
        super.init(nibName: nil, bundle: nil)
        title = text
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = FAAlert.shade
        card.backgroundColor = .white
        card.layer.cornerRadius = 14
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 250), card.heightAnchor.constraint(equalToConstant: 130),
            label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAAlertAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAAlertAnimator(isPresenting: false) }

    static func screens() -> AppFlow {
        let home = FAPage("Documents", .systemTeal)
        return AppFlow(root: home) { animated in
            guard home.presentedViewController == nil else { return }
            home.present(FAAlert("Saved"), animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAAlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { isPresenting ? 0.45 : 0.25 }

    func animateTransition(using transitionContext: FAContext) {
        if isPresenting { transitionContext.faAddComingView() }
        guard let alert = transitionContext.viewController(forKey: isPresenting ? .to : .from) as? FAAlert,
            let view = alert.viewIfLoaded
        else { return transitionContext.faConclude() }
        let settle: @MainActor @Sendable () -> Void = {
            view.backgroundColor = FAAlert.shade
            (alert.card.transform, alert.card.alpha) = (.identity, 1)
            transitionContext.faConclude()
        }
        if isPresenting {
            come(alert.card, in: view, then: settle)
        } else {
            go(alert.card, in: view, then: settle)
        }
    }

    private func come(_ card: UIView, in view: UIView, then settle: @escaping @MainActor @Sendable () -> Void) {
        view.backgroundColor = .clear
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.4, options: []
        ) {
            view.backgroundColor = FAAlert.shade
            (card.alpha, card.transform) = (1, .identity)
        } completion: { _ in
            settle()
        }
    }

    private func go(_ card: UIView, in view: UIView, then settle: @escaping @MainActor @Sendable () -> Void) {
        UIView.animateKeyframes(withDuration: 0.25, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                card.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
                card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                card.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.backgroundColor = .clear }
        } completion: { _ in
            settle()
        }
    }
}
