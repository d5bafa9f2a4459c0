import CoreGraphics

/// Searches in what another controller shows: a search bar, and the results over the content.
///
/// Set it as the `searchController` of a navigation item: the bar then has the search bar below the title, or beside it
/// on tablets. While a search is active, title and buttons make way for a search bar that is below them, and results or
/// a dimming view cover the content. The controller is then a child of the one that is searched in; on iOS it is
/// presented over that.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The condition for the scope buttons.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// When the app shows them.
        case manual = 1
        /// From the first typed character until the search ends.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results over the content;
    ///   `nil` if the content itself shows them.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    /// The object that updates the results. Called when the search becomes active, when it ends,
    /// and when the search text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified when the search appears and disappears.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether something is being searched for. Setting it animates.
    open var isActive: Bool {
        get { search.isActive }
        set { setActive(newValue) }
    }

    /// The controller of the results.
    open var searchResultsController: UIViewController? { results }
    /// The field. Its delegate is the app's.
    open var searchBar: UISearchBar { field }

    /// Whether a dimming view covers the content while the search has no text. The default is `true`.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { searchLookDidChange() } }
    }
    /// The earlier name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the title and the buttons of the navigation bar are hidden while a search is active.
    /// The default is `true`.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown as soon as there is search text. The default is `true`.
    /// Setting `showsSearchResultsController` sets it to `false`.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { searchLookDidChange() } }
    }
    /// Whether the results are shown.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            search.showsResults = newValue
            searchLookDidChange()
        }
    }
    /// Whether the search bar automatically shows its cancel button. The default is `true`; setting `showsCancelButton` of the
    /// bar ends it.
    open var automaticallyShowsCancelButton = true
    /// Whether the search bar automatically shows its scope buttons. The default is `true`; setting `showsScopeBar` of the bar
    /// ends it.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The time at which the search bar shows its scope buttons. They are below the field, or in a strip at the
    /// navigation bar's lower end if the field is beside the title.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// The position of the search bar in a navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        search.host?.navigationItem.searchBarPlacement ?? .stacked
    }

    private var results: UIViewController?
    private lazy var field = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: SearchMetrics.barHeight))
    final var search = SearchState()

    private func setUpSearch() {
        field.searchController = self
        field.placeholder = "Search"
    }

    // MARK: View

    open override func loadView() {
        let root = SearchOverlay(frame: UIScreen.main.bounds)
        root.controller = self
        view = root
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutResults()
    }

    /// Ends the search, as if it had been presented.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isActive, modal.presented == nil else { return super.dismiss(animated: flag, completion: completion) }
        search.afterDismissal = completion
        setActive(false, animated: flag)
    }
}

/// Shows a search controller's bar at the top of a screen of its own.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search that is shown.
    open var searchController: UISearchController { search }
    private let search: UISearchController

    /// Creates a controller whose content is the search bar of a search controller.
    public init(searchController: UISearchController) {
        search = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        search = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(search.searchBar)
        search.search.host = self
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        search.searchBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: SearchMetrics.barHeight)
    }
}
