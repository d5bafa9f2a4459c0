/// A convex polygon: rotated rectangles, round corners, planes in perspective. Coverage is the exact area of the polygon
/// within the pixel.
final class PolygonCoverage: CoverageShape {
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
        super.init(
            bounds: PixelRect(
                left: clampedInt(left.smallestX.rounded(.down)), top: clampedInt(top.rounded(.down)),
                right: clampedInt(right.largestX.rounded(.up)), bottom: clampedInt(bottom.rounded(.up))))
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        let (y0, y1) = (max(Double(y), top), min(Double(y + 1), bottom))
        guard y0 < y1 else { return .empty }
        let (l, r) = (leftSide.extent(y0, y1), rightSide.extent(y0, y1))
        let start = clampedInt(l.smallest.rounded(.down))
        let end = clampedInt(r.largest.rounded(.up))
        guard y1 - y0 == 1 else { return RowCoverage(start: start, fullStart: 0, fullEnd: 0, end: end) }
        return RowCoverage(
            start: start, fullStart: clampedInt(l.largest.rounded(.up)),
            fullEnd: clampedInt(r.smallest.rounded(.down)), end: end)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let (y0, y1) = (max(Double(y), top), min(Double(y + 1), bottom))
        let (l, r) = (leftSide.extent(y0, y1), rightSide.extent(y0, y1))
        for x in start..<end {
            let fx = Double(x)
            let fromLeft = fx >= l.largest ? y1 - y0 : leftSide.areaRight(ofColumn: fx, y0, y1)
            let fromRight = fx + 1 <= r.smallest ? 0 : rightSide.areaRight(ofColumn: fx, y0, y1)
            let area = min(max(fromLeft - fromRight, 0), 1)
            bytes[x] = multiplyCoverage(bytes[x], UInt32(area * 255 + 0.5))
        }
    }
}

/// The left or the right side of a convex polygon, from top to bottom.
final class PolygonSide {
    let points: UnsafeMutablePointer<SIMD2<Double>>
    let count: Int
    let smallestX: Double
    let largestX: Double

    /// The points' y must not descend; level pieces at both ends are dropped.
    init(_ side: [SIMD2<Double>]) {
        smallestX = side.map(\.x).min() ?? 0
        largestX = side.map(\.x).max() ?? 0
        var kept = side[...]
        while kept.count > 2, kept[kept.startIndex + 1].y <= kept[kept.startIndex].y { kept.removeFirst() }
        while kept.count > 2, kept[kept.endIndex - 2].y >= kept[kept.endIndex - 1].y { kept.removeLast() }
        count = kept.count
        points = .allocate(capacity: count)
        for (i, p) in kept.enumerated() { points[i] = p }
    }

    deinit { points.deallocate() }

    /// The piece in which `y` lies: the last one that begins at or above it.
    @inline(__always) private func piece(at y: Double) -> Int {
        var (low, high) = (0, count &- 2)
        while low < high {
            let middle = (low &+ high &+ 1) &>> 1
            if points[middle].y <= y { low = middle } else { high = middle &- 1 }
        }
        return low
    }

    @inline(__always) private func x(on i: Int, at y: Double) -> Double {
        let (a, b) = (points[i], points[i &+ 1])
        if a.x == b.x || y <= a.y { return a.x }
        if y >= b.y { return b.x }
        return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
    }

    func x(at y: Double) -> Double { x(on: piece(at: y), at: y) }

    /// The smallest and the largest x between `y0` and `y1`.
    @inline(__always) func extent(_ y0: Double, _ y1: Double) -> (smallest: Double, largest: Double) {
        var i = piece(at: y0)
        let first = x(on: i, at: y0)
        var (smallest, largest) = (first, first)
        while true {
            let next = x(on: i, at: min(y1, points[i &+ 1].y))
            smallest = min(smallest, next)
            largest = max(largest, next)
            if points[i &+ 1].y >= y1 || i &+ 2 >= count { return (smallest, largest) }
            i &+= 1
        }
    }

    /// The area to the right of the side within the column `x..<x + 1` and between `y0` and `y1`.
    func areaRight(ofColumn x: Double, _ y0: Double, _ y1: Double) -> Double {
        var area = 0.0
        var i = piece(at: y0)
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
