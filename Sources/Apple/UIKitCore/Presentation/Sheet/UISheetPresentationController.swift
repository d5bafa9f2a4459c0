/// A presentation controller of a page sheet or form sheet.
///
/// On a phone the sheet is at the bottom edge and stops at one of its detents; in regular width it is a centered card.
/// The user can dismiss it by a swipe, unless the presented controller sets `isModalInPresentation`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    package let views = SheetViews()
    let stack = SheetStack()
    var drag: SheetDrag?
    /// Drives a dismissal that the user's finger has begun.
    var interactor: UIPercentDrivenInteractiveTransition?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // MARK: Detents

    /// The heights at which the sheet stops, from low to high. The default is `large`.
    open var detents: [UISheetPresentationController.Detent] = [.large()] {
        didSet { invalidateDetents() }
    }
    /// The detent at which the sheet is; `nil` for the lowest.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }
    /// The highest detent at which the content behind is not dimmed. With `nil` it is always dimmed.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { layOutSheet() }
    }

    /// Recomputes the heights of the detents.
    open func invalidateDetents() {
        layOutSheet()
    }

    /// Animates changes of the sheet's properties with the system's animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: SystemMetrics.coverDuration, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: [.allowUserInteraction],
                animations: {
                    changes()
                    self.container?.layoutIfNeeded()
                }, completion: nil)
        }
    }

    // MARK: Look

    /// Whether the sheet shows a grabber at its top. The default is `false`.
    open var prefersGrabberVisible = false {
        didSet { layOutSheet() }
    }
    /// The corner radius in points; `nil` for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { layOutSheet() }
    }
    /// Whether the sheet is attached to the bottom edge in compact height.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { layOutSheet() }
    }
    /// Whether the width is that of `preferredContentSize` if the sheet is attached to the bottom edge in compact
    /// height.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { layOutSheet() }
    }
    /// Whether a scroll view at the edge of its content expands the sheet. The default is `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a form sheet has the size of a page sheet in regular width. The default is `false`.
    open var prefersPageSizing = false {
        didSet { layOutSheet() }
    }
    /// The view at which the sheet is centered. Has no effect here: a sheet is centered in its container.
    open var sourceView: UIView?

    // MARK: Presentation

    override var hasPushedScreenBack: Bool { stack.part > 0.5 }

    open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        setUpViews()
        changeBehind(isShown: true)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { startDragging() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        changeBehind(isShown: false)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { stopDragging() } else { restoreBehind() }
        interactor = nil
    }

    override func redirect(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard letsTouchesThrough, let container, let sheet = presentedView, hit?.isDescendant(of: sheet) != true,
            !presentedViewController.isInModalTransition
        else { return hit }
        let behind = presentingViewController.viewIfLoaded
        return behind.flatMap { $0.hitTest($0.convert(point, from: container), with: event) } ?? hit
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        let depends = placement == .floating || widthFollowsPreferredContentSizeWhenEdgeAttached
        if depends, self.container?.window != nil { animateChanges { layOutSheet() } }
    }

    override var placesPresentedView: Bool { true }

    override func containerSizeChanged() {
        super.containerSizeChanged()
        if !presentedViewController.isInModalTransition {
            placeInCard()
            showDimming()
            layOutCard()
        }
        drag?.pan.isEnabled = placement != .covering
    }

    override func tearDownContainer() {
        super.tearDownContainer()
        takeCardAway()
        dimTintBehind(false)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        views.dimming.frame = container?.bounds ?? .zero
        styleSheet()
    }

    override func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        let style = presentedViewController.wishedTransitionStyle
        return SystemModalAnimator.make(style == .flipHorizontal ? .coverVertical : style, presents: presents)
    }

    override func systemInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }
}
