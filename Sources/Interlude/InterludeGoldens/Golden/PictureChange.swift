import CoreGraphics
import InterludeStage

/// Where two pictures of one size differ, and how.
struct PictureChange {
    private let old: Snapshot
    private let new: Snapshot
    /// The smallest part, in pixels, that holds all that differs.
    private let columns: Range<Int>
    private let rows: Range<Int>

    /// - Returns: `nil` for pictures that are equal or of different sizes.
    init?(from old: Snapshot, to new: Snapshot) {
        guard old.pixelWidth == new.pixelWidth, old.pixelHeight == new.pixelHeight else { return nil }
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        for y in 0..<old.pixelHeight where !old.buffer.hasSameRow(y, as: new.buffer) {
            let (a, b) = (old.buffer.row(y), new.buffer.row(y))
            top = min(top, y)
            bottom = y
            for x in 0..<old.pixelWidth where a[x] != b[x] {
                left = min(left, x)
                right = max(right, x)
            }
        }
        guard right >= 0 else { return nil }
        self.old = old
        self.new = new
        columns = left..<right + 1
        rows = top..<bottom + 1
    }

    var change: FilmChange {
        if let way = displacement {
            return .moved(CGVector(dx: CGFloat(way.x) / old.scale, dy: CGFloat(way.y) / old.scale), within: part)
        }
        switch (isGround(old), isGround(new)) {
        case (false, true): return .missing(part)
        case (true, false): return .added(part)
        default: return .changed(part)
        }
    }

    /// In points.
    private var part: CGRect {
        let scale = old.scale
        return CGRect(
            x: CGFloat(columns.lowerBound) / scale, y: CGFloat(rows.lowerBound) / scale,
            width: CGFloat(columns.count) / scale, height: CGFloat(rows.count) / scale)
    }

    /// Whether the different area of a snapshot shows only its background: one color, which is also beside it.
    private func isGround(_ picture: Snapshot) -> Bool {
        var color: UInt32?
        for y in rows {
            let (row, a, b) = (picture.buffer.row(y), old.buffer.row(y), new.buffer.row(y))
            for x in columns where a[x] != b[x] {
                guard row[x] == color ?? row[x] else { return false }
                color = row[x]
            }
        }
        // What is at the border of two areas has its ground on one side.
        let middle = (columns.lowerBound + columns.count / 2, rows.lowerBound + rows.count / 2)
        let beside = [
            (columns.lowerBound - 1, middle.1), (columns.upperBound, middle.1), (middle.0, rows.lowerBound - 1),
            (middle.0, rows.upperBound),
        ].filter { (0..<picture.pixelWidth).contains($0.0) && (0..<picture.pixelHeight).contains($0.1) }
        return beside.contains { picture.buffer.row($0.1)[$0.0] == color }
    }

    /// By how many pixels the old picture's part has to be moved to become the new one's; `nil` if by none. The shortest way
    /// counts, sideways and upright ones before slanting ones.
    private var displacement: (x: Int, y: Int)? {
        // Decided: eight points along an axis, two diagonally; a larger shift is visible anyway, and takes time to find.
        let (far, near) = (Int(8 * old.scale), Int(2 * old.scale))
        for distance in 1...far {
            for way in [(distance, 0), (-distance, 0), (0, distance), (0, -distance)] where isMoved(by: way) {
                return way
            }
        }
        for x in -near...near where x != 0 {
            for y in -near...near where y != 0 && isMoved(by: (x, y)) { return (x, y) }
        }
        return nil
    }

    private func isMoved(by way: (x: Int, y: Int)) -> Bool {
        // The uncovered borders are excluded: only the area in both is compared.
        guard 2 * abs(way.x) < columns.count, 2 * abs(way.y) < rows.count else { return false }
        return Self.shared(rows, way.y).allSatisfy { y in
            let (before, now) = (old.buffer.row(y - way.y), new.buffer.row(y))
            return Self.shared(columns, way.x).allSatisfy { now[$0] == before[$0 - way.x] }
        }
    }

    private static func shared(_ range: Range<Int>, _ way: Int) -> Range<Int> {
        range.lowerBound + max(way, 0)..<range.upperBound + min(way, 0)
    }
}
