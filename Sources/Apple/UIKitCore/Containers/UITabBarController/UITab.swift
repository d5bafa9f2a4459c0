import Foundation

/// A tab, as from iOS 18: its title and image, and what makes its controller.
///
/// Differs from UIKit: the controller is created when the tab is added to a tab bar controller, not when it is first
/// selected.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The placement of a tab. Stored without effect: all tabs are in the bar, in their order.
    public enum Placement: Int, Sendable {
        /// The system selects the appearance.
        case automatic = 0
        /// In the bar and the sidebar. The user can move it.
        case `default` = 1
        /// In the sidebar. The user can add it to the bar.
        case optional = 2
        /// In the bar. The user can move it.
        case movable = 3
        /// At the trailing end of the bar.
        case pinned = 4
        /// In the bar, at a fixed position.
        case fixed = 5
        /// Only in the sidebar; not shown here.
        case sidebarOnly = 6
    }

    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    final weak var owner: UITabBarController?
    final weak var group: UITabGroup?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, which is unique in the tab bar controller.
    ///   - viewControllerProvider: Creates the tab's controller. Called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        name = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's identifier.
    open var identifier: String { name }
    private let name: String
    /// The title.
    open var title: String { didSet { if title != oldValue { showInBar() } } }
    /// The image.
    open var image: UIImage? { didSet { if image != oldValue { showInBar() } } }
    /// The second line in a sidebar. Only stored here: there is no sidebar.
    open var subtitle: String?
    /// The badge text at the image's corner; `nil` shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { showInBar() } } }
    /// A value that the app stores with the tab.
    open var userInfo: Any?
    /// The placement of the tab. The default is automatic.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { owner?.reloadTabs() } }
    }
    /// Whether the tab is hidden. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.reloadTabs() } } }
    /// Whether the tab is hidden until the user shows it. Only stored here: there is no sidebar.
    open var isHiddenByDefault = false
    /// Whether the user can hide the tab. Only stored here: there is no sidebar.
    open var allowsHiding = false
    /// Whether the tab can be selected. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { showInBar() } } }
    /// Whether the bar shows the tab.
    open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly && tabBarController != nil }

    /// The controller that the tab is in.
    open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
    /// The group that the tab is in.
    open var parent: UITabGroup? { group }
    /// The outermost enclosing group with its own navigation controller.
    open var managingTabGroup: UITabGroup? {
        guard let group else { return nil }
        return group.managingTabGroup ?? (group.managingNavigationController == nil ? nil : group)
    }

    /// The tab's view controller. The provider creates it at the first access.
    open var viewController: UIViewController? {
        if made == nil {
            made = provider?(self)
            showInBar()
        }
        return made
    }

    /// Updates the tab bar item with the tab's title, image, badge and state.
    final func showInBar() {
        guard let item = viewControllerIfMade?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }

    var viewControllerIfMade: UIViewController? { made }
    /// The tab with an identifier, here or below.
    func find(_ name: String) -> UITab? { identifier == name ? self : nil }
    /// The tab that is seen while this one is selected.
    var innermost: UITab { self }
}

/// Several tabs that are one tab in a bar.
///
/// The bar shows the group's own controller, or else its selected child's.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The appearance of a group in a sidebar, which does not exist here.
    public enum SidebarAppearance: UInt, Sendable {
        /// The system selects the appearance.
        case automatic = 0
        /// As a section at the top.
        case rootSection = 1
        /// As a row among the other tabs.
        case inline = 2
    }

    private let hasProvider: Bool

    /// Creates a group.
    ///
    /// - Parameter viewControllerProvider: Creates the group's own controller. With `nil`, the
    ///   group shows its selected child's.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        hasProvider = viewControllerProvider != nil
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.group = self }
    }

    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where !children.contains(child) { child.group = nil }
            for child in children { child.group = self }
            tabBarController?.reloadTabs()
        }
    }
    /// The identifier of the child that is initially selected; `nil` selects the first one.
    open var defaultChildIdentifier: String?
    /// The selected child. Setting it shows it, if the group is shown.
    open var selectedChild: UITab? {
        get { chosenChild ?? defaultChildIdentifier.flatMap { name in children.first(name) } ?? children.first }
        set {
            guard newValue !== chosenChild else { return }
            chosenChild = newValue
            tabBarController?.reloadTabs()
        }
    }
    private weak var chosenChild: UITab?
    /// A navigation controller that shows the selected child's controller on its stack. It is shown
    /// as the group's controller, but has no effect on a sidebar, which does not exist here.
    open var managingNavigationController: UINavigationController?
    /// Whether the user can change the children's order. Only stored here: there is no sidebar.
    open var allowsReordering = false
    /// The identifiers of the children in the user's order, which `displayOrder` uses.
    open var displayOrderIdentifiers: [String] = []
    /// The children in the order of `displayOrderIdentifiers`. Other children follow.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !named.contains($0) }
    }
    /// The appearance of the group in a sidebar. Only stored here: there is no sidebar.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Actions below the group in a sidebar. Only stored here: there is no sidebar.
    open var sidebarActions: [UIAction] = []

    /// Returns the child with an identifier, including those of nested groups.
    open func tab(forIdentifier identifier: String) -> UITab? { children.first(identifier) }

    open override var viewController: UIViewController? {
        if hasProvider { return super.viewController }
        return managingNavigationController ?? selectedChild?.viewController
    }

    override var viewControllerIfMade: UIViewController? {
        hasProvider ? super.viewControllerIfMade : managingNavigationController ?? selectedChild?.viewControllerIfMade
    }

    override func find(_ name: String) -> UITab? { super.find(name) ?? children.first(name) }
    override var innermost: UITab { hasProvider ? self : selectedChild?.innermost ?? self }
}

/// A tab for search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a search tab with the system's title and image.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: UISearchTab.identifier,
            viewControllerProvider: viewControllerProvider)
    }

    /// Whether selecting the tab begins a search. Only stored here: the screen itself begins its
    /// search.
    open var automaticallyActivatesSearch = false
    /// The identifier of search tabs.
    open class var identifier: String { "com.apple.UIKit.Search" }
}

extension Array where Element == UITab {
    /// The tab with an identifier, among these or within them.
    @MainActor func first(_ identifier: String) -> UITab? {
        for tab in self {
            if let found = tab.find(identifier) { return found }
        }
        return nil
    }
}
