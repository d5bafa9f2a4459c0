/// An accessory at an edge of a list cell: an icon, a control or a text.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The editing state in which an accessory is shown.
    public enum DisplayedState: Sendable {
        /// In and outside of editing mode.
        case always
        /// Only in editing mode.
        case whenEditing
        /// Only outside of editing mode.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory, which is centered in it.
    public enum LayoutDimension: Sendable {
        /// The accessory's own width.
        case actual
        /// The width of the system's accessories.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The position of a custom accessory.
    public enum Placement {
        /// Returns the index of an accessory among the others.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge. `at` returns the index among the accessories there, by default the
        /// last.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge. `at` returns the index among the accessories there, by default the
        /// first.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before another accessory.
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.kind.name == accessory.kind.name } ?? 0 }
        }
        /// Returns the position after another accessory.
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.kind.name == accessory.kind.name }.map { $0 + 1 } ?? all.count }
        }
    }

    /// The kind of accessory.
    public enum AccessoryType {
        /// A checkmark.
        case checkmark
        /// A custom view.
        case customView(UIView)
        /// A red button that deletes the item.
        case delete
        /// A button that shows details of the item.
        case detail
        /// A chevron for an item that shows another screen.
        case disclosureIndicator
        /// A green button that inserts an item.
        case insert
        /// A short text.
        case label
        /// A circle with a checkmark while the item is selected.
        case multiselect
        /// A chevron that expands and collapses the item's children.
        case outlineDisclosure
        /// A button that opens a menu.
        case popUpMenu
        /// A handle for moving the item.
        case reorder

        var name: String {
            if case .customView(let view) = self { return "customView \(ObjectIdentifier(view))" }
            return "\(self)"
        }
    }

    /// Called when the accessory is tapped.
    public typealias ActionHandler = @MainActor () -> Void

    var kind: AccessoryType
    var displayed = DisplayedState.always
    var isLeading = false
    var position: Placement.Position?
    var isHidden = false
    var width = LayoutDimension.standard
    var tint: UIColor?
    var background: UIColor?
    var action: ActionHandler?
    var text = ""
    var font: UIFont?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var maintainsFixedSize = false
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?

    init(_ kind: AccessoryType) { self.kind = kind }

    /// The kind of accessory.
    public var accessoryType: AccessoryType { kind }

    func isShown(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }
}

extension UICellAccessory {
    private static func make(
        _ kind: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?,
        isLeading: Bool = false, background: UIColor? = nil, action: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(kind)
        accessory.displayed = displayed
        accessory.isHidden = isHidden
        accessory.width = width
        accessory.tint = tint
        accessory.isLeading = isLeading
        accessory.background = background
        accessory.action = action
        return accessory
    }

    /// Creates a chevron for an item that shows another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        make(
            .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Creates a button that shows details of the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            action: actionHandler)
    }
    /// Creates a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        make(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Creates a red button that deletes the item. Without a handler, it shows the trailing swipe
    /// actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor, action: actionHandler)
    }
    /// Creates a green button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor, action: actionHandler)
    }
    /// Creates a handle for moving the item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        make(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Creates a circle with a checkmark while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        make(
            .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor)
    }
    /// Creates a chevron that expands and collapses an outline's item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(
            .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            action: actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }
    /// Creates a text label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = make(
            .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.text = text
        accessory.font = options.font
        return accessory
    }
    /// Creates a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = make(
            .customView(configuration.customView), .always, isHidden: configuration.isHidden,
            configuration.reservedLayoutWidth, configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed, let position):
            accessory.isLeading = true
            accessory.displayed = displayed
            accessory.position = position
        case .trailing(let displayed, let position):
            accessory.isLeading = false
            accessory.displayed = displayed
            accessory.position = position
        }
        accessory.maintainsFixedSize = configuration.maintainsFixedSize
        return accessory
    }
}
