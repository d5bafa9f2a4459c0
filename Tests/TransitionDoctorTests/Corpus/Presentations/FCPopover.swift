import TransitionDoctor
import UIKit

/// A document with a button, out of which a list of choices grows. One delegate serves all bubbles of the app and lives as long as that.
final class FCDocument: FCScreen {
    private let button = UIButton(type: .system)

    static func screens() -> AppFlow {
        let document = FCDocument("Document", .systemBackground)
        return AppFlow(root: document) { animated in
            document.choose(animated: animated)
        } close: { animated in
            document.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Share", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.choose(animated: true) }, for: .touchUpInside)
        fcBelowCaption(fcRows(5, .systemGray5))
        view.fcAdd(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.centerYAnchor.constraint(equalTo: caption.centerYAnchor),
        ])
    }

    private func choose(animated: Bool) {
        guard presentedViewController == nil else { return }
        let bubble = FCBubble("", .systemGray6)
        bubble.source = button
        bubble.preferredContentSize = CGSize(width: 220, height: 188)
        bubble.modalPresentationStyle = .custom
        bubble.transitioningDelegate = FCBubbleDelegate.shared
        present(bubble, animated: animated)
    }
}

private final class FCBubble: FCScreen {
    weak var source: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 16
        let rows = fcRows(3, .systemBackground)
        view.fcAdd(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    /// Where the source is, in a view.
    func sourceRect(in view: UIView) -> CGRect {
        guard let source else { return CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) }
        return source.convert(source.bounds, to: view)
    }
}

private final class FCBubbleController: UIPresentationController {
    private let ground = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let bubble = presentedViewController as? FCBubble else { return .zero }
        presentingViewController.view.layoutIfNeeded()
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: 12, dy: 12)
        let (source, size) = (bubble.sourceRect(in: containerView), bubble.preferredContentSize)
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        return CGRect(x: x, y: min(source.maxY + 8, room.maxY - size.height), width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        ground.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(FCBubbleController.tapped(_:))))
        containerView?.fcCover(with: ground, at: 0)
        fcAlongside { self.presentingViewController.view.tintAdjustmentMode = .dimmed }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { tidy() }
    }

    override func dismissalTransitionWillBegin() {
        fcAlongside { self.presentingViewController.view.tintAdjustmentMode = .automatic }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { tidy() } else { presentingViewController.view.tintAdjustmentMode = .dimmed }
    }

    private func tidy() {
        ground.removeFromSuperview()
        presentingViewController.view.tintAdjustmentMode = .automatic
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.fcPlace(in: frameOfPresentedViewInContainerView)
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}

@MainActor private final class FCBubbleDelegate: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = FCBubbleDelegate()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FCBubbleController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCBubbleAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCBubbleAnimator() }
}

/// Grows out of the lower edge of the source, and shrinks into it.
@MainActor private final class FCBubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.28 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        let leaves = transitionContext.isLeaving
        let bubble = transitionContext.viewController(forKey: leaves ? .from : .to) as? FCBubble
        guard !UIAccessibility.isReduceMotionEnabled, let bubble, let view = transitionContext.upperView else {
            return transitionContext.fade(0.28)
        }
        let source = bubble.sourceRect(in: transitionContext.containerView)
        let small = CGAffineTransform(translationX: source.midX - view.center.x, y: source.maxY - view.center.y)
            .scaledBy(x: 0.05, y: 0.05)
        if !leaves { (view.alpha, view.transform) = (0, small) }
        UIView.animate(withDuration: 0.28, delay: 0, options: .curveEaseOut) {
            (view.alpha, view.transform) = leaves ? (0, small) : (1, .identity)
        } completion: { _ in
            (view.alpha, view.transform) = (1, .identity)
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
