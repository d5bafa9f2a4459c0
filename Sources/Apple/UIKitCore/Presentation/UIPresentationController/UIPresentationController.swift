/// Presents one controller: its frame, the views around it, and what happens on the way in and out.
///
/// The system makes one for each presentation; with style `.custom` the transitioning delegate may give one of its own.
/// `presentationTransitionWillBegin` is the place to add a dimming view and to fade it in alongside.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIAppearanceContainer {
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?
    /// Keeps the presented controller from the start of the presentation on. Before, it is the presented controller that keeps this
    /// one.
    var retainedPresented: UIViewController?
    var style: UIModalPresentationStyle
    /// Whether the system has made the controller for a style, which then decides on the presenter's view.
    var isSystemMade = false
    var container: PresentationContainerView?
    private var missedSizeChange = false
    /// The app's presentation controller that this one replaces in compact width; otherwise `nil`.
    var original: UIPresentationController?
    /// The original position of the presenter's view, while the view is elsewhere.
    var presentersHome: ViewHome?

    /// Makes a controller for one presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    // MARK: Who

    /// The controller that presents: the context controller, a container usually.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        guard let presented else {
            fatalError("A presentation controller was used after its presented view controller had gone.")
        }
        return presented
    }

    /// Told of adaptation and of dismissal by the user. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Where

    /// The view in which the presentation takes place; `nil` before and after it.
    open var containerView: UIView? { container }

    /// The view that is animated and placed: the presented controller's, or a wrapper around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view; by default the whole container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen rather than its context.
    open var shouldPresentInFullscreen: Bool { !style.isInContext }

    /// Whether the presenter's view leaves the window.
    ///
    /// `false` by default (documented). Only the controllers that the system makes for `fullScreen` and `currentContext` remove
    /// it; a subclass of the app's says so itself, whatever the style was when it was made.
    open var shouldRemovePresentersView: Bool { isSystemMade && style.removesPresentersView }

    // MARK: How

    /// The style the presentation was asked for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style the presentation takes in the current traits; `.none` for no change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentedViewController.traitCollection)
    }

    /// The style the presentation takes in the given traits; `.none` for no change.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard style.adapts, traitCollection.horizontalSizeClass == .compact else { return .none }
        let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        return answer ?? style.compactStyle
    }

    // MARK: Layout

    /// The container is about to lay out its subviews; the place to set frames.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: On the way

    /// The presentation is about to begin; the container is in the window.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has ended, with `false` if it was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal has ended, with `false` if it was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size and traits

    /// The size that the presented controller would like, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// The presented controller would like another size. Does nothing by default; popovers and sheets follow.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Auto Layout gives the presented view another size. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller gets where the container has one. By default the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The container is about to get another size. Call `super`, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }

    /// The traits are about to change. Call `super`, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the presentation.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentedViewController.traitCollection
    }

    /// Traits that the presented controller gets in place of the surroundings'.
    public var traitOverrides = UITraitOverrides() {
        didSet { container?.traitOverrides = effectiveOverrides }
    }

    /// Traits that the presented controller gets in place of the surroundings'. The older form of `traitOverrides`, which
    /// go before it.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.traitOverrides = effectiveOverrides }
    }

    /// The effect behind the presented content, visible where that has no background. Default `nil`; inside an
    /// animation a change fades.
    open var backgroundEffect: UIVisualEffect? {
        didSet { showBackgroundEffect() }
    }
    final weak var effectView: UIVisualEffectView?
    /// The presenter's view while its tint is gray.
    final weak var viewWithDimmedTint: UIView?
    /// The view that contains the effect, behind all other content.
    var effectHost: UIView? { presented?.viewIfLoaded }

    // MARK: For the system's own kinds

    /// The presentation is about to begin in this controller's style, before its container is made.
    func prepareForPresentation() {}
    /// The container is in the window; the place to build the presented view.
    func setUpContainer() {}
    /// The container is about to go.
    func tearDownContainer() {}
    /// Whether the delegate lets the user dismiss the presentation.
    func userMayDismiss() -> Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
    /// The user has dismissed the presentation.
    func userHasDismissed() { delegate?.presentationControllerDidDismiss(self) }
    /// Whether the screen below is reduced to a card, so that no content is below the status bar.
    var hasPushedScreenBack: Bool { false }
    /// Returns the view that receives a touch in the container; by default `hit`.
    func redirect(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

    // MARK: The system's own animation

    /// The animator when the delegate gives none.
    func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if let zoom = ZoomChoice(presentedViewController) { return zoom.animator(opens: presents) }
        return SystemModalAnimator.make(presentedViewController.wishedTransitionStyle, presents: presents)
    }

    /// Returns the interaction controller of a dismissal with the system's animator, or `nil`.
    func systemInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
        presentedViewController.storage.zoomDismissal?.takeDriver() ?? ZoomChoice(presentedViewController)?.wayBack
    }

    /// Whether the presented view gets its frame when the container has another size. In a subclass of the app's its autoresizing mask
    /// decides, until `containerViewWillLayoutSubviews()` places it (as published courses and Apple's sample do by hand).
    var placesPresentedView: Bool { isSystemMade }

    /// The container has another size now.
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
