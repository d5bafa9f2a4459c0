import UIKit

/// Shows the presented screen as a centered card over the dimmed presenting screen.
///
/// The dimming view fades alongside the transition, with any animator; a tap on it dismisses the card. The card is laid
/// out again after a rotation.
public final class OverlayPresentationController: UIPresentationController {
    /// How dark the presenting screen gets.
    private static let dimming: CGFloat = 0.4

    private let relativeSize: CGSize
    private let dimmingView = UIView()
    private var tapAction: GestureAction?

    /// Creates the controller of one presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The presented view controller.
    ///   - presenting: The presenting view controller.
    ///   - relativeSize: The card's size as a fraction of the container's, from 0 to 1 in both dimensions. A presented
    ///     controller with a `preferredContentSize` gets that size instead, limited to the container's.
    public init(
        presentedViewController: UIViewController, presenting: UIViewController?,
        relativeSize: CGSize = CGSize(width: 0.8, height: 0.6)
    ) {
        self.relativeSize = relativeSize
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        dimmingView.alpha = 0
        addDismissingTap()
    }

    private func addDismissingTap() {
        let action = GestureAction { [weak self] _ in
            self?.presentingViewController.dismiss(animated: true)
        }
        let tap = UITapGestureRecognizer()
        action.attach(to: tap)
        dimmingView.addGestureRecognizer(tap)
        tapAction = action
    }

    public override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let preferred = presentedViewController.preferredContentSize
        let wanted =
            preferred == .zero
            ? CGSize(width: bounds.width * relativeSize.width, height: bounds.height * relativeSize.height) : preferred
        let size = CGSize(
            width: min(wanted.width, bounds.width).rounded(), height: min(wanted.height, bounds.height).rounded())
        return CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    public override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        presentedView?.layer.cornerRadius = 14
        presentedView?.clipsToBounds = true
        fadeDimming(to: 1)
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    public override func dismissalTransitionWillBegin() {
        fadeDimming(to: 0)
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimmingView.removeFromSuperview()
        } else {
            dimmingView.alpha = 1
        }
    }

    private func fadeDimming(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
    }

    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        // A running transition places the view itself.
        guard let view = presentedView, view.transform == .identity,
            presentedViewController.transitionCoordinator == nil
        else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.frame = self.containerView?.bounds ?? .zero
            // A running transition transforms the view; the layout at its end places it.
            guard let view = self.presentedView, view.transform == .identity else { return }
            view.frame = self.frameOfPresentedViewInContainerView
        })
    }
}
