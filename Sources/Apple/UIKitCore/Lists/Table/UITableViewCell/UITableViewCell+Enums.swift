extension UITableViewCell {
    /// The layout of a cell's labels and image.
    public enum CellStyle: Int, Sendable {
        /// A label, and an image before it.
        case `default` = 0
        /// The label at the left, the detail in gray at the right.
        case value1 = 1
        /// A narrow column with the label, right-aligned in the tint's color; the detail beside it.
        case value2 = 2
        /// The detail, smaller and gray, below the label.
        case subtitle = 3
    }

    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// A thin line below each row.
        case singleLine = 1
    }

    /// The appearance of a selected cell. All except `none` look alike.
    public enum SelectionStyle: Int, Sendable {
        /// Touch and selection do not show.
        case none = 0
        /// Gray, as on iOS since version 7.
        case blue = 1
        /// Gray.
        case gray = 2
        /// Gray.
        case `default` = 3
    }

    /// The effect of a cell's control in editing mode.
    public enum EditingStyle: Int, Sendable {
        /// No control: the row is not edited.
        case none = 0
        /// A red button, or a swipe, deletes the row.
        case delete = 1
        /// A green button inserts a row.
        case insert = 2
    }

    /// The accessory at a cell's trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron: a tap shows another screen.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// The controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The controls as bits, with UIKit's values.
        public let rawValue: UInt
        /// Creates a mask from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control before the content in editing mode.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The actions behind the trailing end.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}

/// The dimensions of tables and their cells in points, as seen on iOS 15 to 18 unless said otherwise.
enum TableMetrics {
    /// The height of a row that says nothing else.
    static let rowHeight: CGFloat = 44
    /// From the cell's edge to its text, in narrow views and in wide ones.
    static func margin(width: CGFloat) -> CGFloat { SideMargin.points(width: width) }
    /// Between a cell's image and its text.
    static let imageGap: CGFloat = 16
    /// Between a cell's text and the accessory.
    static let accessoryGap: CGFloat = 8
    /// Above and below the text of a cell that finds its own height.
    static let textPadding: CGFloat = 11
    /// Between a label and the detail below it.
    static let subtitleGap: CGFloat = 2
    /// The width of the column of labels of style `value2`.
    static let value2Column: CGFloat = 91
    static let value2Gap: CGFloat = 6
    /// How far an inset group's corners are rounded.
    static let groupRadius: CGFloat = 10
    /// The height of a plain section's title.
    static let plainHeader: CGFloat = 28
    /// Empty room above the headers of plain sections.
    static let plainHeaderPadding: CGFloat = 22
    /// Above the first group, and between groups, half of it belonging to each, when they have no titles.
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5
    /// Above and below a group's title.
    static let groupTitleTop: CGFloat = 17.5
    static let groupTitlePadding: CGFloat = 7.5
    /// How long rows take to go to their new places, in seconds. Decided; not documented.
    static let updateDuration: TimeInterval = 0.3
    /// How long a selection takes to fade, in seconds. Decided; not documented.
    static let selectionDuration: TimeInterval = 0.3
    /// The width that the control for deleting or inserting takes in editing mode.
    static let editControlWidth: CGFloat = 38
    /// That of the control by which rows are moved.
    static let reorderWidth: CGFloat = 46
}
