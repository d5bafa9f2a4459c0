import Foundation

extension PathMeasure {
    /// The part of the path between two distances. A subpath that lies inside as a whole stays closed if it was.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let path = CGMutablePath()
        guard end > start else { return path }
        for subpath in subpathRanges {
            append(subpath, from: start, to: end, to: path)
        }
        return path
    }

    /// The segments of each subpath that has any.
    var subpathRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, segment) in segments.enumerated() {
            if let last = ranges.last, segments[last.lowerBound].subpath == segment.subpath {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        return ranges
    }

    /// Where a subpath begins and ends along the path.
    func distances(of range: Range<Int>) -> (start: CGFloat, end: CGFloat) {
        let last = segments[range.upperBound - 1]
        return (segments[range.lowerBound].startDistance, last.startDistance + last.length)
    }

    private func append(_ range: Range<Int>, from start: CGFloat, to end: CGFloat, to path: CGMutablePath) {
        let (first, last) = distances(of: range)
        guard first < end || (first == last && first <= end), last > start || (first == last && last >= start) else {
            return
        }
        appendOpen(range, from: start, to: end, continuing: false, to: path)
        if start <= first, end >= last, closedSubpaths.contains(segments[range.lowerBound].subpath) {
            path.closeSubpath()
        }
    }

    /// Adds what of a subpath lies between two distances.
    ///
    /// - Parameter continuing: Whether the path already ends where the part begins, so that no move is needed.
    func appendOpen(
        _ range: Range<Int>, from start: CGFloat, to end: CGFloat, continuing: Bool, to path: CGMutablePath
    ) {
        var isFirst = !continuing
        for segment in segments[range] {
            let (low, high) = (segment.startDistance, segment.startDistance + segment.length)
            if high < start || low > end || (segment.length > 0 && (high == start || low == end)) { continue }
            let t0 = low >= start ? 0 : segment.parameter(atLength: start - low)
            let t1 = high <= end ? 1 : segment.parameter(atLength: end - low)
            let piece = t0 == 0 && t1 == 1 ? segment.curve : segment.curve.part(from: t0, to: t1)
            if isFirst { path.move(to: piece.p0) }
            isFirst = false
            if segment.isLine {
                path.addLine(to: piece.p3)
            } else {
                path.addCurve(to: piece.p3, control1: piece.p1, control2: piece.p2)
            }
        }
    }
}

extension CGPath {
    /// The length of all lines and curves.
    package var length: CGFloat { PathMeasure(self).length }

    /// The part of the path between two fractions of its length: what `CAShapeLayer.strokeStart` and `strokeEnd` leave.
    /// Fractions are clamped to 0…1; nothing is left when the end is not after the start.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        guard end > start, end > 0, start < 1 else { return CGMutablePath() }
        let measure = PathMeasure(self)
        return measure.part(
            from: start <= 0 ? -1 : start * measure.length, to: end >= 1 ? measure.length + 1 : end * measure.length)
    }

    /// Returns the path divided into dashes.
    ///
    /// - Parameters:
    ///   - phase: The position in the pattern at which the path begins.
    ///   - lengths: The alternating lengths of dashes and gaps. If all are 0, or one is negative,
    ///     the path is not divided.
    ///   - transform: A transform that is applied to the path first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = applying(transform)
        // An odd number of lengths goes round twice, so that dashes and gaps take turns.
        let style = LineStyle(
            dashPhase: phase, dashLengths: lengths.count % 2 == 0 ? lengths : lengths + lengths)
        guard style.hasDash else { return source }
        let measure = PathMeasure(source)
        let path = CGMutablePath()
        for subpath in measure.subpathRanges { measure.appendDashes(style, of: subpath, to: path) }
        return path
    }
}

extension PathMeasure {
    /// Adds a subpath's dashes. In a closed one, dashes that meet at its start are one.
    fileprivate func appendDashes(_ style: LineStyle, of subpath: Range<Int>, to path: CGMutablePath) {
        let (start, end) = distances(of: subpath)
        var dashes = Dashes(style: style).between(start, end)
        guard let first = dashes.first, let last = dashes.last else { return }
        let isClosed = closedSubpaths.contains(segments[subpath.lowerBound].subpath)
        let touchesStart = first.lowerBound == start
        if isClosed, touchesStart, last.upperBound == end {
            if dashes.count == 1 {
                appendOpen(subpath, from: start, to: end, continuing: false, to: path)
                return path.closeSubpath()
            }
            dashes.removeFirst()
            dashes.removeLast()
            appendOpen(subpath, from: last.lowerBound, to: end, continuing: false, to: path)
            appendOpen(subpath, from: start, to: first.upperBound, continuing: true, to: path)
        }
        for dash in dashes {
            appendOpen(subpath, from: dash.lowerBound, to: dash.upperBound, continuing: false, to: path)
        }
    }
}

/// Where the strokes of a dash pattern lie.
private struct Dashes {
    let style: LineStyle

    /// The strokes between two distances; the pattern begins again at the first.
    func between(_ start: CGFloat, _ end: CGFloat) -> [ClosedRange<CGFloat>] {
        guard style.breaks(length: end - start) else { return start <= end ? [start...end] : [] }
        let lengths = style.dashLengths
        let period = lengths.reduce(0, +)
        var offset = fmod(style.dashPhase, period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= lengths[index], offset > 0 {
            offset -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var result: [ClosedRange<CGFloat>] = []
        var position = start
        while position < end {
            let next = min(position + lengths[index] - offset, end)
            if index % 2 == 0 { result.append(position...max(position, next)) }
            position = max(position, next)
            offset = 0
            index = (index + 1) % lengths.count
        }
        return result
    }
}
