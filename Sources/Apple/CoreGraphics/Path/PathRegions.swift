import Foundation

/// The plane cut up by the edges of one or two paths made of straight lines.
///
/// Every edge is split where others cross it; then each piece tells what lies on its two sides. Which pieces bound a result
/// follows from that, and they are linked to loops with the inside on their left.
struct PathRegions {
    /// A piece of an edge, between two vertices.
    private struct Piece: Hashable {
        let from: Int
        let to: Int
    }

    private let first: EdgeList
    private let second: EdgeList
    private let rule: CGPathFillRule
    private let vertices: VertexPool
    private let pieces: [Piece]

    init(_ first: CGPath, _ second: CGPath, rule: CGPathFillRule, tolerance: CGFloat) {
        self.first = EdgeList(first, tolerance: tolerance)
        self.second = EdgeList(second, tolerance: tolerance)
        self.rule = rule
        let box = self.first.box.union(self.second.box)
        var pool = VertexPool(grain: max(box.width, box.height, 1e-3) * 1e-9)
        var seen: Set<Piece> = []
        var pieces: [Piece] = []
        for chain in EdgeList.split(self.first.edges + self.second.edges) {
            let indices = chain.map { pool.index(of: $0) }
            for (a, b) in zip(indices, indices.dropFirst()) where a != b {
                let piece = Piece(from: min(a, b), to: max(a, b))
                if seen.insert(piece).inserted { pieces.append(piece) }
            }
        }
        self.vertices = pool
        self.pieces = pieces
    }

    /// The outline of all places of which `isInside`, told whether the first and the second path hold them, is `true`.
    func outline(where isInside: (Bool, Bool) -> Bool) -> [[CGPoint]] {
        var boundary: [Piece] = []
        for piece in pieces {
            let (left, right) = sides(of: piece)
            let (inLeft, inRight) = (isInside(left.0, left.1), isInside(right.0, right.1))
            if inLeft, !inRight { boundary.append(piece) }
            if inRight, !inLeft { boundary.append(Piece(from: piece.to, to: piece.from)) }
        }
        return loops(of: boundary)
    }

    /// What the places right beside a piece's middle belong to.
    private func sides(of piece: Piece) -> (left: (Bool, Bool), right: (Bool, Bool)) {
        let (a, b) = (vertices.points[piece.from], vertices.points[piece.to])
        let length = hypot(b.x - a.x, b.y - a.y)
        let step = min(length / 4, vertices.grain * 1e3)
        let (nx, ny) = (-(b.y - a.y) / length * step, (b.x - a.x) / length * step)
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        func holds(_ point: CGPoint) -> (Bool, Bool) {
            (first.contains(point, rule), second.contains(point, rule))
        }
        return (
            holds(CGPoint(x: middle.x + nx, y: middle.y + ny)), holds(CGPoint(x: middle.x - nx, y: middle.y - ny))
        )
    }

    /// Links pieces end to start. Where several go on, the sharpest turn to the left is taken, which keeps areas that
    /// touch in a point apart.
    private func loops(of boundary: [Piece]) -> [[CGPoint]] {
        var following = [[Int]](repeating: [], count: vertices.points.count)
        for (index, piece) in boundary.enumerated() { following[piece.from].append(index) }
        var isUsed = [Bool](repeating: false, count: boundary.count)
        var result: [[CGPoint]] = []
        for start in boundary.indices where !isUsed[start] {
            var loop: [Int] = []
            var current: Int? = start
            while let index = current, !isUsed[index] {
                isUsed[index] = true
                loop.append(boundary[index].from)
                let open = following[boundary[index].to].filter { !isUsed[$0] }
                current = open.max { turn(boundary[index], boundary[$0]) < turn(boundary[index], boundary[$1]) }
            }
            let points = withoutStraightCorners(loop.map { vertices.points[$0] })
            if points.count > 2 { result.append(points) }
        }
        return result
    }

    private func turn(_ before: Piece, _ after: Piece) -> CGFloat {
        let (a, b, c) = (vertices.points[before.from], vertices.points[before.to], vertices.points[after.to])
        return remainder(atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x), 2 * .pi)
    }

    /// Corners where nothing turns come from splitting and are left out again.
    private func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
        let count = points.count
        return points.enumerated().filter { index, point in
            let (a, b) = (points[(index + count - 1) % count], points[(index + 1) % count])
            let cross = (point.x - a.x) * (b.y - point.y) - (point.y - a.y) * (b.x - point.x)
            return abs(cross) > vertices.grain
                * (hypot(point.x - a.x, point.y - a.y) + hypot(b.x - point.x, b.y - point.y))
        }.map(\.element)
    }
}

