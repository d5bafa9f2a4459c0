import InterludeFoundation
import Foundation

/// The content of a navigation bar for one controller: the title, the buttons at both ends and the back button.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The condition of a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the screen before.
        case automatic
        /// Large where the bar prefers large titles, as long as the content is not scrolled. Compact height has none.
        case always
        /// The title is small in the bar.
        case never
        /// Always large in the bar itself; drawn as `never` here.
        case inline
    }

    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen it leads to.
        case `default`
        /// *Back*.
        case generic
        /// Only the chevron.
        case minimal
    }

    /// The title in the bar's middle.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "title")
        }
    }
    /// A line below the title, smaller and paler (iOS 26). The default is `nil`.
    open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
    /// A view in the subtitle's place (iOS 26). The default is `nil`.
    open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { changed() } } }
    /// The title where it is large (iOS 26). The default is `nil`: `title`.
    open var largeTitle: String? { didSet { if largeTitle != oldValue { changed() } } }
    /// Whether there is anything below the title.
    final var hasSubtitle: Bool { subtitleView != nil || subtitle?.isEmpty == false }
    /// A view in the title's place.
    open var titleView: UIView? {
        willSet { KeyValueObserving.willChange(self, "titleView") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "titleView")
        }
    }
    /// A line above the title; the bar is 30 points higher for it.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The back button that returns *to* this item, if the next screen shows one.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem != oldValue { changed() } } }
    /// The title of the back button that returns to this item.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
    /// The amount of text in the back button that returns to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Whether this item shows no back button.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether the left items stand beside the back button and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }
    /// The items at the leading end, outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { ends.left }
        set { ends.left = newValue; endsChanged() }
    }
    /// The items at the trailing end, outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { ends.right }
        set { ends.right = newValue; endsChanged() }
    }
    /// The condition of a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Groups

    /// The kind of screen, which determines the position of its title.
    public enum ItemStyle: Int, Sendable {
        /// The title is centered.
        case navigator = 0
        /// A browser: in regular width the title is at the leading end.
        case browser = 1
        /// A document's: likewise.
        case editor = 2
    }

    /// The item's style, which determines the title's position in regular width.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
    /// The groups at the leading end, in reading order. They take the place of `leftBarButtonItems`.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { ends.leadingGroups }
        set { ends.leadingGroups = newValue; endsChanged() }
    }
    /// The groups at the trailing end, in reading order. They take the place of `rightBarButtonItems`.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { ends.trailingGroups }
        set { ends.trailingGroups = newValue; endsChanged() }
    }
    /// Further elements of the overflow menu, which is then always visible. In regular width.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { ends.additionalOverflow }
        set {
            ends.additionalOverflow = newValue
            changed()
        }
    }
    /// The center groups, which are visible in regular width; the title is at the leading end then.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { ends.center }
        set { ends.center = newValue; endsChanged() }
    }
    /// The group behind all others at the trailing end.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { ends.pinned }
        set { ends.pinned = newValue; endsChanged() }
    }
    /// The action of the back button, instead of a pop. With it the button is also visible at the bottom of the
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
        /// As the system thinks fit: beside the title on wide tablets, else below it.
        case automatic = 0
        /// Beside the title, at the trailing end. There is room for it on wide tablets alone.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The search of the item's screen; its bar is below the title, or beside it on tablets.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { changed() } }
    }
    /// Whether the search bar makes way for content that scrolls. The default is `true`; it is there at first.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }
    /// The preferred position of the search bar. If there is no room beside the title, the bar is below it in any case.
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

    /// The bar's look while this item is on top; `nil` takes the bar's own. What is set is copied.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks[.standard] }
        set { set(.standard, to: newValue) }
    }
    /// The bar's look while it is low; `nil` takes the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks[.compact] }
        set { set(.compact, to: newValue) }
    }
    /// The bar's look while no content is below it; `nil` takes the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }
    /// The bar's look while it is low and no content is below it; `nil` takes the bar's own.
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

    /// Creates the item that a storyboard or nib file describes; of any other archive an empty one.
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

    /// Sets `leftBarButtonItem`; the change fades when animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { self.leftBarButtonItem = item }
    }

    /// Sets `rightBarButtonItem`; the change fades when animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { self.rightBarButtonItem = item }
    }

    /// Sets `leftBarButtonItems`; the change fades when animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { self.leftBarButtonItems = items }
    }

    /// Sets `rightBarButtonItems`; the change fades when animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { self.rightBarButtonItems = items }
    }

    /// Sets `hidesBackButton`; the change fades when animated.
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
