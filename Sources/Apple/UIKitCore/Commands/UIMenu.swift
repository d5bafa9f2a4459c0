import QuartzCore

/// A group of elements: a menu, a submenu, or a section of a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Options of a menu's position in its parent and of its elements.
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shown as a section of the parent menu.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// Red, as a submenu.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Of its elements one is on.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// The elements are side by side, as images in their own colors; selected ones have a
        /// background.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// The size of the elements. Edit menus always show them side by side.
    public enum ElementSize: Int, Sendable {
        /// Small: only images, side by side.
        case small = 0
        /// Side by side, titles below images.
        case medium = 1
        /// Below each other.
        case large = 2
        /// The default size of the menu.
        case automatic = -1
    }

    private static var nextNumber = 0

    /// The identifier of the menu. By default a unique one.
    open private(set) var identifier: Identifier
    /// The options of the menu.
    open private(set) var options: Options
    /// The elements, in order. `replacingChildren(_:)` returns a menu with others.
    open private(set) var children: [UIMenuElement]
    /// The preferred size of the elements; a section's size overrides it. The default is automatic:
    /// one below the other.
    open var preferredElementSize: ElementSize

    /// Creates a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, nil, image, identifier, options, .automatic, children)
    }

    /// Creates a menu with a subtitle, which is shown if the menu is a submenu.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier, options, .automatic, children)
    }

    /// Creates a menu with a subtitle and a preferred size of its elements.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier, options, preferredElementSize, children)
    }

    @usableFromInline init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: UIMenu.Identifier?,
        _ options: UIMenu.Options,
        _ size: UIMenu.ElementSize, _ children: [UIMenuElement]
    ) {
        UIMenu.nextNumber += 1
        self.identifier = identifier ?? Identifier("menu-\(UIMenu.nextNumber)")
        self.options = options
        self.children = children
        preferredElementSize = size
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns a menu with the same elements and the same identifier.
    open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = replacingChildren(children) }
        return copy
    }

    /// Returns the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, subtitle, image, identifier, options, preferredElementSize, newChildren)
    }

    /// The elements that are on, those of the sections included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
        }
    }
}
