/// The state of a configuration: the traits and states of a view.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state in which nothing is on.
    init(traitCollection: UITraitCollection)

    /// A state of the application's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the application's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key of a name. Prefix it, so that it is unique.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Equals `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The states of a view: a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches. The default is `false`.
    public var isDisabled = false
    /// Whether a finger is on the view. The default is `false`; headers and footers do not set it.
    public var isHighlighted = false
    /// Whether the view is chosen. The default is `false`; headers and footers do not set it.
    public var isSelected = false
    /// Whether the view has the focus of a keyboard or remote control. Nothing here sets it.
    public var isFocused = false
    /// Whether it stays at the edge while the list scrolls below it.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the application's own; `nil` if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches. The default is `false`.
    public var isDisabled = false
    /// Whether a finger is on the cell. The default is `false`.
    public var isHighlighted = false
    /// Whether the cell is chosen. The default is `false`.
    public var isSelected = false
    /// Whether the cell has the focus of a keyboard or remote control. Nothing here sets it.
    public var isFocused = false
    /// Whether it stays at the edge while the list scrolls below it. Nothing here sets it.
    public var isPinned = false
    /// Whether the cell is in editing mode. The default is `false`.
    public var isEditing = false
    /// Whether the cell's children are shown. Nothing here sets it; outlines keep it to themselves.
    public var isExpanded = false
    /// Whether the cell is open by a swipe. Nothing here sets it.
    public var isSwiped = false
    /// Whether the cell is moved by hand. Nothing here sets it.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the application's own; `nil` if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
