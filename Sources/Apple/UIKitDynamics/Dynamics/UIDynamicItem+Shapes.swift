extension UIDynamicItem {
    /// The smallest rectangle around the item as it stands.
    var surroundings: CGRect { boxAboutMiddle.applying(transform).offsetBy(dx: center.x, dy: center.y) }

    /// How far the item is turned.
    var turn: Double { atan2(Double(transform.b), Double(transform.a)) }

    /// What the item collides with, not turned, about its middle.
    var rigidShapes: [RigidShape] {
        if let group = self as? UIDynamicItemGroup { return group.memberShapes }
        let size = Vector2(max(Double(bounds.width), 1), max(Double(bounds.height), 1))
        guard size.isFinite else { return [RigidShape(box: Vector2(1, 1))] }
        switch collisionBoundsType {
        case .rectangle: return [RigidShape(box: size)]
        case .ellipse: return [RigidShape(ellipse: size)]
        case .path:
            let points = DynamicsPath.lines(of: collisionBoundingPath).flatMap(\.points)
            return points.count > 2 ? [RigidShape(hull: points)] : [RigidShape(box: size)]
        }
    }
}

/// A path as straight lines.
enum DynamicsPath {
    struct Line {
        var points: [Vector2] = []
        var isClosed = false
    }

    /// - Complexity: linear; a curve is as fine as half a point.
    static func lines(of path: UIBezierPath) -> [Line] {
        var lines: [Line] = []
        path.cgPath.flattened(threshold: 0.5).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: lines.append(Line(points: [Vector2(element.pointee.points[0])]))
            case .addLineToPoint:
                guard !lines.isEmpty else { return }
                lines[lines.count - 1].points.append(Vector2(element.pointee.points[0]))
            case .closeSubpath:
                guard !lines.isEmpty else { return }
                lines[lines.count - 1].isClosed = true
            default: break
            }
        }
        return lines
    }

    /// What bodies run into along a path.
    static func edges(of path: UIBezierPath) -> [RigidShape] {
        lines(of: path).flatMap { line in
            let ends = line.isClosed ? line.points + line.points.prefix(1) : line.points
            return zip(ends, ends.dropFirst()).filter { $0 != $1 }.map { RigidShape(line: $0, $1) }
        }
    }
}
