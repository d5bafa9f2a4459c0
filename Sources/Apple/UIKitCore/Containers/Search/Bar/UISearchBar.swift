import CoreGraphics
import QuartzCore

/// A text field for search text, with a cancel button and selectable scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// An icon beside the text.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The button that clears the field. An image set for it has no effect.
        case clear = 1
        /// The button that opens bookmarks.
        case bookmark = 2
        /// The button that shows results.
        case resultsList = 3
    }

    /// The style of the bar's background.
    public enum Style: UInt, Sendable {
        /// With a background; equals `prominent` here.
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

    /// Creates a bar with a size of zero.
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        decode(.searchBar, from: coder)
        decodeScopes(from: coder)
    }

    // MARK: Text

    /// The delegate. It decides about editing and is notified of changes. Weak reference.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field inside the bar.
    open var searchTextField: UISearchTextField { field }
    /// The search text. Setting it does not notify the delegate.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The text that is shown while the field is empty. The default is `nil`.
    open var placeholder: String? {
        get { field.placeholder }
        set { showPlaceholder(newValue) }
    }
    /// A line above the field.
    open var prompt: String? { didSet { if prompt != oldValue { barDidChange() } } }

    // MARK: Look

    /// Whether the bar has a background. The default style has one, except in a navigation bar.
    open var searchBarStyle: UISearchBar.Style = .default {
        didSet { if searchBarStyle != oldValue { barDidChange() } }
    }
    /// Light, or black with `black` if `barTintColor` is not set.
    open var barStyle: UIBarStyle = .default { didSet { if barStyle != oldValue { barDidChange() } } }
    /// The color behind the field. The default is `nil`: the system's color.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { barDidChange() } } }
    /// Whether the background is translucent. The default is `true`. Has no effect here: the
    /// background is opaque.
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
    /// Whether the field handles touches. The default is `true`.
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            if isEnabled != oldValue { barDidChange() }
        }
    }
    /// Whether a look starts dictation. The default is `false`. Has no effect here: there is no
    /// dictation.
    open var isLookToDictateEnabled = false

    // MARK: Buttons

    /// Whether the cancel button is shown. The default is `false`. Setting it is not animated.
    open var showsCancelButton: Bool {
        get { looks.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button. A search controller then no longer does so automatically (documented).
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancel(showsCancelButton, animated)
    }
    /// Whether the bookmark button is shown at the end of the field. The default is `false`. The
    /// results button takes precedence.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { barDidChange() } } }
    /// Whether the results button is shown at the end of the field. The default is `false`.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { barDidChange() } } }
    /// Whether the results button is selected and has the tint color. The default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { barDidChange() } }
    }

    // MARK: Scopes

    /// The titles of the selectable scopes. The default is `nil`. A single scope is not shown
    /// (documented).
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

    /// Sets an icon's image. Only images of the normal state are shown here, and none for `clear`.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)] = iconImage
        barDidChange()
    }
    /// Returns the image that was set for an icon in exactly this state.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        looks.icons[SearchBarLooks.Place(icon: icon, state: state.rawValue)]
    }
    /// Sets the offset of an icon, in points. The offset is stored but not applied here.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        looks.offsets[icon] = adjustment
    }
    /// Returns the offset that was set for an icon, in points.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { looks.offsets[icon] ?? .zero }
    /// Sets `backgroundImage` for any position and metrics.
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
    /// Returns the image behind the text that was set for exactly this state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldImages[state.rawValue] }
    /// Sets the attributes of the scopes' titles.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }
    /// Returns the attributes of the scopes' titles that were set for exactly this state.
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
    /// The type of the return key. The default is `search`.
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
    /// The semantic meaning of the text, for automatic completion. The default is `nil`. Has no
    /// effect here: nothing is completed.
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
