import QuartzCore

/// A container that shows one page at a time, each with its own controller. The user scrolls
/// between them or turns them like the pages of a book.
///
/// Set the first page with `setViewControllers(_:direction:animated:completion:)`; the data source
/// returns its neighbors. Without a data source the user cannot turn pages.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    let style: TransitionStyle
    let orientation: NavigationOrientation
    var spine: SpineLocation
    /// Points between scrolled pages.
    let spacing: CGFloat
    /// The pages that are seen.
    var pages: [UIViewController] = []
    /// While the delegate is asked for a spine, the pages that it sets for it.
    var pagesForSpine: [UIViewController]?
    var isAskingForSpine = false
    private var hasTwoSides = false
    /// What moves the pages; made with the view.
    var turner: (any PageTurner)?
    var control: UIPageControl?
    /// The dot of the page that is seen, while a tap has moved the dots on.
    var shownPage = 0

    // MARK: Making one

    /// Creates a controller without pages. Set the first page with
    /// `setViewControllers(_:direction:animated:completion:)`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        spine = PageOptions.spine(in: options, style: style)
        spacing = PageOptions.spacing(in: options)
        hasTwoSides = spine == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages are turned horizontally like those of a book.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    public required init?(coder: NSCoder) {
        style = UIPageViewController.style(in: coder)
        orientation = UIPageViewController.orientation(in: coder)
        spine = UIPageViewController.spine(in: coder)
        spacing = UIPageViewController.spacing(in: coder)
        hasTwoSides = spine == .mid
        super.init(coder: coder)
        decode(.pageViewController, from: coder)
    }

    // MARK: Kind

    /// The style of page changes.
    open var transitionStyle: TransitionStyle { style }
    /// The direction in which pages are scrolled or turned.
    open var navigationOrientation: NavigationOrientation { orientation }
    /// The position of the spine of curled pages; `.none` for scrolled ones.
    open var spineLocation: SpineLocation { spine }
    /// Whether pages have content on both sides: the back of a turned page shows the next
    /// controller's view. Always `true` with the spine in the center.
    open var isDoubleSided: Bool {
        get { hasTwoSides }
        set {
            demand(
                newValue || spine != .mid,
                "The double-sided property of a page view controller cannot be NO when its spine location is "
                    + "UIPageViewControllerSpineLocationMid.")
            hasTwoSides = newValue
        }
    }

    /// The data source, which returns the pages. Weak reference. With `nil`, only code changes
    /// pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            turner?.forgetNeighbours()
            updateControl()
        }
    }
    /// The delegate, which is notified of pages that the user turns. Weak reference.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pan and tap recognizers that turn curled pages. Empty for scrolled pages, whose scroll
    /// view has its own.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return turner?.recognizers ?? []
    }

    // MARK: Pages

    /// The visible pages. While the user turns a page, the pages from before the turn.
    open var viewControllers: [UIViewController]? { pages }

    /// Shows other pages: one, or two with the spine in the center. An animated change of
    /// double-sided pages needs the controller of the page's back as the second one.
    ///
    /// - Parameter completion: Called at the end with whether the animation finished.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPages(viewControllers ?? [], direction, animated: animated, completion)
    }

    // MARK: View

    open override func loadView() {
        let root = PageLayoutView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.controller = self
        let turner: any PageTurner = style == .scroll ? PageScroller(owner: self) : PageCurler(owner: self)
        self.turner = turner
        turner.surface.frame = root.bounds
        root.addSubview(turner.surface)
        view = root
    }

    override var drivesChildAppearance: Bool { true }

    override func appearanceHasEnded(_ isAppearing: Bool, animated: Bool) {
        // What was on its way when the screen went is not there when it comes again.
        if !isAppearing { turner?.endTurn() }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine(in: size)
    }
}

/// A page view controller's view.
final class PageLayoutView: UIView {
    weak var controller: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutPages()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Reads the options a page view controller is made with: plain numbers, or numbers in objects.
enum PageOptions {
    static func spine(
        in options: [UIPageViewController.OptionsKey: Any]?, style: UIPageViewController.TransitionStyle
    ) -> UIPageViewController.SpineLocation {
        guard style == .pageCurl else { return .none }
        let given = options?[.spineLocation]
        if let location = given as? UIPageViewController.SpineLocation { return location == .none ? .min : location }
        let location = number(given).flatMap { UIPageViewController.SpineLocation(rawValue: Int($0)) } ?? .min
        return location == .none ? .min : location
    }

    static func spacing(in options: [UIPageViewController.OptionsKey: Any]?) -> CGFloat {
        max(0, CGFloat(number(options?[.interPageSpacing]) ?? 0))
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
