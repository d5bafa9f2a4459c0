import TransitionDoctor
import UIKit

/// A coupon on a card over the offers. So that it does not jump back at the end, its animation stays on its layer.
final class FBOffers: UIViewController {
    private let director = FBCouponDirector()

    static func screens() -> AppFlow {
        let offers = FBOffers()
        return AppFlow(root: offers) { animated in
            offers.showCoupon(animated: animated)
        } close: { animated in
            offers.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let column = fbColumn([fbLabel("This week", .largeTitle), fbLabel("Ten per cent off all that is green.")])
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func showCoupon(animated: Bool) {
        guard presentedViewController == nil else { return }
        let coupon = FBCoupon()
        coupon.modalPresentationStyle = .custom
        coupon.transitioningDelegate = director
        present(coupon, animated: animated)
    }
}

private final class FBCoupon: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 20
        let column = fbColumn([fbLabel("GREEN-10", .title1), fbLabel("Show this at the desk.", .body, .secondaryLabel)])
        column.alignment = .center
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

private final class FBCouponStage: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let size = CGSize(width: min(bounds.width - 60, 320), height: 220)
        return CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.alpha = 0
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
        along { self.shade.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { along { self.shade.alpha = 0 } }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() } else { shade.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func along(_ work: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return work() }
        coordinator.animate(alongsideTransition: { _ in work() })
    }
}

@MainActor private final class FBCouponDirector: NSObject, UIViewControllerTransitioningDelegate {
    private func drop(_ context: BodyAnimator.Context, leaves: Bool) {
        guard let coupon = context.viewController(forKey: leaves ? .from : .to), let view = coupon.view else {
            return context.end()
        }
        if !leaves {
            view.frame = context.finalFrame(for: coupon)
            context.containerView.addSubview(view)
        }
        let rest = view.layer.position
        let above = CGPoint(x: rest.x, y: -view.bounds.height)
        let drop = CABasicAnimation(keyPath: "position")
        drop.fromValue = NSValue(cgPoint: leaves ? rest : above)
        drop.toValue = NSValue(cgPoint: leaves ? above : rest)
        drop.duration = 0.4
        drop.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        drop.fillMode = .forwards
        drop.isRemovedOnCompletion = false
        CATransaction.begin()
        whenCommitted { context.end() }
        view.layer.add(drop, forKey: "drop")
        CATransaction.commit()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FBCouponStage(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.drop($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.drop($0, leaves: true) } }
}
