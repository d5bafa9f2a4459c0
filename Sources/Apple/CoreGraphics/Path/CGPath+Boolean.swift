import Foundation

// Set operations. Differing from Apple's, curves come back as lines that keep within a hundredth of a unit of them.

/// How far a result's lines may be off the curves they stand for.
private let flatness: CGFloat = 0.01

extension CGPath {
    private func combined(
        _ other: CGPath, _ rule: CGPathFillRule, where isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        let regions = PathRegions(self, other, rule: rule, tolerance: flatness)
        let path = CGMutablePath()
        for loop in regions.outline(where: isInside) {
            path.addLines(between: loop)
            path.closeSubpath()
        }
        return path
    }

    /// Returns a path with the same area that does not cross itself, so that both fill rules have
    /// the same result.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CGMutablePath(), rule) { first, _ in first }
    }

    /// Returns the region inside this path or the other.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 || $1 }
    }

    /// Returns the region inside this path and the other.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && $1 }
    }

    /// Returns the region inside this path and not the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && !$1 }
    }

    /// Returns the region inside exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 != $1 }
    }

    /// Whether some area is inside both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBox.intersects(other.boundingBox) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// Returns the parts of this path's lines that are inside the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(along: other, rule, keepingInside: true)
    }

    /// Returns the parts of this path's lines that are outside the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(along: other, rule, keepingInside: false)
    }

    private func lines(along other: CGPath, _ rule: CGPathFillRule, keepingInside: Bool) -> CGPath {
        let area = EdgeList(other, tolerance: flatness)
        let path = CGMutablePath()
        for line in polylines(tolerance: flatness) where line.points.count > 1 {
            let ends = line.isClosed ? line.points + [line.points[0]] : line.points
            var isDrawing = false
            for (from, to) in zip(ends, ends.dropFirst()) {
                for (start, end) in EdgeList.Edge(from, to).pieces(cutBy: area.edges) {
                    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                    guard area.contains(middle, rule) == keepingInside else {
                        isDrawing = false
                        continue
                    }
                    if !isDrawing { path.move(to: start) }
                    path.addLine(to: end)
                    isDrawing = true
                }
            }
        }
        return path
    }

    /// Returns the areas that are not connected, each as a path with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = PathRegions(self, CGMutablePath(), rule: rule, tolerance: flatness).outline { first, _ in first }
        let outer = loops.filter { CGPath.signedArea($0) > 0 }
        let paths = outer.map { loop in CGPath.closed(loop) }
        for hole in loops where CGPath.signedArea(hole) <= 0 {
            // The smallest area that holds the hole is the one it belongs to.
            let owners = outer.indices.filter { CGPath.closed(outer[$0]).holds(hole) }
            guard let owner = owners.min(by: { CGPath.signedArea(outer[$0]) < CGPath.signedArea(outer[$1]) })
            else { continue }
            paths[owner].addPath(CGPath.closed(hole))
        }
        return paths
    }

    private static func closed(_ loop: [CGPoint]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: loop)
        path.closeSubpath()
        return path
    }

    /// Positive for a loop with its inside on the left.
    private static func signedArea(_ loop: [CGPoint]) -> CGFloat {
        zip(loop, loop.dropFirst() + [loop[0]]).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    /// Whether a loop that does not cross this path lies inside: most of its edges' middles do, whatever touches.
    private func holds(_ loop: [CGPoint]) -> Bool {
        let middles = zip(loop, loop.dropFirst() + [loop[0]]).map { from, to in
            CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        }
        return middles.filter { contains($0) }.count * 2 > middles.count
    }
}

extension EdgeList.Edge {
    /// The stretches between the places where other edges cross or touch this one.
    fileprivate func pieces(cutBy others: [EdgeList.Edge]) -> [(CGPoint, CGPoint)] {
        var cuts: [(t: CGFloat, point: CGPoint)] = [(0, from), (1, to)]
        for other in others where other.box.insetBy(dx: -1e-9, dy: -1e-9).intersects(box.insetBy(dx: -1e-9, dy: -1e-9))
        {
            cuts += EdgeList.crossings(self, other).map { ($0.t, $0.point) }
        }
        let points = cuts.sorted { $0.t < $1.t }
        return zip(points, points.dropFirst()).filter { $1.t - $0.t > 1e-9 }.map { ($0.point, $1.point) }
    }
}
