import QuartzCore

/// Finds layers under a finger in the exploded view.
@MainActor package enum LayerPicking {
    /// The number of the plane that is seen at a point of the view: the nearest one that draws something, and where there
    /// is none, the smallest that only holds others.
    package static func plane(at point: CGPoint, among planes: [LayerPlane], from camera: ExplodedCamera) -> Int? {
        let hits = planes.indices.filter { contains(point, planes[$0], camera) }
        let nearest = hits.filter { planes[$0].isVisible }.max { (planes[$0].level, $0) < (planes[$1].level, $1) }
        return nearest ?? hits.min { area(planes[$0]) < area(planes[$1]) }
    }

    private static func area(_ plane: LayerPlane) -> CGFloat { plane.extent.width * plane.extent.height }

    /// Whether the point lies on the same side of all four edges.
    private static func contains(_ point: CGPoint, _ plane: LayerPlane, _ camera: ExplodedCamera) -> Bool {
        let corners = corners(of: plane, from: camera)
        let sides = corners.indices.map { index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }

    /// The four corners in points of the view, going round.
    package static func corners(of plane: LayerPlane, from camera: ExplodedCamera) -> [CGPoint] {
        let matrix = camera.projection(of: plane.matrix, level: plane.level)
        let bounds = plane.values.bounds
        return [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { matrix.apply(to: $0) }
    }
}
