/// Where the parts of a table lie, from top to bottom. Only heights count here; a table has one column.
struct TableGeometry {
    struct Section {
        /// Empty room above the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var rows: [CGFloat] = []
        var footer: CGFloat = 0
        /// Which rows' heights are only estimated as yet.
        var isEstimated: [Bool] = []
        fileprivate(set) var top: CGFloat = 0
        /// The rows' upper edges and the last one's lower edge.
        fileprivate(set) var edges: [CGFloat] = [0]

        var headerTop: CGFloat { top + padding }
        var rowsTop: CGFloat { headerTop + header }
        var footerTop: CGFloat { edges[edges.count - 1] }
        var bottom: CGFloat { footerTop + footer }
    }

    /// The heights of the views above and below all sections.
    var tableHeader: CGFloat = 0
    var tableFooter: CGFloat = 0
    var sections: [Section] = []
    private(set) var height: CGFloat = 0

    var footerTop: CGFloat { height - tableFooter }

    /// Computes the places from the heights.
    mutating func place() {
        var y = tableHeader
        for index in sections.indices { y = Self.place(&sections[index], at: y) }
        height = y + tableFooter
    }

    private static func place(_ section: inout Section, at top: CGFloat) -> CGFloat {
        section.top = top
        var y = section.rowsTop
        section.edges = [y]
        section.edges.reserveCapacity(section.rows.count + 1)
        for row in section.rows {
            y += row
            section.edges.append(y)
        }
        return section.bottom
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    /// The upper and lower edge of a row.
    func row(_ path: IndexPath) -> (top: CGFloat, bottom: CGFloat)? {
        guard contains(path) else { return nil }
        let edges = sections[path.section].edges
        return (edges[path.row], edges[path.row + 1])
    }

    /// The rows that lie between two heights, at least in part, from top to bottom.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.bottom > top && section.top < bottom {
            var row = Self.firstRow(in: section, below: top)
            while row < section.rows.count, section.edges[row] < bottom {
                if section.rows[row] > 0 { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }

    /// The first row whose lower edge lies below a height.
    private static func firstRow(in section: Section, below y: CGFloat) -> Int {
        var (low, high) = (0, section.rows.count)
        while low < high {
            let middle = (low + high) / 2
            if section.edges[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The row at a height.
    func row(at y: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated() where y >= section.rowsTop && y < section.footerTop {
            return IndexPath(row: Self.firstRow(in: section, below: y), section: index)
        }
        return nil
    }

    /// The sections that lie between two heights, at least in part.
    func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
        sections.indices.filter { sections[$0].bottom > top && sections[$0].top < bottom }
    }
}
