/// The left or the right side of a convex polygon, from top to bottom, with a table of what it does in each row of pixels.
final class PolygonSide {
    /// What the side does within one row.
    private struct RowEntry {
        /// The first piece that reaches into the row.
        var piece: Int
        var smallest: Double
        var largest: Double
    }

    let points: UnsafeMutablePointer<SIMD2<Double>>
    let count: Int
    let smallestX: Double
    let largestX: Double
    private let firstRow: Int
    private let rows: UnsafeMutablePointer<RowEntry>

    /// The points' y must not descend; level pieces at both ends are dropped.
    init(_ side: [SIMD2<Double>]) {
        var (smallest, largest) = (side[0].x, side[0].x)
        for p in side {
            smallest = min(smallest, p.x)
            largest = max(largest, p.x)
        }
        smallestX = smallest
        largestX = largest
        var kept = side[...]
        while kept.count > 2, kept[kept.startIndex + 1].y <= kept[kept.startIndex].y { kept.removeFirst() }
        while kept.count > 2, kept[kept.endIndex - 2].y >= kept[kept.endIndex - 1].y { kept.removeLast() }
        count = kept.count
        points = .allocate(capacity: count)
        for (i, p) in kept.enumerated() { points[i] = p }
        let (top, bottom) = (points[0].y, points[count - 1].y)
        firstRow = clampedInt(top.rounded(.down))
        let rowCount = max(1, clampedInt(bottom.rounded(.up)) - firstRow)
        rows = .allocate(capacity: rowCount)
        var piece = 0
        for row in 0..<rowCount {
            let y0 = max(Double(firstRow + row), top)
            while piece + 2 < count && points[piece + 1].y <= y0 { piece += 1 }
            rows[row] = entry(piece, y0, min(Double(firstRow + row + 1), bottom))
        }
    }

    deinit {
        points.deallocate()
        rows.deallocate()
    }

    private func entry(_ piece: Int, _ y0: Double, _ y1: Double) -> RowEntry {
        var i = piece
        let first = x(on: i, at: y0)
        var (smallest, largest) = (first, first)
        while true {
            let next = x(on: i, at: min(y1, points[i &+ 1].y))
            smallest = min(smallest, next)
            largest = max(largest, next)
            if points[i &+ 1].y >= y1 || i &+ 2 >= count { break }
            i &+= 1
        }
        return RowEntry(piece: piece, smallest: smallest, largest: largest)
    }

    @inline(__always) private func x(on i: Int, at y: Double) -> Double {
        let (a, b) = (points[i], points[i &+ 1])
        if a.x == b.x || y <= a.y { return a.x }
        if y >= b.y { return b.x }
        return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
    }

    /// Where the side is at height `y`, which lies between its ends.
    func x(at y: Double) -> Double {
        var i = rows[clampedInt(y.rounded(.down)) - firstRow].piece
        while i + 2 < count && points[i + 1].y <= y { i += 1 }
        return x(on: i, at: y)
    }

    /// The smallest and the largest x within row `y`, which the side reaches.
    @inline(__always) func extent(_ y: Int) -> (smallest: Double, largest: Double) {
        let entry = rows[y &- firstRow]
        return (entry.smallest, entry.largest)
    }

    /// The area to the right of the side within the column `x..<x + 1` of row `y`, between `y0` and `y1`.
    func areaRight(ofColumn x: Double, _ y: Int, _ y0: Double, _ y1: Double) -> Double {
        var area = 0.0
        var i = rows[y &- firstRow].piece
        while true {
            let (top, bottom) = (max(y0, points[i].y), min(y1, points[i &+ 1].y))
            if bottom > top {
                let (a, b) = (x + 1 - self.x(on: i, at: top), x + 1 - self.x(on: i, at: bottom))
                area += (bottom - top) * Self.meanClamped(a, b)
            }
            if points[i &+ 1].y >= y1 || i &+ 2 >= count { return area }
            i &+= 1
        }
    }

    /// The mean of `min(max(t, 0), 1)` while `t` goes from `a` to `b`.
    @inline(__always) private static func meanClamped(_ a: Double, _ b: Double) -> Double {
        if abs(a - b) < 1e-6 { return min(max((a + b) / 2, 0), 1) }
        return (integralClamped(a) - integralClamped(b)) / (a - b)
    }

    @inline(__always) private static func integralClamped(_ t: Double) -> Double {
        t <= 0 ? 0 : t < 1 ? t * t / 2 : t - 0.5
    }
}
