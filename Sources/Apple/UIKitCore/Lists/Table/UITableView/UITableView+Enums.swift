extension UITableView {
    /// The style of a table view.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is in view.
        case plain = 0
        /// Groups of rows with space between them.
        case grouped = 1
        /// Groups with rounded corners, away from the edges.
        case insetGrouped = 2
    }

    /// The updates of cells with automatic height.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// With updates and reloads only.
        case disabled = 0
        /// Also when the cell's intrinsic size becomes invalid, or it gets another content configuration.
        case enabled = 1
        /// Equals `enabled` here: changes of constraints in the cell are not observed.
        case enabledIncludingConstraints = 2
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The row is visible, with the least scrolling.
        case none = 0
        /// The row is at the top, below the header of a plain section.
        case top = 1
        /// The row is at the center of the visible area.
        case middle = 2
        /// The row is at the bottom.
        case bottom = 3
    }

    /// The animation of inserted and deleted rows.
    public enum RowAnimation: Int, Sendable {
        /// The rows fade in and out at their positions.
        case fade = 0
        /// The rows move in from the right and out to the right, with a fade.
        case right = 1
        /// The rows move in from the left and out to the left, with a fade.
        case left = 2
        /// The rows move in from the top and out to the top by their own height, with a fade.
        case top = 3
        /// The rows move in from the bottom and out to the bottom by their own height, with a fade.
        case bottom = 4
        /// The rows appear and disappear immediately.
        case none = 5
        /// The rows fade, as with `fade` here.
        case middle = 6
        /// The rows fade, as with `fade` here.
        case automatic = 100
    }

    /// The reference of `separatorInset`.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The automatic insets of cells.
        case fromAutomaticInsets = 1
    }

    /// The height for self-sizing rows, headers and footers.
    public nonisolated class var automaticDimension: CGFloat { -1 }
    /// The title of the index entry for the search field.
    public nonisolated class var indexSearch: String { "{search}" }
    /// Posted by a table view when the user has selected or deselected rows. Not posted when code
    /// changes the selection.
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
