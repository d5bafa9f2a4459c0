import CoreGraphics

/// A convex polygon: rotated rectangles, round corners, planes in perspective. Coverage is the exact area of the polygon
/// within the pixel.
final class PolygonCoverage: TableCoverage {
    /// One side of the polygon from its top to its bottom: points with growing y.
    private let leftSide: PolygonSide
    private let rightSide: PolygonSide
    private let top: Double
    private let bottom: Double

    /// Nil where the points enclose nothing.
    convenience init?(_ points: [SIMD2<Double>]) {
        guard points.count >= 3,
            let first = points.indices.min(by: { points[$0].y < points[$1].y }),
            let last = points.indices.max(by: { points[$0].y < points[$1].y }),
            points[first].y < points[last].y
        else { return nil }
        func walk(_ step: Int) -> PolygonSide {
            var side: [SIMD2<Double>] = [points[first]]
            var i = first
            while i != last {
                i = (i + step + points.count) % points.count
                side.append(points[i])
            }
            return PolygonSide(side)
        }
        let (a, b) = (walk(1), walk(-1))
        let middle = (points[first].y + points[last].y) / 2
        let aIsLeft = a.x(at: middle) <= b.x(at: middle)
        self.init(left: aIsLeft ? a : b, right: aIsLeft ? b : a)
    }

    private init(left: PolygonSide, right: PolygonSide) {
        leftSide = left
        rightSide = right
        top = left.points[0].y
        bottom = left.points[left.count - 1].y
        let bounds = PixelRect(
            left: clampedInt(left.smallestX.rounded(.down)), top: clampedInt(top.rounded(.down)),
            right: clampedInt(right.largestX.rounded(.up)), bottom: clampedInt(bottom.rounded(.up)))
        super.init(.allocate(capacity: bounds.height), bounds: bounds)
        for y in bounds.top..<bounds.bottom { table[y - bounds.top] = coverage(ofRow: y) }
    }

    override var extent: PreciseRect {
        PreciseRect(left: leftSide.smallestX, top: top, right: rightSide.largestX, bottom: bottom)
    }

    /// What `rowCoverage` is going to say.
    private func coverage(ofRow y: Int) -> RowCoverage {
        let (y0, y1) = (max(Double(y), top), min(Double(y + 1), bottom))
        guard y0 < y1 else { return .empty }
        let (l, r) = (leftSide.extent(y), rightSide.extent(y))
        let start = clampedInt(l.smallest.rounded(.down))
        let end = clampedInt(r.largest.rounded(.up))
        guard y1 - y0 == 1 else { return RowCoverage(start: start, fullStart: 0, fullEnd: 0, end: end) }
        return RowCoverage(
            start: start, fullStart: clampedInt(l.largest.rounded(.up)),
            fullEnd: clampedInt(r.smallest.rounded(.down)), end: end)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let (y0, y1) = (max(Double(y), top), min(Double(y + 1), bottom))
        let (l, r) = (leftSide.extent(y), rightSide.extent(y))
        for x in start..<end {
            let fx = Double(x)
            let fromLeft = fx >= l.largest ? y1 - y0 : leftSide.areaRight(ofColumn: fx, y, y0, y1)
            let fromRight = fx + 1 <= r.smallest ? 0 : rightSide.areaRight(ofColumn: fx, y, y0, y1)
            let area = min(max(fromLeft - fromRight, 0), 1)
            bytes[x] = multiplyCoverage(bytes[x], UInt32(area * 255 + 0.5))
        }
    }
}
