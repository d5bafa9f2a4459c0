/// Where two outlines touch, or soon will.
struct RigidManifold {
    struct Point {
        var place: Vector2
        /// Negative where they overlap.
        var distance: Double
        /// Which edges and corners meet, to know the point again in the next step.
        var name: Int
    }

    /// From the first outline to the second.
    var normal: Vector2
    var points: [Point]

    /// What two outlines that are no farther apart than `margin` have of each other.
    static func between(_ a: RigidShape, _ b: RigidShape, margin: Double) -> RigidManifold? {
        switch (a.isCircle, b.isCircle) {
        case (true, true): circles(a, b, margin)
        case (false, true): edge(of: a, circle: b, margin)
        case (true, false): edge(of: b, circle: a, margin)?.turnedRound
        case (false, false): polygons(a, b, margin)
        }
    }

    private var turnedRound: RigidManifold { RigidManifold(normal: -normal, points: points) }

    private static func circles(_ a: RigidShape, _ b: RigidShape, _ margin: Double) -> RigidManifold? {
        let way = b.vertices[0] - a.vertices[0]
        let distance = way.length - a.radius - b.radius
        guard distance <= margin else { return nil }
        // Two that are in the same place part downwards, as good as any way.
        let normal = way == .zero ? Vector2(0, 1) : way.unit
        let place = (a.vertices[0] + normal * a.radius + b.vertices[0] - normal * b.radius) / 2
        return RigidManifold(normal: normal, points: [Point(place: place, distance: distance, name: 0)])
    }

    private static func edge(of a: RigidShape, circle: RigidShape, _ margin: Double) -> RigidManifold? {
        let center = circle.vertices[0]
        let best = a.vertices.indices.map { (index: $0, away: a.normals[$0].dot(center - a.vertices[$0])) }
            .max { $0.away < $1.away }
        guard let best, best.away - circle.radius <= margin else { return nil }
        let (start, end) = (a.vertices[best.index], a.vertices[(best.index + 1) % a.vertices.count])
        var normal = a.normals[best.index]
        var near = center - normal * best.away
        // Beyond an end of the edge the corner is what is near.
        let along = (near - start).dot(end - start)
        if along < 0 { near = start } else if along > (end - start).dot(end - start) { near = end }
        let way = center - near
        if best.away > 1e-9, way.length > 1e-9 { normal = way.unit }
        let distance = (best.away > 1e-9 ? way.length : best.away) - circle.radius
        guard distance <= margin else { return nil }
        let place = (near + center - normal * circle.radius) / 2
        return RigidManifold(normal: normal, points: [Point(place: place, distance: distance, name: best.index)])
    }

    /// The edge of `a` that `b` is farthest away from, by the separating axis theorem.
    private static func separation(_ a: RigidShape, _ b: RigidShape) -> (edge: Int, distance: Double) {
        var best = (edge: 0, distance: -Double.infinity)
        for index in a.vertices.indices {
            let (normal, corner) = (a.normals[index], a.vertices[index])
            var distance = Double.infinity
            for vertex in b.vertices { distance = min(distance, normal.dot(vertex - corner)) }
            if distance > best.distance { best = (index, distance) }
        }
        return best
    }

    private static func polygons(_ a: RigidShape, _ b: RigidShape, _ margin: Double) -> RigidManifold? {
        let (first, second) = (separation(a, b), separation(b, a))
        guard max(first.distance, second.distance) <= margin else { return nil }
        // A little in favor of the first, so that the choice does not flutter.
        if second.distance > first.distance + 0.05 {
            return clip(b, second.edge, a, margin, name: 1)?.turnedRound
        }
        return clip(a, first.edge, b, margin, name: 0)
    }

    /// What the edge of `b` that faces an edge of `a` has in front of that.
    private static func clip(
        _ a: RigidShape, _ edge: Int, _ b: RigidShape, _ margin: Double, name: Int
    ) -> RigidManifold? {
        let normal = a.normals[edge]
        let (start, end) = (a.vertices[edge], a.vertices[(edge + 1) % a.vertices.count])
        guard let facing = b.normals.indices.min(by: { b.normals[$0].dot(normal) < b.normals[$1].dot(normal) }) else {
            return nil
        }
        let tangent = (end - start).unit
        let ends = [b.vertices[facing], b.vertices[(facing + 1) % b.vertices.count]]
        let along = ends.map { tangent.dot($0 - start) }
        let width = (end - start).length
        var points: [Point] = []
        for index in 0...1 {
            let limited = min(max(along[index], 0), width)
            let span = along[1 - index] - along[index]
            var place = ends[index]
            if limited != along[index] {
                guard abs(span) > 1e-9 else { continue }
                let part = (limited - along[index]) / span
                guard part >= 0, part <= 1 else { continue }
                place += (ends[1 - index] - ends[index]) * part
            }
            let distance = normal.dot(place - start)
            guard distance <= margin else { continue }
            points.append(
                Point(
                    place: place - normal * (distance / 2), distance: distance,
                    name: ((name * 64 + edge) * 64 + facing) * 2 + index))
        }
        return points.isEmpty ? nil : RigidManifold(normal: normal, points: points)
    }
}
