/// A convex outline in the plane: a circle, a line or a polygon.
struct RigidShape {
    /// The corners, turning from the x axis to the y axis; a circle has its middle, a line its ends.
    var vertices: [Vector2]
    /// What points out of each edge; an edge goes from a corner to the next.
    var normals: [Vector2] = []
    /// Of a circle; 0 for all else.
    var radius = 0.0
    /// A box around it.
    var low = Vector2.zero
    var high = Vector2.zero

    init(circle radius: Double, at center: Vector2 = .zero) {
        vertices = [center]
        self.radius = radius
        measure()
    }

    init(line start: Vector2, _ end: Vector2) {
        vertices = [start, end]
        setNormals()
    }

    /// The convex outline around points.
    init(hull points: [Vector2]) {
        vertices = RigidShape.hull(points)
        setNormals()
    }

    init(box size: Vector2, at center: Vector2 = .zero) {
        let half = size / 2
        self.init(hull: [
            center - half, center + Vector2(half.x, -half.y), center + half, center + Vector2(-half.x, half.y),
        ])
    }

    /// An ellipse, as a circle where it is one and else by 24 corners.
    init(ellipse size: Vector2, at center: Vector2 = .zero) {
        guard abs(size.x - size.y) > 0.5 else {
            self.init(circle: size.x / 2, at: center)
            return
        }
        self.init(
            hull: (0..<24).map { index in
                let turn = Rotation2(Double(index) / 24 * 2 * .pi)
                return center + Vector2(turn.cos, turn.sin) * size / 2
            })
    }

    var isCircle: Bool { vertices.count == 1 }

    private mutating func setNormals() {
        normals = vertices.indices.map { index in
            let edge = vertices[(index + 1) % vertices.count] - vertices[index]
            return Vector2(edge.y, -edge.x).unit
        }
        measure()
    }

    private mutating func measure() {
        low = vertices.reduce(vertices[0]) { Vector2(min($0.x, $1.x), min($0.y, $1.y)) } - Vector2(repeating: radius)
        high = vertices.reduce(vertices[0]) { Vector2(max($0.x, $1.x), max($0.y, $1.y)) } + Vector2(repeating: radius)
    }

    /// The shape of a body as it stands.
    func placed(at position: Vector2, _ rotation: Rotation2) -> RigidShape {
        var shape = self
        for index in vertices.indices { shape.vertices[index] = vertices[index].rotated(by: rotation) + position }
        for index in normals.indices { shape.normals[index] = normals[index].rotated(by: rotation) }
        shape.measure()
        return shape
    }

    func isNear(_ other: RigidShape, _ margin: Double) -> Bool {
        low.x - margin <= other.high.x && low.y - margin <= other.high.y && other.low.x <= high.x + margin
            && other.low.y <= high.y + margin
    }

    /// The area, and the moment of inertia about the origin for a mass of 1 a square point.
    var measures: (area: Double, inertia: Double) {
        if isCircle {
            let area = Double.pi * radius * radius
            return (area, area * (radius * radius / 2 + vertices[0].dot(vertices[0])))
        }
        var (area, inertia) = (0.0, 0.0)
        for index in vertices.indices {
            let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
            let part = a.cross(b) / 2
            area += part
            inertia += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
        }
        return (area, inertia)
    }

    /// The corners of the convex outline around points: from the lowest x on, below first.
    private static func hull(_ points: [Vector2]) -> [Vector2] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<Vector2>) -> [Vector2] {
            var result: [Vector2] = []
            for point in points {
                while let last = result.last, result.count > 1,
                    (last - result[result.count - 2]).cross(point - last) <= 1e-9
                {
                    result.removeLast()
                }
                if result.last != point { result.append(point) }
            }
            return result
        }
        let hull = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
        return hull.count > 2 ? Array(hull) : Array(sorted.prefix(1))
    }
}
