/// What a table knows of what it shows.
@MainActor struct TableState {
    /// A cell in sight and its row.
    struct Row {
        var path: IndexPath
        let cell: UITableViewCell
    }

    /// A section's header or footer in sight.
    struct Edge {
        var section: Int
        let view: UIView
    }

    var geometry = TableGeometry()
    /// Whether the data source has been asked since the last `reloadData()`.
    var isLoaded = false
    /// The width that the heights were found for.
    var width: CGFloat = 0
    /// The sides of the safe area that rows were laid out for.
    var sides = UIEdgeInsets.zero
    /// In order from top to bottom.
    var rows: [Row] = []
    var headers: [Edge] = []
    var footers: [Edge] = []
    /// The views of headers and footers that were made to measure them and are not in sight yet, by section.
    var preparedHeaders: [Int: UIView] = [:]
    var preparedFooters: [Int: UIView] = [:]
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    /// The row under the finger.
    var highlighted: IndexPath?
    var isEditing = false
    /// How many `beginUpdates()` are open, and what they brought.
    var updateDepth = 0
    var changes = ListChanges()
    var animations: [IndexPath: UITableView.RowAnimation] = [:]
    /// The row that a cell is being made for, so that a dequeued cell has the row's size.
    var pending: IndexPath?
    /// While changes are animated: what new cells need to know of the list before.
    var update: TableUpdate?
    var isTiling = false
    var prefetcher = Prefetcher()
    /// A default of the protocols has answered, not the application.
    var hasAnsweredByDefault = false
    /// The lines below the last row.
    var fillers: TableFillers?
    /// The titles beside the rows.
    var index: SectionIndexView?
    /// A row that a finger moves.
    var reorder: TableReorder?
    /// Cells in sight that may want another height, and whether it comes as an animation.
    var unsized: (cells: [UITableViewCell], animated: Bool) = ([], false)
}

/// A batch of changes that is being shown.
struct TableUpdate {
    let map: ListMap
    let oldGeometry: TableGeometry
    let animations: [IndexPath: UITableView.RowAnimation]
    let isAnimated: Bool

    /// How a row comes or goes: as it was told, or as its section was.
    @MainActor func animation(of path: IndexPath) -> UITableView.RowAnimation {
        animations[path] ?? animations[UITableView.whole(path.section)] ?? .fade
    }
}
