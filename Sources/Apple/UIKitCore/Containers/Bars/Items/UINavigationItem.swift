import InterludeFoundation
import Foundation

/// The content of a navigation bar for one controller: the title, the buttons at both ends, and the back button.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The display mode of a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item.
        case automatic
        /// Large if the bar prefers large titles, until the content scrolls. Not in compact height.
        case always
        /// The title is small in the bar.
        case never
        /// Always large in the bar itself; drawn as `never` here.
        case inline
    }

    /// The display mode of a back button's title.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen it leads to.
        case `default`
        /// *Back*.
        case generic
        /// Only the chevron.
        case minimal
    }

    /// The title in the center of the bar.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "title")
        }
    }
    /// The subtitle below the title (iOS 26). The default is `nil`.
    open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
    /// A view that replaces the subtitle (iOS 26). The default is `nil`.
    open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { changed() } } }
    /// The text of the large title (iOS 26). The default is `nil`, for `title`.
    open var largeTitle: String? { didSet { if largeTitle != oldValue { changed() } } }
    /// The subtitle with attributes, which precedes `subtitle` (iOS 26). The default is `nil`.
    open var attributedSubtitle: NSAttributedString? { didSet { if attributedSubtitle != oldValue { changed() } } }
    /// The subtitle below a large title (iOS 26). The default is `nil`, for the subtitle of the row.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { changed() } } }
    /// The subtitle with attributes below a large title, which precedes `largeSubtitle` (iOS 26). The default is `nil`.
    open var largeAttributedSubtitle: NSAttributedString? {
        didSet { if largeAttributedSubtitle != oldValue { changed() } }
    }
    /// A view that replaces the subtitle below a large title (iOS 26). The default is `nil`.
    open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { changed() } } }
    /// A view that replaces the title.
    open var titleView: UIView? {
        willSet { KeyValueObserving.willChange(self, "titleView") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "titleView")
        }
    }
    /// A line of text above the title. It makes the bar 30 points higher.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The back button that returns *to* this item, in the bar of the next screen.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem != oldValue { changed() } } }
    /// The title of the back button that returns to this item.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
    /// The display mode of the back button that returns to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Whether the back button is hidden while this item is on top.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether the left items are beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }
    /// The items at the leading end, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { ends.left }
        set { ends.left = newValue; endsChanged() }
    }
    /// The items at the trailing end, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { ends.right }
        set { ends.right = newValue; endsChanged() }
    }
    /// The display mode of the large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Groups

    /// The style of a navigation item, which determines the position of its title.
    public enum ItemStyle: Int, Sendable {
        /// The title is centered.
        case navigator = 0
        /// A browser: in regular width the title is at the leading end.
        case browser = 1
        /// A document's: likewise.
        case editor = 2
    }

    /// The style, which determines the position of the title in regular width.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
    /// The groups at the leading end, in reading order. They replace `leftBarButtonItems`.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { ends.leadingGroups }
        set { ends.leadingGroups = newValue; endsChanged() }
    }
    /// The groups at the trailing end, in reading order. They replace `rightBarButtonItems`.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { ends.trailingGroups }
        set { ends.trailingGroups = newValue; endsChanged() }
    }
    /// Additional elements of the overflow menu, which is then always visible in regular width.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { ends.additionalOverflow }
        set {
            ends.additionalOverflow = newValue
            changed()
        }
    }
    /// The center groups, which are visible in regular width. The title is then at the leading end.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { ends.center }
        set { ends.center = newValue; endsChanged() }
    }
    /// The last group at the trailing end.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { ends.pinned }
        set { ends.pinned = newValue; endsChanged() }
    }
    /// An action of the back button that replaces the pop. With it the button is also visible at the bottom of the
    /// stack.
    open var backAction: UIAction? { didSet { changed() } }
    /// Leads out of the stack, where a container has put it behind another screen.
    final var outerBackAction: UIAction? { didSet { if outerBackAction != oldValue { changed() } } }
    /// The action of the back button if it does not pop within the stack.
    package final var wayBack: UIAction? { backAction ?? outerBackAction }

    final var ends = NavigationItemEnds()

    private func endsChanged() {
        for group in ends.groups { group.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    // MARK: Search

    /// The position of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system selects the position: beside the title on wide tablets, else below it.
        case automatic = 0
        /// Beside the title, at the trailing edge. Only wide tablets have space for it.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The search controller. Its bar is below the title, or beside it on tablets.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { changed() } }
    }
    /// Whether scrolling hides the search bar. The default is `true`. The bar is visible at first.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }
    /// The preferred position of the search bar. Without space beside the title, the bar is below it.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed() } }
    }
    /// The current position of the search bar.
    open var searchBarPlacement: SearchBarPlacement { placement }
    private var placement = SearchBarPlacement.stacked

    /// The bar has put the search bar elsewhere.
    final func searchBarStands(_ new: SearchBarPlacement) {
        guard new != placement, let search = searchController else { return }
        let old = placement
        search.delegate?.searchController(search, willChangeTo: new)
        placement = new
        search.delegate?.searchController(search, didChangeFrom: old)
    }

    // MARK: Appearances

    /// The bar's appearance while this item is on top; `nil` for the bar's own. The value is copied.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks[.standard] }
        set { set(.standard, to: newValue) }
    }
    /// The bar's appearance in compact height; `nil` for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks[.compact] }
        set { set(.compact, to: newValue) }
    }
    /// The bar's appearance while no content is below it; `nil` for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }
    /// The bar's appearance in compact height while no content is below it; `nil` for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks[.compactEdge] }
        set { set(.compactEdge, to: newValue) }
    }

    private func set(_ slot: BarLooks<UINavigationBarAppearance>.Slot, to look: UINavigationBarAppearance?) {
        looks.set(slot, to: look) { [weak self] in self?.changed() }
        changed()
    }

    final var looks = BarLooks<UINavigationBarAppearance>()
    /// Where the content of the item's screen is scrolled to. Set by the container.
    final var contentState = BarContentState()

    /// Called after something visible changed; the bar that shows the item listens.
    package var onChange: (() -> Void)?

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates the item that a storyboard or nib file describes, or an empty item from another archive.
    public required init?(coder: NSCoder) {
        super.init()
        decode(.navigationItem, from: coder)
        decodeItems(from: coder)
    }

    /// The outermost leading item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost trailing item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets `leftBarButtonItem`. With `animated` the change fades.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { self.leftBarButtonItem = item }
    }

    /// Sets `rightBarButtonItem`. With `animated` the change fades.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { self.rightBarButtonItem = item }
    }

    /// Sets `leftBarButtonItems`. With `animated` the change fades.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { self.leftBarButtonItems = items }
    }

    /// Sets `rightBarButtonItems`. With `animated` the change fades.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { self.rightBarButtonItems = items }
    }

    /// Sets `hidesBackButton`. With `animated` the change fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        fade(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Set by the bar while it shows this item: runs a change with a short cross-fade.
    package var onAnimatedChange: ((() -> Void) -> Void)?

    private func fade(_ animated: Bool, _ change: () -> Void) {
        if animated, let onAnimatedChange { onAnimatedChange(change) } else { change() }
    }

    private func changed() { onChange?() }

    /// The item's title in the back button's menu.
    final var titleInBackMenu: String {
        backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    }

    /// The title of the back button that returns to this item; `nil` shows only the chevron.
    var titleForBackButton: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: "Back"
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }
}
