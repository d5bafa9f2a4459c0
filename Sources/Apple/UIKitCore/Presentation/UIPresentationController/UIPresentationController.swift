/// An object that manages one presentation: the frame of the presented view, additional views, and
/// their animation.
///
/// UIKit creates one for each presentation. For the style `.custom` the transitioning delegate can provide one.
/// Override `presentationTransitionWillBegin` to add a dimming view and to animate it alongside the transition.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIAppearanceContainer {
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The presented controller, retained from the start of the presentation on. Before, the presented controller
    /// retains this one.
    var retainedPresented: UIViewController?
    var style: UIModalPresentationStyle
    /// Whether UIKit created the controller for a style, which then decides whether the presenter's view is removed.
    var isSystemMade = false
    var container: PresentationContainerView?
    private var missedSizeChange = false
    /// The app's presentation controller that this one replaces in compact width; otherwise `nil`.
    var original: UIPresentationController?
    /// The original position of the presenter's view, while the view is elsewhere.
    var presentersHome: ViewHome?

    /// Creates a presentation controller for a presented controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    // MARK: Who

    /// The presenting controller, usually the container that defines the context.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController
    }

    /// The presented controller.
    open var presentedViewController: UIViewController {
        guard let presented else {
            fatalError("A presentation controller was used after its presented view controller had gone.")
        }
        return presented
    }

    /// The delegate, which is notified of adaptation and of a dismissal by the user. The reference is weak.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Where

    /// The view that contains the presentation; `nil` before and after it.
    open var containerView: UIView? { container }

    /// The view that is animated: the presented controller's view, or a wrapper of it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view. The default is the bounds of the container view.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen and not only its context.
    open var shouldPresentInFullscreen: Bool { !style.isInContext }

    /// Whether the presenter's view is removed from the window during the presentation.
    ///
    /// The default is `false` (documented). Only the controllers that UIKit creates for `fullScreen` and
    /// `currentContext` return `true`. A subclass overrides the property; its style has no influence.
    open var shouldRemovePresentersView: Bool { isSystemMade && style.removesPresentersView }

    // MARK: How

    /// The presentation style that was requested.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style in the current traits; `.none` for the requested one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentedViewController.traitCollection)
    }

    /// Returns the style in the given traits; `.none` for the requested one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard style.adapts, traitCollection.horizontalSizeClass == .compact else { return .none }
        let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        return answer ?? style.compactStyle
    }

    // MARK: Layout

    /// Called before the container view lays out its subviews. Override it to set frames.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: On the way

    /// Called before the presentation begins, when the container view is in the window.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation has ended. `completed` is `false` if it was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal has ended. `completed` is `false` if it was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size and traits

    /// The preferred size of the presented controller in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called after the preferred size of the presented controller has changed. The default implementation does
    /// nothing; popovers and sheets adopt the size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after Auto Layout has changed the fitting size of the presented view. The default implementation does
    /// nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented controller for a size of the container. The default implementation returns the
    /// same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called before the container's size changes. An override calls `super`, which notifies the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }

    /// Called before the traits change. An override calls `super`, which notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the presentation.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentedViewController.traitCollection
    }

    /// Traits that override those of the surroundings for the presented controller.
    public var traitOverrides = UITraitOverrides() {
        didSet { container?.traitOverrides = effectiveOverrides }
    }

    /// Traits that override those of the surroundings for the presented controller. Superseded by `traitOverrides`,
    /// which precedes it.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.traitOverrides = effectiveOverrides }
    }

    /// The effect behind the presented content, visible where the content has no background. The default is `nil`.
    /// Inside an animation a change fades.
    open var backgroundEffect: UIVisualEffect? {
        didSet { showBackgroundEffect() }
    }
    final weak var effectView: UIVisualEffectView?
    /// The presenter's view while its tint is gray.
    final weak var viewWithDimmedTint: UIView?
    /// The view that contains the effect, behind all other content.
    var effectHost: UIView? { presented?.viewIfLoaded }

    // MARK: For the system's own kinds

    /// Called before the presentation begins in this controller's style, and before its container is created.
    func prepareForPresentation() {}
    /// Called when the container is in the window. Override it to build the presented view.
    func setUpContainer() {}
    /// Called before the container is removed.
    func tearDownContainer() {}
    /// Returns whether the delegate lets the user dismiss the presentation.
    func userMayDismiss() -> Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
    /// Called after the user has dismissed the presentation.
    func userHasDismissed() { delegate?.presentationControllerDidDismiss(self) }
    /// Whether the screen below is reduced to a card, so that no content is below the status bar.
    var hasPushedScreenBack: Bool { false }
    /// Returns the view that receives a touch in the container; by default `hit`.
    func redirect(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

    // MARK: The system's own animation

    /// Returns the animator if the delegate provides none.
    func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if let zoom = ZoomChoice(presentedViewController) { return zoom.animator(opens: presents) }
        return SystemModalAnimator.make(presentedViewController.wishedTransitionStyle, presents: presents)
    }

    /// Returns the interaction controller of a dismissal with the system's animator, or `nil`.
    func systemInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
        presentedViewController.storage.zoomDismissal?.takeDriver() ?? ZoomChoice(presentedViewController)?.wayBack
    }

    /// Whether the presented view gets its frame when the container's size changes. In a subclass of an app its
    /// autoresizing mask applies, until `containerViewWillLayoutSubviews()` sets the frame (as published courses and
    /// Apple's sample do).
    var placesPresentedView: Bool { isSystemMade }

    /// Called after the container's size has changed.
    func containerSizeChanged() {
        guard presented?.isInModalTransition != true else {
            missedSizeChange = true
            return
        }
        if placesPresentedView { placePresentedView() }
    }

    private func placePresentedView() {
        guard let view = presentedView, view.superviewBehindCard === container, view.isUntransformed else {
            return
        }
        view.frame = frameOfPresentedViewInContainerView
    }

    /// The surroundings have changed while a transition was under way: made up for at its end.
    final func noteMissedSizeChange() { missedSizeChange = true }

    /// Makes up for changes of size during a presentation or a dismissal, whose animator places the view. Decided: the view gets its frame,
    /// also in a subclass of the app's, as its animation ends for the former size.
    final func catchUpWithSize() {
        guard missedSizeChange else { return }
        missedSizeChange = false
        if container?.window != nil {
            containerSizeChanged()
            if !placesPresentedView { placePresentedView() }
            container?.setNeedsLayout()
        }
        presented?.readaptAtOnce()
    }
}
