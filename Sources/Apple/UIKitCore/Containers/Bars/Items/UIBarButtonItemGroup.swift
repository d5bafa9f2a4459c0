import Foundation

/// A group of buttons of a bar. If the bar has no room for them, one button represents all.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons, leading one first.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt(oldValue) } }
    /// The button that represents the group if the bar has no space for all buttons. Without an
    /// action and a menu, it opens a menu of the group's buttons.
    open var representativeItem: UIBarButtonItem? { didSet { if representativeItem != oldValue { changed() } } }
    /// Whether the representative item is in the bar.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether the group can be used when it is not in the bar: then it is in the bar's overflow menu. The default is `false`.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { changed() } } }
    /// The element that represents the group in a menu. With `nil`, the menu has the group's buttons.
    open var menuRepresentation: UIMenuElement?

    /// Whether the user has left the group out of the bar.
    private final var isLeftOut = false
    /// Called after something visible changed.
    final var onChange: (() -> Void)?

    /// Creates a group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt([])
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a group that users cannot remove from the bar.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Creates a group that users can move in a customizable bar.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Creates a group that users can add to a customizable bar and remove from it. Initially it is
    /// in the bar or not, as `isInDefaultCustomization` states.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isLeftOut = !isInDefaultCustomization
        return group
    }

    private func adopt(_ former: [UIBarButtonItem]) {
        for item in former where item.buttonGroup === self { item.group = nil }
        for item in barButtonItems { item.group = self }
        changed()
    }

    private func changed() { onChange?() }

    /// Whether it is in the overflow menu because the user has not put it into the bar.
    final var waitsInOverflow: Bool { isLeftOut && alwaysAvailable && !isHidden }

    /// The element that represents the group in an overflow menu, separated from other groups.
    final var overflowElement: UIMenuElement {
        let elements = barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
        return menuRepresentation ?? UIMenu(options: .displayInline, children: elements)
    }

    /// Whether anything of it may be in a bar.
    final var isShown: Bool { !isHidden && !isLeftOut }

    /// Returns the items in the bar, the leading one first.
    final func shownItems(collapsed: Bool) -> [UIBarButtonItem] {
        isDisplayingRepresentativeItem = collapsed && isShown && representativeItem != nil
        guard isShown else { return [] }
        if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
        return barButtonItems
    }

    /// The menu of a representative that does nothing else.
    final var representativeMenu: UIMenu? {
        guard let representativeItem, representativeItem.menu == nil, representativeItem.action == nil,
            representativeItem.primaryAction == nil
        else { return nil }
        let elements = barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
        return UIMenu(children: menuRepresentation.map { [$0] } ?? elements)
    }
}

extension UIBarButtonItem {
    /// The element that represents the button in a menu.
    final var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        if let menu {
            return UIMenu(title: title ?? menu.title, image: image, children: menu.children)
        }
        guard customView == nil, title != nil || image != nil else { return nil }
        return UIAction(
            title: title ?? accessibilityLabel ?? systemItem?.spokenName ?? "", image: image,
            attributes: isEnabled ? [] : .disabled
        ) { [weak self] _ in self?.perform() }
    }
}
