import QuartzCore

/// A row of a table view.
///
/// A cell has up to two labels and an image view, which are created when they are first accessed and arranged by its
/// style. A subclass can have its own views in `contentView`. Cells are reused, after a call of `prepareForReuse()`.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    final let style: CellStyle
    final var identifier: String?
    final var parts = CellParts()
    final var isMarkedSelected = false
    final var isMarkedHighlighted = false
    final var isMarkedEditing = false
    /// Segues that the file has the cell start.
    final var selectionSegue: SegueTemplate?
    final var accessorySegue: SegueTemplate?
    /// The table that shows the cell.
    final weak var table: UITableView?
    /// The row's position in its section, set by the table.
    final var place = CellPlace() { didSet { if place != oldValue { placeDidChange() } } }

    /// Creates a cell. Subclasses override this initializer; cells of registered classes are created with it, in the
    /// default style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = NibLists.cellStyle(in: coder)
        identifier = coder.nib?.element["reuseIdentifier"]
        super.init(coder: coder)
        setUpCell()
        decode(.tableViewCell, from: coder)
        decodeContent(from: coder)
    }

    /// Notifies the table view that the cell's height can change. See
    /// `UITableView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeBecameInvalid()
    }

    /// The identifier for reuse; `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the cell is used for another row.
    open func prepareForReuse() { forgetRow() }

    // MARK: Content

    /// The view that contains the cell's content, beside its accessory.
    open var contentView: UIView { parts.content }
    /// The primary label. Created when it is first accessed.
    open var textLabel: UILabel? { ownTextLabel }
    /// The secondary label; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : ownDetailLabel }
    /// The image view before the text; `nil` in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : ownImageView }

    // MARK: Background

    /// The view behind the content, with the cell's size. The default is `nil`. Setting it removes
    /// `backgroundConfiguration`.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackground(newValue) }
    }
    /// The view behind the content while the cell is selected or highlighted. The default is a gray one.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackground(newValue) }
    }
    /// The view behind the content of a selected row if the table allows multiple selection. The default is `nil`, for
    /// `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showSelection(animated: false)
        }
    }

    // MARK: State

    /// The appearance of the cell while it is selected or highlighted. The default is gray.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
    /// Whether the row is selected. The table sets it. Setting it here changes only the appearance, without animation.
    open var isSelected: Bool {
        get { isMarkedSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is highlighted by a touch. The table sets it.
    open var isHighlighted: Bool {
        get { isMarkedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects or deselects the row. Override it to change the appearance; call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        let isNew = isMarkedSelected != selected
        isMarkedSelected = selected
        showSelection(animated: animated)
        if isNew { setNeedsUpdateConfiguration() }
    }
    /// Highlights the row or removes its highlight. Override it to change the appearance; call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let isNew = isMarkedHighlighted != highlighted
        isMarkedHighlighted = highlighted
        showSelection(animated: animated)
        if isNew { setNeedsUpdateConfiguration() }
    }

    // MARK: Configuration

    /// Called after the cell's state has changed, to update `contentConfiguration`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether `contentConfiguration` is updated for the state automatically.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether `backgroundConfiguration` is updated for the state automatically.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Updates the configuration for a state. Calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessory and arrangement

    /// The accessory at the trailing end. The default is none.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// A view that replaces the accessory. The default is `nil`.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
    /// The accessory at the trailing end in editing mode. The default is none.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    /// A view that replaces the accessory in editing mode. The default is `nil`.
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView != oldValue { accessoryDidChange() } } }
    /// The indentation of the content in multiples of `indentationWidth`. The table sets it from its delegate.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation of one level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// The insets of the separator below the cell, in points.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? defaultSeparatorInset }
        set {
            guard parts.separatorInset != newValue else { return }
            parts.separatorInset = newValue
            // The line moves, the content does not: `layoutSubviews` may set the inset after it has placed the content.
            showSeparators()
        }
    }

    // MARK: Editing

    /// Whether the cell is in editing mode. The table sets it.
    open var isEditing: Bool {
        get { isMarkedEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// The style that the table's delegate returns for the row.
    open var editingStyle: EditingStyle { place.editingStyle }
    /// Whether the content is indented for the editing control. The default is `true`. The table's delegate can
    /// override it.
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows the reorder control. The table sets it.
    open var showsReorderControl = false
    /// Whether the swipe actions at the trailing end are visible.
    open var showingDeleteConfirmation: Bool { parts.showsDeletion }
    /// Whether touches reach the cell during a drag. Has no effect here: there is no drag and drop between
    /// applications.
    open var userInteractionEnabledWhileDragging = true
    /// Called before the cell shows or hides controls. The default implementation does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell has shown or hidden controls. The default implementation does nothing.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    /// Returns the height of the cell's labels for a width. Override it for other content in tables with automatic row
    /// height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintParts()
    }

    // MARK: Configuration

    /// The configuration state for which the content is displayed.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isMarkedHighlighted
        state.isSelected = isMarkedSelected
        state.isEditing = isMarkedEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Requests a call of `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        if automaticallyUpdatesContentConfiguration { showConfiguration() }
        if automaticallyUpdatesBackgroundConfiguration { showBackgroundConfiguration() }
    }
}

/// A row's place in its section and table.
struct CellPlace: Equatable {
    var tableStyle = UITableView.Style.plain
    var isFirst = true
    var isLast = true
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor = UIColor.separator
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    /// Whether separator insets are added to the cell's automatic ones.
    var insetsFromAutomatic = false
    var editingStyle = UITableViewCell.EditingStyle.delete
    /// In editing mode: whether the content makes room for the controls, whether rows are chosen, and whether this one can be moved.
    var indents = true
    var isChosen = false
    var isMovable = false
}

/// The views that a cell consists of.
@MainActor struct CellParts {
    var content: UIView = CellContentView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    /// Whether the background of the selection is the table's.
    var hasDefaultSelection = true
    var accessory: UIView?
    /// The accessory that has its place.
    weak var placedAccessory: UIView?
    var editControl: CellEditControl?
    var reorder: CellReorderControl?
    /// Whether the actions behind the trailing end are seen.
    var showsDeletion = false
    var separator: UIView?
    var topSeparator: UIView?
    /// Whether the cell is placing its parts: what that changes in the content asks for no further layout.
    var isLayingOut = false
    var separatorInset: UIEdgeInsets?
    /// Whether the background color is the table's, not the application's.
    var hasDefaultColor = false
    /// Content and background by configurations, once there were any.
    var configured: ConfiguredParts?
    /// Labels that have several lines because letters are so large.
    var freed: [UILabel] = []

    /// Whether there is any label or image of the cell's own.
    var hasOwnViews: Bool { text != nil || detail != nil || image != nil }
}

/// The view that holds a cell's content.
///
/// Only the cell's `layoutSubviews` places the cell's own labels and image. A subclass that places them differently there is not
/// overruled by a later layout of this view. A change of a label's text therefore asks the cell for layout.
@MainActor final class CellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UITableViewCell)?.contentWasLaidOut()
    }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        (superview as? UITableViewCell)?.contentNeedsLayout()
    }
}
