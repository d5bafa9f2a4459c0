import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Tabs with the title below the image: on phones in portrait.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { tab(.stacked) }
        set { set(.stacked, newValue) }
    }
    /// Tabs with the title beside the image in regular width: on tablets.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { tab(.inline) }
        set { set(.inline, newValue) }
    }
    /// Tabs with the title beside the image in compact height: on phones in landscape.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { tab(.compactInline) }
        set { set(.compactInline, newValue) }
    }

    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? { didSet { if selectionIndicatorImage != oldValue { changed() } } }
    /// The tint of `selectionIndicatorImage` if it is a template image.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != oldValue { changed() } }
    }
    /// The distribution of stacked tabs.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning != oldValue { changed() } }
    }
    /// The width of stacked tabs that are centered, in points. 0 selects the system's width.
    open var stackedItemWidth: CGFloat = 0 { didSet { if stackedItemWidth != oldValue { changed() } } }
    /// The space between stacked tabs that are centered, in points. 0 selects the system's space.
    open var stackedItemSpacing: CGFloat = 0 { didSet { if stackedItemSpacing != oldValue { changed() } } }

    private var tabs: [UITabBarItemAppearance.Style: UITabBarItemAppearance] = [:]

    /// The appearance of tabs in a style, or `nil` if it has not been accessed.
    final func known(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance? { tabs[style] }

    private func tab(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        if let known = tabs[style] { return known }
        let made = UITabBarItemAppearance(style: style)
        made.onChange = { [weak self] in self?.changed() }
        tabs[style] = made
        return made
    }

    private func set(_ style: UITabBarItemAppearance.Style, _ look: UITabBarItemAppearance) {
        tabs[style]?.onChange = nil
        let own = look.copy() as? UITabBarItemAppearance
        own?.onChange = { [weak self] in self?.changed() }
        tabs[style] = own
        changed()
    }

    override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        for (style, look) in other.tabs { set(style, look) }
        selectionIndicatorImage = other.selectionIndicatorImage
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// The appearance of tabs, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The position of the title.
    public enum Style: Int, Sendable {
        /// Below the image.
        case stacked = 0
        /// Beside the image, in regular width.
        case inline = 1
        /// Beside the image, in compact height.
        case compactInline = 2
    }

    /// The appearance of tabs that are not selected. Other states use its values where they have
    /// none.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the tab with keyboard focus.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Told of changes.
    final var onChange: (() -> Void)? {
        didSet { for state in states { state.onChange = onChange } }
    }

    public override init() { super.init() }

    /// Creates the default appearance of one kind of tabs.
    public convenience init(style: UITabBarItemAppearance.Style) {
        self.init()
        configureWithDefault(for: style)
    }

    /// Creates the default appearance. Archives are not supported.
    public required init(coder: NSCoder) { super.init() }

    /// Restores the default appearance. It is empty: bars draw tabs by their layout unless something else is set.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
        onChange?()
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UITabBarItemAppearance()
            for (new, old) in zip(copy.states, states) { new.take(old) }
            result = copy
        }
        return result
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// The look of a tab: what its state says, with what the normal one says where it says nothing.
    final func look(isSelected: Bool, isEnabled: Bool) -> TabLook {
        var result = TabLook()
        result.add(normal)
        if !isEnabled { result.add(disabled) } else if isSelected { result.add(selected, leavesOut: true) }
        return result
    }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The image's color.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// The offset of the badge.
    open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The background color of the badge.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the badge's text.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

    final var onChange: (() -> Void)?

    final func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The appearance of one tab in one state, with the values that the app has set.
struct TabLook {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var iconColor: UIColor?
    var badgeColor: UIColor?
    var badgeAttributes: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero

    /// - Parameter leavesOut: Whether colors of the state before do not count: a selected tab has the tint unless it
    ///   says otherwise itself.
    @MainActor
    mutating func add(_ state: UITabBarItemStateAppearance, leavesOut: Bool = false) {
        if leavesOut {
            iconColor = nil
            attributes[.foregroundColor] = nil
        }
        attributes.merge(state.titleTextAttributes) { _, new in new }
        badgeAttributes.merge(state.badgeTextAttributes) { _, new in new }
        if state.titlePositionAdjustment != .zero { titleOffset = state.titlePositionAdjustment }
        if let color = state.iconColor { iconColor = color }
        if let color = state.badgeBackgroundColor { badgeColor = color }
        if state.badgePositionAdjustment != .zero { badgeOffset = state.badgePositionAdjustment }
        if state.badgeTitlePositionAdjustment != .zero { badgeTitleOffset = state.badgeTitlePositionAdjustment }
    }
}
