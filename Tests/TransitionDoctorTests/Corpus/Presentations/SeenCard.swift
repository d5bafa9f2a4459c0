import TransitionDoctor
import UIKit

/// A card of a list grows to the whole screen, by constraints.
@MainActor enum SeenCard {
    static func grow(_ context: BodyAnimator.Context, leaves: Bool, staysConstrained: Bool = false) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        let container = context.containerView
        view.translatesAutoresizingMaskIntoConstraints = false
        let (top, side) = (
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        )
        let size = [
            view.widthAnchor.constraint(equalToConstant: container.bounds.width),
            view.heightAnchor.constraint(equalToConstant: container.bounds.height),
        ]
        let all = [top, side] + size
        let set = { (isSmall: Bool) in
            top.constant = isSmall ? 240 : 0
            side.constant = isSmall ? 20 : 0
            size[0].constant = container.bounds.width - (isSmall ? 40 : 0)
            size[1].constant = isSmall ? 300 : container.bounds.height
            view.layer.cornerRadius = isSmall ? 16 : 0
        }
        set(!leaves)
        NSLayoutConstraint.activate(all)
        container.layoutIfNeeded()
        view.alpha = leaves ? 1 : 0.2
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            set(leaves)
            view.alpha = leaves ? 0.2 : 1
            container.layoutIfNeeded()
        } completion: { _ in
            view.alpha = 1
            view.layer.cornerRadius = 0
            if !staysConstrained {
                NSLayoutConstraint.deactivate(all)
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = container.bounds
            }
            context.takeToBack()
            context.end()
        }
    }

    static func screens(staysConstrained: Bool = false) -> AppFlow {
        let home = SeenPlain("Today", .systemGray6)
        home.whenLoaded = { home in
            let card = UIView(frame: CGRect(x: 20, y: 240, width: 353, height: 300))
            card.backgroundColor = .systemOrange
            card.layer.cornerRadius = 16
            home.view.addSubview(card)
        }
        let delegate = CorpusModalDelegate { leaves in
            BodyAnimator(0.35) { grow($0, leaves: leaves, staysConstrained: staysConstrained) }
        }
        return AppFlow(root: home) { animated in
            let story = SeenPlain("Story", .systemOrange)
            story.modalPresentationStyle = .fullScreen
            story.transitioningDelegate = delegate
            home.present(story, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// A small window in the middle that springs up, with a dimming view.
    static func popup() -> AppFlow {
        let home = SeenPlain("Shop", .systemTeal)
        let delegate = CorpusModalDelegate(
            animator: { leaves in
                BodyAnimator(leaves ? 0.2 : 0.5) { spring($0, leaves: leaves) }
            },
            controller: { SeenPopup(presentedViewController: $0, presenting: $1) })
        return AppFlow(root: home) { animated in
            let question = SeenPlain("Delete?", .systemBackground)
            question.view.layer.cornerRadius = 14
            question.modalPresentationStyle = .custom
            question.transitioningDelegate = delegate
            home.present(question, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    private static func spring(_ context: BodyAnimator.Context, leaves: Bool) {
        context.addTo()
        let view = context.upperView
        if !leaves {
            view?.alpha = 0
            view?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
        UIView.animate(
            withDuration: leaves ? 0.2 : 0.5, delay: 0, usingSpringWithDamping: leaves ? 1 : 0.8,
            initialSpringVelocity: 0, options: []
        ) {
            view?.alpha = leaves ? 0 : 1
            view?.transform = .identity
        } completion: { _ in
            view?.alpha = 1
            context.takeToBack()
            context.end()
        }
    }
}

/// 270 × 160 in the middle.
private final class SeenPopup: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: (bounds.width - 270) / 2, y: (bounds.height - 160) / 2, width: 270, height: 160)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        guard let view = presentedView, view.transform.isIdentity else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
        shade.alpha = 0
        fade(to: 1)
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    private func fade(to alpha: CGFloat) {
        let isAlong = presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.shade.alpha = alpha
        })
        if isAlong != true { shade.alpha = alpha }
    }
}
