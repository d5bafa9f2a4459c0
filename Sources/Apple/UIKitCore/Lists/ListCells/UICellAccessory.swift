/// Something at a list cell's end: an icon, a control, a text.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The condition for the accessory.
    public enum DisplayedState: Sendable {
        /// In editing mode and out of it.
        case always
        /// Only in editing mode.
        case whenEditing
        /// Only out of editing mode.
        case whenNotEditing
    }

    /// The room that an accessory takes, in which it is centered.
    public enum LayoutDimension: Sendable {
        /// Its own width.
        case actual
        /// That of the system's accessories.
        case standard
        /// A number of points.
        case custom(CGFloat)
    }

    /// The position of a custom accessory.
    public enum Placement {
        /// Returns the index of an accessory among the others.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; `at` says where among the accessories there, by default behind them.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Behind the content; `at` says where among the accessories there, by default before them.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before another accessory.
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.kind.name == accessory.kind.name } ?? 0 }
        }
        /// After another accessory.
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.kind.name == accessory.kind.name }.map { $0 + 1 } ?? all.count }
        }
    }

    /// The kind of accessory.
    public enum AccessoryType {
        /// A tick.
        case checkmark
        /// A view of the application's own.
        case customView(UIView)
        /// A red button by which the item is deleted.
        case delete
        /// A button that tells more about the item.
        case detail
        /// An arrow that leads to another screen.
        case disclosureIndicator
        /// A green button by which an item is inserted.
        case insert
        /// A short text.
        case label
        /// A circle, ticked while the item is chosen.
        case multiselect
        /// An arrow that shows and hides the item's children.
        case outlineDisclosure
        /// A button that opens a menu.
        case popUpMenu
        /// Lines by which the item is moved.
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

    /// The chevron that says that the item leads to another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        make(
            .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// A button that tells more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            action: actionHandler)
    }
    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        make(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// The red button that deletes the item; without a handler it opens the actions at the trailing end.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor, action: actionHandler)
    }
    /// The green button that puts an item in.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(
            .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor, action: actionHandler)
    }
    /// The control by which the item is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        make(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// The tick that says whether the item is chosen.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        make(
            .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            isLeading: true, background: options.backgroundColor)
    }
    /// The chevron that expands and collapses an outline's item.
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
    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = make(
            .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.text = text
        accessory.font = options.font
        return accessory
    }
    /// A custom view.
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
