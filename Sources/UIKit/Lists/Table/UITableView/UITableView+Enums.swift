extension UITableView {
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is in view.
        case plain = 0
        /// Groups of rows with room between them.
        case grouped = 1
        /// Groups with rounded corners, away from the edges.
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// In view, with as little movement as possible.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// What `separatorInset` is counted from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// A height that says: as large as the content needs.
    public nonisolated class var automaticDimension: CGFloat { -1 }
    /// The title of an index entry that stands for the search field.
    public nonisolated class var indexSearch: String { "{search}" }
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
