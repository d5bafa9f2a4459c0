/// A container that shows two or three columns side by side or overlapping, and a single stack in
/// compact width.
///
/// A column's controller is in a navigation controller, which is created if the app provides none.
/// Columns are shown and hidden with a transition that has a coordinator and appearance callbacks,
/// and that a gesture can drive.
///
/// Without a style (`.unspecified`) the two `viewControllers` are shown directly.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    open private(set) var style: Style
    /// What the app has set for each column.
    var given: [Column: UIViewController] = [:]
    /// What is in each column: the given controller, or the navigation controller around it.
    var hosts: [Column: UIViewController] = [:]
    /// The mode that is shown, or is being shown.
    var currentMode = DisplayMode.automatic
    /// How many extra columns the user or the app has asked for with a gesture, a button, `show` or `hide`; `nil` follows
    /// the preferred mode.
    var chosenExtra: Int?
    /// The columns whose views are in the window.
    var shownColumns: [Column] = []
    /// Whether the columns are one stack now; `nil` before the first layout.
    var collapsed: Bool?
    /// What is shown alone while the columns are one stack.
    var collapsedHost: UIViewController?
    /// Which column each controller of the stack came from.
    var collapsedParts: [(column: Column, controllers: [UIViewController])] = []
    /// True from the start of a column's coming or going to its last callback.
    var isTransitioning = false
    let parts = SplitParts()
    let gestures = SplitGestures()
    private(set) lazy var modeButton = makeModeButton()
    private(set) lazy var fullButton = makeFullButton()

    // MARK: Making one

    /// Creates a split view controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller of the legacy kind, without columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = UISplitViewController.style(in: coder)
        super.init(coder: coder)
        decode(.splitViewController, from: coder)
    }

    // MARK: Columns

    /// The delegate, which decides about columns and is notified of changes. Weak reference.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The visible controllers, from the primary edge; in compact width only the shown one. Set it
    /// only in split views without a style: the primary and the secondary controller.
    open var viewControllers: [UIViewController] {
        get { visibleHosts }
        set { setClassic(newValue) }
    }

    /// Sets a column's controller; `nil` empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        demand(
            style != .unspecified,
            "setViewController(_:for:) needs a split view controller with a style; use viewControllers")
        demand(
            column != .supplementary || style == .tripleColumn,
            "A split view controller with two columns has no supplementary column")
        replace(column, with: vc)
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Shows a column with an animation: beside the secondary column, over it, or on top of the
    /// stack.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column with an animation. The secondary column is not hidden while there are
    /// columns.
    open func hide(_ column: Column) { hideColumn(column) }

    /// Whether a column is visible: in its position, or on top of the stack.
    open func isShowing(_ column: Column) -> Bool { showsColumn(column) }

    // MARK: Modes

    /// The current display mode.
    open var displayMode: DisplayMode { currentMode == .automatic ? resolvedMode : currentMode }

    /// The preferred display mode; `.automatic` depends on the size. A change applies immediately,
    /// animated inside an animation block.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenExtra = nil
            updateMode()
        }
    }
    /// The preferred layout of the primary, supplementary and secondary columns; `.automatic`
    /// depends on the size.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { updateMode() }
    }
    /// The current split behavior.
    open var splitBehavior: SplitBehavior { resolvedBehavior }

    /// Whether the columns are one stack, as in compact width.
    open var isCollapsed: Bool { collapsed ?? (traitCollection.horizontalSizeClass == .compact) }

    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading {
        didSet {
            guard primaryEdge != oldValue else { return }
            gestures.updateEdge()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether a drag from the primary edge shows columns, and one towards it hides them. The default is `true`.
    open var presentsWithGesture = true {
        didSet {
            gestures.isEnabled = presentsWithGesture
            updateButtons()
        }
    }
    /// The style of the primary column's background. `.sidebar` is for Mac apps and is only stored
    /// here.
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Buttons

    /// The button that shows and hides columns. With a style it is automatically in the bars.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// The visibility of `displayModeButtonItem`.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateButtons() }
    }
    /// Whether the secondary one of three columns has a button that hides the others.
    open var showsSecondaryOnlyButton = false {
        didSet { updateButtons() }
    }

    // MARK: Widths

    /// The value for a width that the system selects.
    public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

    var widths = SplitWidths(automatic: UISplitViewController.automaticDimension) {
        didSet { if widths != oldValue { updateMode() } }
    }

    // MARK: View

    open override func loadView() {
        let root = SplitView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.controller = self
        root.clipsToBounds = true
        view = root
        parts.install(in: root)
        gestures.install(on: root, of: self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateStructure()
    }

    override var drivesChildAppearance: Bool { true }

    override func prepareForAppearance() { updateStructure() }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        showInside(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        showDetailInside(vc)
    }

    open override var childForStatusBarStyle: UIViewController? { collapsedHost ?? hosts[.secondary] }
    open override var childForStatusBarHidden: UIViewController? { collapsedHost ?? hosts[.secondary] }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Widths

    /// The least width of the primary column in points; `automaticDimension`, the default, is the system's.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths.primary.minimum }
        set { widths.primary.minimum = newValue }
    }

    /// The greatest width of the primary column in points; `automaticDimension`, the default, is the system's.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths.primary.maximum }
        set { widths.primary.maximum = newValue }
    }

    /// The width of the primary column in points; `automaticDimension`, the default, leaves it to the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths.primary.preferred }
        set { widths.primary.preferred = newValue }
    }

    /// The width of the primary column as a fraction of the whole width, 0…1.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.primary.fraction }
        set { widths.primary.fraction = newValue }
    }

    /// The least width of the supplementary column in points; `automaticDimension`, the default, is the system's.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.minimum }
        set { widths.supplementary.minimum = newValue }
    }

    /// The greatest width of the supplementary column in points; `automaticDimension`, the default, is the system's.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.maximum }
        set { widths.supplementary.maximum = newValue }
    }

    /// The width of the supplementary column in points; `automaticDimension`, the default, leaves it to the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.preferred }
        set { widths.supplementary.preferred = newValue }
    }

    /// The width of the supplementary column as a fraction of the whole width, 0…1.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths.supplementary.fraction }
        set { widths.supplementary.fraction = newValue }
    }

    /// The minimum width of the secondary column beside others, in points. Below it, the other
    /// columns overlap it.
    open var minimumSecondaryColumnWidth: CGFloat {
        get { widths.secondary.minimum }
        set { widths.secondary.minimum = newValue }
    }

    /// Stored, but not used here: the secondary column fills the width that the other columns
    /// leave.
    open var preferredSecondaryColumnWidth: CGFloat {
        get { widths.secondary.preferred }
        set { widths.secondary.preferred = newValue }
    }

    /// Stored, but not used here: the secondary column fills the width that the other columns
    /// leave.
    open var preferredSecondaryColumnWidthFraction: CGFloat {
        get { widths.secondary.fraction }
        set { widths.secondary.fraction = newValue }
    }

    /// The primary column's width in points.
    open var primaryColumnWidth: CGFloat {
        let system = style == .tripleColumn ? SplitMetrics.primaryOfThree : SplitMetrics.columnWidth
        return widths.width(widths.primary, of: wholeWidth, system: system)
    }

    /// The supplementary column's width in points; 0 if there is none.
    open var supplementaryColumnWidth: CGFloat {
        guard style == .tripleColumn else { return 0 }
        return widths.width(widths.supplementary, of: wholeWidth, system: SplitMetrics.columnWidth)
    }
}
