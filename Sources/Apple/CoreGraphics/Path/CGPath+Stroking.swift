import Foundation

extension CGPath {
    /// Returns the outline of the path's stroke, for the winding rule. It consists of lines, and of
    /// arcs for round caps and joins. The sides of curves are approximated by lines to within 1/100
    /// of a unit.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line.
    ///   - lineCap: The style of the ends.
    ///   - lineJoin: The style of the joins.
    ///   - miterLimit: The limit of mitered joins.
    ///   - transform: Applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        applying(transform).stroked(
            LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit), scale: 5)
    }

    /// The outline of what a stroke covers, for the winding rule, dashes included.
    ///
    /// - Parameter scale: How many pixels a unit will be: curves keep within a twentieth of a pixel.
    package func stroked(_ style: LineStyle, scale: CGFloat = 1) -> CGPath {
        let path = CGMutablePath()
        guard style.width > 0 else { return path }
        let source = copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
        let stroker = Stroker(style: style, path: path)
        for line in source.polylines(tolerance: 0.05 / max(scale, 1e-3)) { stroker.stroke(line) }
        return path
    }
}

/// Walks along both sides of polylines. Where a side turns inwards it goes by way of the corner itself, so that every
/// part of the outline goes round the same way and the winding rule fills exactly what is covered.
private struct Stroker {
    let style: LineStyle
    let path: CGMutablePath

    private var half: CGFloat { style.width / 2 }

    func stroke(_ line: Polyline) {
        guard line.points.count > 1 else { return dot(line) }
        if line.isClosed, line.points.count > 2 {
            for side in [line, line.reversed] {
                walk(side, isFirst: true)
                path.closeSubpath()
            }
        } else {
            var (there, back) = (line, line.reversed)
            if line.isClosed {
                // Two points and back again: the far end is a corner like any other, the near one ends the line.
                there.points.append(line.points[0])
                there.isSmooth.append(false)
                there.isClosed = false
                back = there.reversed
            }
            walk(there, isFirst: true)
            cap(at: there)
            walk(back, isFirst: false)
            cap(at: back)
            path.closeSubpath()
        }
    }

    /// A line of no length has nothing but its caps.
    private func dot(_ line: Polyline) {
        guard let center = line.points.first, style.cap != .butt, line.isClosed || line.points.count == 1 else {
            return
        }
        let box = CGRect(x: center.x - half, y: center.y - half, width: style.width, height: style.width)
        if style.cap == .round { path.addEllipse(in: box) } else { path.addRect(box) }
    }

    /// The left side of the line, from its first point to its last, or all round.
    private func walk(_ line: Polyline, isFirst: Bool) {
        let count = line.points.count
        let segments = line.isClosed ? count : count - 1
        func direction(_ index: Int) -> CGVector {
            let (a, b) = (line.points[index % count], line.points[(index + 1) % count])
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
        }
        for index in 0..<segments {
            let along = direction(index)
            let start = side(line.points[index], along)
            if index == 0, isFirst { path.move(to: start) } else { path.addLine(to: start) }
            path.addLine(to: side(line.points[(index + 1) % count], along))
            if line.isClosed || index < segments - 1 {
                let corner = (index + 1) % count
                join(line.points[corner], along, direction(index + 1), isSmooth: line.isSmooth[corner])
            }
        }
    }

    private func side(_ point: CGPoint, _ along: CGVector) -> CGPoint {
        CGPoint(x: point.x - along.dy * half, y: point.y + along.dx * half)
    }

    private func join(_ point: CGPoint, _ before: CGVector, _ after: CGVector, isSmooth: Bool) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        let target = side(point, after)
        if cross > 0 {
            path.addLine(to: point)
        } else if isSmooth || style.join == .round {
            let turn = cross == 0 && dot < 0 ? -CGFloat.pi : atan2(cross, dot)
            // Less than a tenth of a radian is as good as straight.
            if abs(turn) > 0.1 {
                path.addRelativeArc(
                    center: point, radius: half, startAngle: atan2(before.dx, -before.dy), delta: turn)
            }
        } else if style.join == .miter {
            miter(point, before, after, dot: dot)
        }
        path.addLine(to: target)
    }

    /// The tip of a sharp corner, unless it would be too long: its length over the line's width is 1 / cos(half the turn).
    private func miter(_ point: CGPoint, _ before: CGVector, _ after: CGVector, dot: CGFloat) {
        let cosine = max((1 + dot) / 2, 0).squareRoot()
        guard cosine > 1e-6, 1 / cosine <= style.miterLimit else { return }
        let (nx, ny) = (-before.dy - after.dy, before.dx + after.dx)
        let factor = half / cosine / hypot(nx, ny)
        path.addLine(to: CGPoint(x: point.x + nx * factor, y: point.y + ny * factor))
    }

    /// From the left side of the line's end to the right one.
    private func cap(at line: Polyline) {
        let (end, before) = (line.points[line.points.count - 1], line.points[line.points.count - 2])
        let length = hypot(end.x - before.x, end.y - before.y)
        let along = CGVector(dx: (end.x - before.x) / length, dy: (end.y - before.y) / length)
        switch style.cap {
        case .butt: break
        case .round:
            path.addRelativeArc(center: end, radius: half, startAngle: atan2(along.dx, -along.dy), delta: -.pi)
        case .square:
            let tip = CGPoint(x: end.x + along.dx * half, y: end.y + along.dy * half)
            path.addLine(to: side(tip, along))
            path.addLine(to: side(tip, CGVector(dx: -along.dx, dy: -along.dy)))
        }
    }
}
