/// What the time line shows of a transition's rows: the app's own layers first, UIKit's parts in a group below that is folded, and
/// of both only what the filter leaves.
package struct TimelineContent: Equatable {
    package enum Item: Equatable {
        /// The heading of UIKit's rows, and how many there are.
        case system(count: Int, isOpen: Bool)
        case row(TimelineRow)
    }

    package let items: [Item]
    /// Rows that have no room.
    package let hidden: Int

    /// More rows than these are only counted. Decided: they would not be read, and each is a picture in memory.
    package static let mostRows = 40

    /// - Parameters:
    ///   - filter: the kind that is shown; `nil` shows all.
    ///   - showsSystem: whether UIKit's rows are unfolded; `nil` unfolds them where there are no others.
    package init(_ rows: [TimelineRow], filter: TimelineRow.Kind? = nil, showsSystem: Bool? = nil) {
        let rows = rows.filter { filter == nil || $0.kind == filter }
        let (own, system) = (rows.filter(\.isApps), rows.filter { !$0.isApps })
        let isOpen = showsSystem ?? own.isEmpty
        var items = own.map(Item.row)
        if !system.isEmpty { items.append(.system(count: system.count, isOpen: isOpen)) }
        if isOpen { items += system.map(Item.row) }
        hidden = max(0, items.count - Self.mostRows)
        self.items = Array(items.prefix(Self.mostRows))
    }
}
