import CoreGraphics

/// A map of one axis in straight pieces: from positions on the frame (or in local units) to positions in a bitmap. A
/// stretched bitmap has one piece, a nine-part image three.
struct AxisMap {
    /// Ascending positions, one more than pieces.
    private let knots: [Double]
    /// Where each piece begins and ends in the bitmap.
    private let pieces: [(start: Double, end: Double)]

    /// One piece: `from` onto `to`.
    init(from: (Double, Double), to: (Double, Double)) {
        self.init(knots: [from.0, from.1], sources: [to.0, to.1])
    }

    /// Pieces between knots, in ascending or descending order of the knots.
    init(knots: [Double], sources: [Double]) {
        let ascending = knots[0] <= knots[knots.count - 1]
        let k = ascending ? knots : knots.reversed()
        let s = ascending ? sources : sources.reversed()
        self.knots = k
        pieces = (1..<s.count).map { (s[$0 - 1], s[$0]) }
    }

    /// The same map onto a bitmap that is smaller by `factor`.
    func divided(by factor: Double) -> AxisMap {
        var sources = pieces.map { $0.start / factor }
        sources.append(pieces[pieces.count - 1].end / factor)
        return AxisMap(knots: knots, sources: sources)
    }

    /// The same map for positions that come out of `position · scale + offset`.
    func placed(scale: Double, offset: Double) -> AxisMap {
        var sources = pieces.map { $0.start }
        sources.append(pieces[pieces.count - 1].end)
        return AxisMap(knots: knots.map { snappedToSubpixel($0 * scale + offset) }, sources: sources)
    }

    /// Bitmap pixels for one unit, in the piece that shrinks the most.
    var largestShrink: Double {
        var largest = 0.0
        for (i, piece) in pieces.enumerated() where knots[i + 1] > knots[i] {
            largest = max(largest, abs(piece.end - piece.start) / (knots[i + 1] - knots[i]))
        }
        return largest
    }

    /// Scale and offset where the map has one piece.
    var straight: (scale: Double, offset: Double)? {
        guard pieces.count == 1, knots[1] > knots[0] else { return nil }
        let scale = (pieces[0].end - pieces[0].start) / (knots[1] - knots[0])
        return (scale, pieces[0].start - knots[0] * scale)
    }

    /// The first and the last position that `sample` gives for a bitmap of `size` pixels.
    func readable(size: Int) -> (first: Double, last: Double) {
        let (a, b) = (pieces[0].start, pieces[pieces.count - 1].end)
        let (low, high) = (min(a, b), max(a, b))
        let first = min(max(high - low <= 1 ? (low + high) / 2 - 0.5 : low, 0), Double(size - 1))
        return (first, min(max(high - 1, first), Double(size - 1)))
    }

    /// Where to sample for position `x`, counted from the center of the bitmap's first pixel. Stays half a pixel within
    /// the piece, so that what lies beyond is not blended in, and within the bitmap of `size` pixels.
    func sample(_ x: Double, size: Int) -> Double {
        var i = 0
        while i + 1 < pieces.count && x >= knots[i + 1] { i += 1 }
        let piece = pieces[i]
        let length = knots[i + 1] - knots[i]
        let t = length > 0 ? (x - knots[i]) / length : 0
        let u = piece.start + (piece.end - piece.start) * t
        let (low, high) = (min(piece.start, piece.end), max(piece.start, piece.end))
        let inside = high - low <= 1 ? (low + high) / 2 : min(max(u, low + 0.5), high - 0.5)
        return min(max(inside - 0.5, 0), Double(size - 1))
    }

    /// The positions for which the bitmap is merely moved, by whatever part of a pixel, and what is sampled at the middle of the
    /// first of them, in 256ths of a pixel. Nil where the bitmap is stretched.
    ///
    /// What is sampled grows by one pixel from position to position, but for those at the ends, which stay within the bitmap: if it
    /// has grown by as many as there are positions, it has done so at each. Places are 256ths of a pixel, so sums of them are exact
    /// but for far less than the eighth of one that is allowed here.
    func movedPart(_ positions: Range<Int>, size: Int) -> (columns: Range<Int>, position: Int)? {
        guard pieces.count == 1, abs(pieces[0].end - pieces[0].start - (knots[1] - knots[0])) < 1e-6 else { return nil }
        for margin in 0...2 where positions.count >= 2 * margin + 2 {
            let (first, last) = (positions.lowerBound + margin, positions.upperBound - margin - 1)
            let a = sample(Double(first) + 0.5, size: size) * 256
            let b = sample(Double(last) + 0.5, size: size) * 256
            let whole = a.rounded()
            if abs(a - whole) < 0.125, abs(b - whole - Double((last - first) * 256)) < 0.125 {
                return (first..<last + 1, clampedInt(whole))
            }
        }
        return nil
    }

    /// The whole number of pixels by which the bitmap is merely moved (bitmap position = x − result), if that is all.
    func wholeMove(size: Int) -> Int? {
        for (i, piece) in pieces.enumerated() where knots[i + 1] > knots[i] {
            guard abs(piece.end - piece.start - (knots[i + 1] - knots[i])) < 1.0 / 512 else { return nil }
            guard abs(piece.start - pieces[0].start - (knots[i] - knots[0])) < 1.0 / 512 else { return nil }
        }
        let move = knots[0] - pieces[0].start
        guard abs(move - move.rounded()) < 1.0 / 512 else { return nil }
        guard pieces[0].start > -1.0 / 512, pieces[pieces.count - 1].end < Double(size) + 1.0 / 512 else { return nil }
        return clampedInt(move.rounded())
    }
}

/// Two axis maps: how a bitmap lies in local units.
struct BitmapPlacement {
    var x: AxisMap
    var y: AxisMap

    init(x: AxisMap, y: AxisMap) {
        self.x = x
        self.y = y
    }

    /// `source` (pixels) stretched over `destination` (local units), in nine parts if there is a center.
    init(
        source s: CGRect, destination d: CGRect, center: ImageItem.Center? = nil
    ) {
        guard let center else {
            x = AxisMap(from: (d.minX, d.maxX), to: (s.minX, s.maxX))
            y = AxisMap(from: (d.minY, d.maxY), to: (s.minY, s.maxY))
            return
        }
        let (cs, cd) = (center.source, center.destination)
        x = AxisMap(knots: [d.minX, cd.minX, cd.maxX, d.maxX], sources: [s.minX, cs.minX, cs.maxX, s.maxX])
        y = AxisMap(knots: [d.minY, cd.minY, cd.maxY, d.maxY], sources: [s.minY, cs.minY, cs.maxY, s.maxY])
    }

    func divided(byX fx: Double, y fy: Double) -> BitmapPlacement {
        BitmapPlacement(x: x.divided(by: fx), y: y.divided(by: fy))
    }
}
