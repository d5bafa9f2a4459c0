extension UICellAccessory {
    /// Called with the menu when the user has selected another of its elements.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

    /// The appearance of a button that opens a menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the button's text; `nil` is the gray of secondary texts.
        public var tintColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// Creates a button that shows the selected element of a menu and opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu)
        accessory.displayed = displayed
        accessory.isHidden = options.isHidden
        accessory.width = options.reservedLayoutWidth
        accessory.tint = options.tintColor
        accessory.menu = menu
        accessory.menuHandler = selectedElementDidChangeHandler
        return accessory
    }
}

/// The button of a menu in a list's cell.
@MainActor final class PopUpAccessory: UIView {
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        var look = UIButton.Configuration.plain()
        look.contentInsets = .zero
        button.configuration = look
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("Made by its cell") }

    /// Shows a menu's element that is on.
    func show(_ accessory: UICellAccessory) {
        button.configuration?.baseForegroundColor = accessory.tint ?? .secondaryLabel
        if button.menu !== accessory.menu { button.menu = accessory.menu }
        button.onChoice = { [weak self] menu in
            accessory.menuHandler?(menu)
            self?.fit()
            self?.superview?.setNeedsLayout()
        }
        button.showChosenElement()
        fit()
    }

    private func fit() {
        button.sizeToFit()
        bounds.size = button.bounds.size
        button.frame.origin = .zero
    }
}