/// Points, of which those that nearly coincide are one.
private struct VertexPool {
    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// How near is the same.
    let grain: CGFloat
    private(set) var points: [CGPoint] = []
    private var cells: [Cell: Int] = [:]

    init(grain: CGFloat) {
        self.grain = grain
    }

    /// The number of a cell along one axis. Beyond 2⁵³ neighboring cells have no numbers of their own.
    private static func cell(_ place: CGFloat) -> Int {
        Int(Double(place).rounded().limited(to: -9_007_199_254_740_992...9_007_199_254_740_992))
    }

    mutating func index(of point: CGPoint) -> Int {
        let (x, y) = (Self.cell(point.x / grain), Self.cell(point.y / grain))
        for dy in -1...1 {
            for dx in -1...1 {
                if let found = cells[Cell(x: x + dx, y: y + dy)] { return found }
            }
        }
        cells[Cell(x: x, y: y)] = points.count
        points.append(point)
        return points.count - 1
    }
}

/// A path's straight edges, every subpath closed.
struct EdgeList {
    struct Edge {
        let from: CGPoint
        let to: CGPoint
        let box: CGRect

        init(_ from: CGPoint, _ to: CGPoint) {
            self.from = from
            self.to = to
            box = CGRect(enclosing: [from, to])
        }
    }

    private(set) var edges: [Edge] = []
    private(set) var box = CGRect.null

    init(_ path: CGPath, tolerance: CGFloat) {
        for line in path.polylines(tolerance: tolerance) where line.points.count > 1 {
            for (index, point) in line.points.enumerated() {
                let next = line.points[(index + 1) % line.points.count]
                if next != point { edges.append(Edge(point, next)) }
            }
        }
        box = CGRect(enclosing: edges.flatMap { [$0.from, $0.to] })
    }

    func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        var winding = 0
        for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
            let x = edge.from.x + (point.y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
            if x > point.x { winding += edge.to.y > edge.from.y ? 1 : -1 }
        }
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// The points along each edge: its ends, and where others cross or touch it, in order.
    static func split(_ edges: [Edge]) -> [[CGPoint]] {
        var cuts = edges.map { [(t: CGFloat(0), point: $0.from), (t: CGFloat(1), point: $0.to)] }
        let order = edges.indices.sorted { edges[$0].box.minX < edges[$1].box.minX }
        for (place, i) in order.enumerated() {
            for j in order[(place + 1)...] {
                if edges[j].box.minX > edges[i].box.maxX { break }
                if edges[j].box.minY > edges[i].box.maxY || edges[i].box.minY > edges[j].box.maxY { continue }
                for cut in crossings(edges[i], edges[j]) {
                    cuts[i].append((cut.t, cut.point))
                    cuts[j].append((cut.u, cut.point))
                }
            }
        }
        return cuts.map { list in list.sorted { $0.t < $1.t }.map(\.point) }
    }

    /// Where two edges meet: one point, or the ends of the stretch they share. Parameters lie in 0…1.
    static func crossings(_ a: Edge, _ b: Edge) -> [(t: CGFloat, u: CGFloat, point: CGPoint)] {
        let (dx, dy) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (ex, ey) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let (fx, fy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let determinant = dx * ey - dy * ex
        let (lengthA, lengthB) = (hypot(dx, dy), hypot(ex, ey))
        let slack: CGFloat = 1e-12
        if abs(determinant) > 1e-12 * lengthA * lengthB {
            let t = (fx * ey - fy * ex) / determinant
            let u = (fx * dy - fy * dx) / determinant
            guard t >= -slack, t <= 1 + slack, u >= -slack, u <= 1 + slack else { return [] }
            let point = CGPoint(x: a.from.x + dx * t, y: a.from.y + dy * t)
            return [(min(max(t, 0), 1), min(max(u, 0), 1), point)]
        }
        // Parallel: only edges on one line share anything.
        guard abs(fx * dy - fy * dx) <= 1e-12 * lengthA * max(lengthA, lengthB) else { return [] }
        func along(_ p: CGPoint, _ edge: Edge) -> CGFloat {
            let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            return ((p.x - edge.from.x) * x + (p.y - edge.from.y) * y) / (x * x + y * y)
        }
        return [a.from, a.to, b.from, b.to].compactMap { point in
            let (t, u) = (along(point, a), along(point, b))
            return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? (t, u, point) : nil
        }
    }
}
