import QuartzCore

/// A row of a table.
///
/// A cell has up to two labels and an image of its own, created on first access and arranged by its style; or it
/// is a subclass with views of its own in `contentView`. Cells are reused, after `prepareForReuse()`.
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

    /// Creates a cell. It is what subclasses override: registered classes are made with it, in the default style.
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

    /// Tells the table that the cell may want another height; see `UITableView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeBecameInvalid()
    }

    /// The name under which the cell is kept for further use; `nil` for one that is not.
    open var reuseIdentifier: String? { identifier }
    /// The cell is about to be used for another row.
    open func prepareForReuse() { forgetRow() }

    // MARK: Content

    /// Holds what the cell shows, beside its accessory.
    open var contentView: UIView { parts.content }
    /// The first text. Made when it is first asked for.
    open var textLabel: UILabel? { ownTextLabel }
    /// `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : ownDetailLabel }
    /// The cell's own image, before the text. `nil` in style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : ownImageView }

    // MARK: Background

    /// The view behind the content, with the cell's size. The default is `nil`. Setting it removes
    /// `backgroundConfiguration`.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackground(newValue) }
    }
    /// The view behind the content while the cell is selected or highlighted. A gray one by default.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackground(newValue) }
    }
    /// The view behind the content of a selected row, if the table allows multiple selection. `nil`, the default: as a
    /// single selected row looks.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showSelection(animated: false)
        }
    }

    // MARK: State

    /// The appearance of the cell while it is selected or touched. The default is gray.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
    /// Whether the row is chosen. The table sets it; setting it here changes the look alone, without animation.
    open var isSelected: Bool {
        get { isMarkedSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the row. The table sets it.
    open var isHighlighted: Bool {
        get { isMarkedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// The row is chosen, or no more. Override it to change the look; call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        let isNew = isMarkedSelected != selected
        isMarkedSelected = selected
        showSelection(animated: animated)
        if isNew { setNeedsUpdateConfiguration() }
    }
    /// A finger is on the row, or no more. Override it to change the look; call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let isNew = isMarkedHighlighted != highlighted
        isMarkedHighlighted = highlighted
        showSelection(animated: animated)
        if isNew { setNeedsUpdateConfiguration() }
    }

    // MARK: Configuration

    /// Called when the cell's state has changed, to change `contentConfiguration` to match.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether `contentConfiguration` is shown as `updated(for:)` gives it.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether `backgroundConfiguration` is shown as `updated(for:)` gives it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes the configuration to match the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessory and arrangement

    /// The accessory at the cell's trailing end. The default is none.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// A view in place of that accessory. The default is `nil`.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
    /// The accessory at the trailing end in editing mode. The default is none.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    /// A view in place of that accessory. The default is `nil`.
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView != oldValue { accessoryDidChange() } } }
    /// By how many steps of `indentationWidth` the content moves in. The table sets it from its delegate.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// How far one level moves the content, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// The insets of the line below the cell.
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

    /// Whether the cell shows what is for editing. The table sets it.
    open var isEditing: Bool {
        get { isMarkedEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides what is for editing: the control before the content, and that for moving.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// The style that the table's delegate returns for the row.
    open var editingStyle: EditingStyle { place.editingStyle }
    /// Whether the content makes room for the control in editing mode. The default is `true`; the table's delegate has a say too.
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows the control by which it is moved; the table sets it.
    open var showsReorderControl = false
    /// Whether the actions behind the cell's trailing end are seen.
    open var showingDeleteConfirmation: Bool { parts.showsDeletion }
    /// Has no effect here: there is no drag and drop between applications.
    open var userInteractionEnabledWhileDragging = true
    /// The cell is about to show or hide controls. The default implementation does nothing.
    open func willTransition(to state: StateMask) {}
    /// The cell has shown or hidden controls. The default implementation does nothing.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    /// The height that the cell's own labels need, for the width given. Override it for cells with other content in tables
    /// whose row height is automatic.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintParts()
    }

    // MARK: Configuration

    /// The states that the content is shown in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isMarkedHighlighted
        state.isSelected = isMarkedSelected
        state.isEditing = isMarkedEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Has `updateConfiguration(using:)` called.
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
