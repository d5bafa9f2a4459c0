import QuartzCore

/// Elements that belong together: a menu of its own, a submenu, or a section of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Stands in the menu above as a section.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// Red, as a submenu.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Of its elements one is on.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// Its elements stand in a row.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// How large the elements are shown.
    public enum ElementSize: Int, Sendable {
        /// Side by side, images alone.
        case small = 0
        /// Side by side, titles below images.
        case medium = 1
        /// Below each other.
        case large = 2
        case automatic = -1
    }

    private static var nextNumber = 0

    open private(set) var identifier: Identifier
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]
    open var preferredElementSize: ElementSize

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, nil, image, identifier, options, .automatic, children)
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier, options, .automatic, children)
    }

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

    /// Archives are not supported: menus are made in code.
    public required init?(coder: NSCoder) { nil }

    /// The same menu with other elements.
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
