import CoreGraphics

/// The outline of what text keeps clear of.
package struct TextContour {
    private struct Edge {
        let from: CGPoint
        let to: CGPoint
    }

    private var edges: [Edge] = []
    private let usesEvenOdd: Bool

    /// How far a curve may be from the lines that stand for it. Decided: less than a pixel.
    private static let tolerance: CGFloat = 0.2

    @MainActor init(_ path: UIBezierPath) {
        usesEvenOdd = path.usesEvenOddFillRule
        var (start, place) = (CGPoint.zero, CGPoint.zero)
        var found: [Edge] = []
        path.cgPath.flattened(threshold: TextContour.tolerance).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                if place != start { found.append(Edge(from: place, to: start)) }
                start = points[0]
                place = points[0]
            case .addLineToPoint:
                found.append(Edge(from: place, to: points[0]))
                place = points[0]
            case .closeSubpath:
                if place != start { found.append(Edge(from: place, to: start)) }
                place = start
            default: break
            }
        }
        if place != start { found.append(Edge(from: place, to: start)) }
        edges = found
    }

    /// What lies in the path between two heights, as parts of the width.
    package func covered(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var parts: [ClosedRange<CGFloat>] = []
        for y in heights(from: top, to: bottom) { parts += covered(at: y) }
        return parts
    }

    /// The heights to look at: each end of an edge, and often enough between for slanted ones. The ends themselves are not
    /// looked at, so that what only touches is clear.
    private func heights(from top: CGFloat, to bottom: CGFloat) -> [CGFloat] {
        let count = max(2, Int((bottom - top).rounded(.up)))
        let step = (bottom - top) / CGFloat(count)
        let hair: CGFloat = min(0.01, step / 4)
        var heights: [CGFloat] = [top + hair, bottom - hair]
        for number in 0..<count { heights.append(top + step * (CGFloat(number) + 0.5)) }
        for edge in edges {
            for corner in [edge.from.y, edge.to.y] { heights += [corner - hair, corner + hair] }
        }
        return heights.filter { $0 > top && $0 < bottom }
    }

    private func covered(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, way: Int)] = []
        for edge in edges where (edge.from.y <= y) != (edge.to.y <= y) {
            let share = (y - edge.from.y) / (edge.to.y - edge.from.y)
            crossings.append((edge.from.x + share * (edge.to.x - edge.from.x), edge.to.y > edge.from.y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var parts: [ClosedRange<CGFloat>] = []
        var winding = 0
        for (one, next) in zip(crossings, crossings.dropFirst()) {
            winding += usesEvenOdd ? 1 : one.way
            let isInside = usesEvenOdd ? winding % 2 == 1 : winding != 0
            if isInside, next.x > one.x { parts.append(one.x...next.x) }
        }
        return parts
    }
}
