import CoreGraphics
import QuartzCore

/// A field for what is searched for, with buttons to cancel and scopes to choose from.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// What is beside the text.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    /// How prominent the bar is.
    public enum Style: UInt, Sendable {
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without one.
        case minimal = 2
    }

    /// What was set for icons and states.
    var looks = SearchBarLooks()
    let field = UISearchTextField()
    let plate = UIView()
    let picture = UIImageView()
    private(set) lazy var parts = SearchBarParts(self)
    private var accessory: UIView?
    /// The search that the bar is for.
    final weak var searchController: UISearchController?
    /// Whether a navigation bar is behind it, which then has the only background.
    final var standsInNavigationBar = false { didSet { if standsInNavigationBar != oldValue { barDidChange() } } }
    /// By how much the field is lower than it wants to be, because content takes the room. Points.
    final var squeeze: CGFloat = 0 { didSet { if squeeze != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        decode(.searchBar, from: coder)
        decodeScopes(from: coder)
    }

    // MARK: Text

    open weak var delegate: (any UISearchBarDelegate)?
    open var searchTextField: UISearchTextField { field }
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { showPlaceholder(newValue) }
    }
    /// A line above the field.
    open var prompt: String? { didSet { barDidChange() } }

    // MARK: Look

    open var searchBarStyle: UISearchBar.Style = .default { didSet { barDidChange() } }
    open var barStyle: UIBarStyle = .default { didSet { barDidChange() } }
    open var barTintColor: UIColor? { didSet { barDidChange() } }
    open var isTranslucent = true { didSet { barDidChange() } }
    open var barPosition: UIBarPosition { (delegate?.position(for: self)) ?? .any }
    open var backgroundImage: UIImage? { didSet { barDidChange() } }
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    open var searchTextPositionAdjustment = UIOffset.zero
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            barDidChange()
        }
    }
    open var isLookToDictateEnabled = false

    // MARK: Buttons

    open var showsCancelButton: Bool {
        get { looks.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        showCancel(showsCancelButton, animated)
    }
    open var showsBookmarkButton = false { didSet { barDidChange() } }
    open var showsSearchResultsButton = false { didSet { barDidChange() } }
    open var isSearchResultsButtonSelected = false { didSet { barDidChange() } }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
    open var selectedScopeButtonIndex: Int {
        get { looks.scope }
        set {
            looks.scope = newValue
            scopesDidChange()
        }
    }
    open var showsScopeBar: Bool {
        get { looks.showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showScopes(show, animated) }

    // MARK: Images

    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)] = iconImage
        barDidChange()
    }
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)]
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        looks.offsets[icon] = adjustment
    }
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { looks.offsets[icon] ?? .zero }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        self.backgroundImage = backgroundImage
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.fieldImages[state.rawValue] = backgroundImage
        barDidChange()
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldImages[state.rawValue] }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopes.titleTextAttributes(for: state)
    }

    // MARK: The keyboard

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set {
            accessory = newValue
            field.inputAccessoryView = newValue
        }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        barDidChange()
    }
}
