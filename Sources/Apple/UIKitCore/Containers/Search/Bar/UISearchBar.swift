import CoreGraphics
import QuartzCore

/// A field for what is searched for, with buttons to cancel and scopes to choose from.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// An icon beside the text.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The cross that empties the field. An image set for it is kept, without effect.
        case clear = 1
        /// The button that opens bookmarks.
        case bookmark = 2
        /// The button that shows results.
        case resultsList = 3
    }

    /// How prominent the bar is.
    public enum Style: UInt, Sendable {
        /// With a background; the same as `prominent` here.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without one.
        case minimal = 2
    }

    /// The images, offsets and other values that are set for icons and states.
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
    /// Whether the scopes are the bar's own subviews; beside a title they stand elsewhere in the navigation bar.
    final var keepsScopes = true { didSet { if keepsScopes != oldValue { scopesHaveMoved() } } }
    /// By how much the field is lower than it wants to be, because content takes the room. Points.
    final var squeeze: CGFloat = 0 { didSet { if squeeze != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// A bar without a size.
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        decode(.searchBar, from: coder)
        decodeScopes(from: coder)
    }

    // MARK: Text

    /// Called before the bar does something, and told afterwards. Not kept alive.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field inside the bar.
    open var searchTextField: UISearchTextField { field }
    /// The searched text. The delegate is not notified when it is set.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The text that is shown while there is no other. The default is `nil`.
    open var placeholder: String? {
        get { field.placeholder }
        set { showPlaceholder(newValue) }
    }
    /// A line above the field.
    open var prompt: String? { didSet { if prompt != oldValue { barDidChange() } } }

    // MARK: Look

    /// Whether there is a background. The default is with one; in a navigation bar there is none.
    open var searchBarStyle: UISearchBar.Style = .default {
        didSet { if searchBarStyle != oldValue { barDidChange() } }
    }
    /// Light, or black where it is `black` and no tint of the bar is set.
    open var barStyle: UIBarStyle = .default { didSet { if barStyle != oldValue { barDidChange() } } }
    /// The color behind the field. The default is `nil`: the system's color.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { barDidChange() } } }
    /// Whether what is below shines through. The default is `true`; it has no effect here, because the background here is opaque.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { barDidChange() } } }
    /// The bar's position according to its delegate. The default is any position.
    open var barPosition: UIBarPosition { (delegate?.position(for: self)) ?? .any }
    /// An image instead of the background color. The default is `nil`.
    open var backgroundImage: UIImage? { didSet { if backgroundImage != oldValue { barDidChange() } } }
    /// An image behind the scopes. The default is `nil`.
    open var scopeBarBackgroundImage: UIImage? { didSet { if scopeBarBackgroundImage != oldValue { barDidChange() } } }
    /// The offset of the field, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
    }
    /// The offset of the text in the field, in points. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set { field.textOffset = newValue }
    }
    /// Whether the field reacts to fingers. The default is `true`.
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            if isEnabled != oldValue { barDidChange() }
        }
    }
    /// Whether a look starts dictation. The default is `false`; it has no effect here, because nothing is dictated here.
    open var isLookToDictateEnabled = false

    // MARK: Buttons

    /// Whether there is a button that cancels. The default is `false`. Setting it is not animated.
    open var showsCancelButton: Bool {
        get { looks.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button. A search controller then no longer does so automatically (documented).
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancel(showsCancelButton, animated)
    }
    /// Whether there is a button for bookmarks at the end of the field. The default is `false`; not with that for results.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { barDidChange() } } }
    /// Whether there is a button for results at the end of the field. The default is `false`.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { barDidChange() } } }
    /// Whether the results button is selected and has the tint color. The default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { barDidChange() } }
    }

    // MARK: Scopes

    /// The scopes to choose from. `nil`, the default: none. Fewer than two are not shown (documented).
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
    /// The index of the selected scope. The default is the first. Setting it does not call the delegate.
    open var selectedScopeButtonIndex: Int {
        get { looks.scope }
        set {
            guard looks.scope != newValue else { return }
            looks.scope = newValue
            scopesDidChange()
        }
    }
    /// Whether the scopes are shown, if there are any. The default is `false`. Setting it is not animated.
    open var showsScopeBar: Bool {
        get { looks.showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the scopes. A search controller then no longer does so automatically (documented).
    open func setShowsScope(_ show: Bool, animated: Bool) {
        searchController?.scopeBarActivation = .manual
        showScopes(show, animated)
        searchController?.barHasChanged(animated: animated)
    }

    // MARK: Images

    /// Sets an icon's image. Only those of the normal state are shown here, and none for `clear`.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)] = iconImage
        barDidChange()
    }
    /// The image set for an icon in exactly this state.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)]
    }
    /// Moves an icon, in points. Kept, without effect.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        looks.offsets[icon] = adjustment
    }
    /// How far an icon was asked to be moved.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { looks.offsets[icon] ?? .zero }
    /// Sets `backgroundImage`, whatever position and metrics are.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        self.backgroundImage = backgroundImage
    }
    /// Returns `backgroundImage`, for any position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    /// Sets the image behind the text. Only that of the normal state is shown here.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.fieldImages[state.rawValue] = backgroundImage
        barDidChange()
    }
    /// The image behind the text set for exactly this state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldImages[state.rawValue] }
    /// Sets the attributes of the scopes' titles.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }
    /// The attributes set for the scopes' titles in exactly this state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopes.titleTextAttributes(for: state)
    }

    // MARK: The keyboard

    /// The automatic capitalization. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether words are corrected. The default is `default`. Has no effect here: nothing is corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether misspelled words are marked. The default is `default`. Has no effect here: spelling is not checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// The type of the keyboard. The default is `default`.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The appearance of the keyboard, light or dark. The default follows the view.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The kind of return key. Default "search".
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the Return key is disabled while the text is empty. The default is `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is replaced by dots, as for passwords. The default is `false`.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    /// The meaning of the text, for automatic completion. The default is `nil`. Has no effect here: nothing is
    /// completed.
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
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The field is as high as its text.
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
