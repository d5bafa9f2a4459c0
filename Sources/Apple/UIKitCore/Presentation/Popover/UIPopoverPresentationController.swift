/// A presentation controller of a popover: a card beside its source, with an arrow that points to
/// it.
///
/// In compact width it becomes a sheet, unless the delegate returns another style; `.none` presents
/// it as a popover. Set the source before the presentation begins: `sourceItem`, or `sourceView`
/// with or without `sourceRect`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    let wrapper = PopoverView()
    let backdrop = UIView()
    private var sheet: UISheetPresentationController?
    var margins: UIEdgeInsets?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // MARK: Source

    /// The view to which the arrow points, or that contains the source rectangle.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { sourceItem = newValue }
    }
    /// The rectangle to which the arrow points, in the source view's coordinates. The null rectangle is the whole view.
    open var sourceRect = CGRect.null {
        didSet { if sourceRect != oldValue { layOutPopover() } }
    }
    /// The bar button item to which the arrow points.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// The item to which the arrow points: a view or a bar button item.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { if sourceItem !== oldValue { layOutPopover() } }
    }

    // MARK: Place

    /// The permitted directions of the arrow. With an empty set there is no arrow, and the popover is over its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { layOutPopover() }
    }
    /// The direction of the arrow; `unknown` while the popover is not presented.
    open var arrowDirection: UIPopoverArrowDirection {
        container == nil ? .unknown : wrapper.placement?.direction ?? .unknown
    }
    /// Whether the popover can cover its source if there is not enough space. The default is `false`: the popover
    /// shrinks.
    open var canOverlapSourceViewRect = false {
        didSet { layOutPopover() }
    }
    /// The distance of the popover from the edges of the safe area, in points. The default is 10 at each edge.
    open var popoverLayoutMargins: UIEdgeInsets {
        get {
            let all = PopoverMetrics.layoutMargin
            return margins ?? UIEdgeInsets(top: all, left: all, bottom: all, right: all)
        }
        set {
            margins = newValue
            layOutPopover()
        }
    }

    // MARK: Look and touches

    /// The background color of the content and the arrow; `nil` for the system's background.
    open var backgroundColor: UIColor? {
        didSet { showBackground() }
    }
    /// The class of a custom background view. Set it before the presentation.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// The views outside of the popover that receive touches while it is presented.
    open var passthroughViews: [UIView]?

    /// The sheet presentation controller that is used if the popover adapts to a sheet.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
        made.style = .pageSheet
        sheet = made
        return made
    }

    // MARK: Presentation

    open override var presentedView: UIView? { wrapper }
    override var effectHost: UIView? { wrapper.clip }
    open override var backgroundEffect: UIVisualEffect? {
        didSet { showBackground() }
    }

    /// The color behind the content, unless an effect is there.
    private func showBackground() {
        wrapper.clip.backgroundColor = backgroundColor ?? (backgroundEffect == nil ? .systemBackground : nil)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        backdrop.frame = container?.bounds ?? .zero
        layOutPopover()
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard self.container?.window != nil else { return }
        UIView.animate(withDuration: PopoverMetrics.resizeDuration) { self.layOutPopover() }
    }

    override func prepareForPresentation() {
        let mine = delegate as? any UIPopoverPresentationControllerDelegate
        mine?.prepareForPopoverPresentation(self)
        demand(sourceItem != nil, missingSource)
        wrapper.use(popoverBackgroundViewClass)
    }

    /// What the program traps with when nobody has said where the popover comes from.
    var missingSource: String {
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    }

    override func setUpContainer() {
        setUpViews()
        dimTintBehind(true)
    }

    override func tearDownContainer() {
        tearDownViews()
        dimTintBehind(false)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimTintBehind(false)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimTintBehind(true) }
    }

    override func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator(presents: presents, duration: PopoverMetrics.fadeDuration)
    }

    override func containerSizeChanged() {
        askAboutNewPlace()
        layOutPopover()
    }

    override func userMayDismiss() -> Bool {
        let mine = delegate as? any UIPopoverPresentationControllerDelegate
        return super.userMayDismiss() && mine?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func userHasDismissed() {
        super.userHasDismissed()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(self)
    }

    override func redirect(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container, hit?.isDescendant(of: wrapper) != true else { return hit }
        for view in passthroughViews ?? [] where view.window === container.window {
            if let inner = view.hitTest(view.convert(point, from: container), with: event) { return inner }
        }
        return hit
    }
}
