/// The state of a configuration: the traits and states of a view.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state in which all values are `false`.
    init(traitCollection: UITraitCollection)

    /// A custom state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from a name. Add a prefix that makes it unique.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Equals `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The states of a view: a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. The default is `false`.
    public var isDisabled = false
    /// Whether the view is touched. The default is `false`; headers and footers do not set it.
    public var isHighlighted = false
    /// Whether the view is selected. The default is `false`; headers and footers do not set it.
    public var isSelected = false
    /// Whether the view has the focus of a keyboard or remote control. Never set here.
    public var isFocused = false
    /// Whether the view is pinned to the list's edge while the content scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which all values are `false`.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state; `nil` if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled. The default is `false`.
    public var isDisabled = false
    /// Whether the cell is touched. The default is `false`.
    public var isHighlighted = false
    /// Whether the cell is selected. The default is `false`.
    public var isSelected = false
    /// Whether the cell has the focus of a keyboard or remote control. Never set here.
    public var isFocused = false
    /// Whether the cell is pinned to the list's edge while the content scrolls. Never set here.
    public var isPinned = false
    /// Whether the cell is in editing mode. The default is `false`.
    public var isEditing = false
    /// Whether the cell's children are shown. Never set here: outlines manage this state
    /// internally.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown. Never set here.
    public var isSwiped = false
    /// Whether the user is moving the cell. Never set here.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which all values are `false`.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state; `nil` if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
