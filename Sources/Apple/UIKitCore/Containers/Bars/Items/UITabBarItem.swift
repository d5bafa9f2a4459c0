import InterludeFoundation
import Foundation

/// A tab: its title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs with a title and a symbol of the system.
    public enum SystemItem: Int, Sendable {
        /// The tabs are named after the content of their screens.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// The most viewed items.
        case mostViewed
    }

    /// The image while the tab is selected; `nil` shows `image`.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed() } } }
    /// A short text on a colored background at the image's corner. `nil` shows none.
    open var badgeValue: String? {
        willSet { KeyValueObserving.willChange(self, "badgeValue") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "badgeValue")
        }
    }
    /// The background color of the badge; `nil` uses the system's red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { changed() } } }
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { changed() } } }

    // MARK: Looks

    /// The bar's appearance while this tab is selected; `nil` uses the bar's own. Setting it copies
    /// the value.
    open var standardAppearance: UITabBarAppearance? {
        get { looks[.standard] }
        set { set(.standard, to: newValue) }
    }
    /// The bar's appearance while this tab is selected and no content is below the bar. Setting it
    /// copies the value.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }
    /// Sets the attributes of the badge's text in one state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }
    /// Returns the attributes that were set for the badge's text in one state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    private func set(_ slot: BarLooks<UITabBarAppearance>.Slot, to look: UITabBarAppearance?) {
        looks.set(slot, to: look) { [weak self] in self?.changed() }
        changed()
    }

    final var looks = BarLooks<UITabBarAppearance>()
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty tab.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.tabBarItem, from: coder)
    }

    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab with an image for each state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system tab.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    /// Takes over the look of a tab that the system knows.
    final func become(_ systemItem: SystemItem) {
        let (title, symbol) = systemItem.look
        self.title = title
        self.image = UIImage(systemName: symbol)
    }

    // MARK: PopoverTypes

    /// Returns the tab's frame in a view's coordinates, or `nil` while no bar shows it.
    open func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UITabBarItem.SystemItem {
    fileprivate var look: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "bookmark.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "arrow.down.circle.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "eye.fill")
        }
    }
}
