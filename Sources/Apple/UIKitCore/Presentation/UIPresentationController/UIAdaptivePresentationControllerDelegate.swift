/// A delegate that decides how a presentation adapts to compact sizes, and is notified of its dismissal by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Optional. The style in compact width. Asked when the variant with traits is not implemented.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Optional. The style for the given traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Optional. Sets up the presentation controller of an adapted presentation.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Optional. Another controller to show in the adapted style.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Optional. The presentation is about to happen in the given style; `.none` when it is the original one.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Optional. Whether the user may dismiss the presentation; `true` by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Optional. The user has begun to dismiss the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Optional. The user has dismissed the presentation. Not sent when the app does so.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Optional. The user tried to dismiss a presentation that must not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// By default a sheet for popovers, and no other style for the rest.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle.compactStyle
    }

    /// By default what the form without traits answers.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    /// Does nothing by default when a presentation adapts.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// By default `nil`: the presented controller itself.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing by default when a presentation begins.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// By default `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }

    /// Does nothing by default when the user begins to dismiss.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing by default when the user has dismissed.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing by default when the user tries without success to dismiss.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
