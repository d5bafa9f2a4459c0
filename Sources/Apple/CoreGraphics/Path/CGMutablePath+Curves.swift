import Foundation

/// How far a cubic's control points stand along the tangents of a quarter circle of radius 1: 4/3·(√2 − 1), the usual
/// approximation of a circle (error 0.027 % of the radius).
let quarterCircleControl: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

extension CGMutablePath {
    /// Adds the ellipse that touches the rectangle's four sides, as a closed subpath of four
    /// curves. It begins at the midpoint of the side of maximal x and continues towards maximal y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        move(to: CGPoint(x: center.x + rx, y: center.y), transform: transform)
        for (cosine, sine) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] as [(CGFloat, CGFloat)] {
            addQuarter(center: center, radii: CGSize(width: rx, height: ry), cosine, sine, transform)
        }
        closeSubpath()
    }

    /// Adds a rectangle whose corners are quarters of an ellipse as a closed subpath.
    ///
    /// - Precondition: Twice a corner's width fits into the rectangle's width, likewise its height.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        demand(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
            "Rounded rectangle's corners (\(cornerWidth) × \(cornerHeight)) do not fit into \(rect)")
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect, transform: transform) }
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        let inner = rect.standardized.insetBy(dx: cornerWidth, dy: cornerHeight)
        let (left, right, low, high) = (inner.minX, inner.maxX, inner.minY, inner.maxY)
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: high), transform: transform)
        addQuarter(center: CGPoint(x: right, y: high), radii: radii, 1, 0, transform)
        addLine(to: CGPoint(x: left, y: rect.maxY), transform: transform)
        addQuarter(center: CGPoint(x: left, y: high), radii: radii, 0, 1, transform)
        addLine(to: CGPoint(x: rect.minX, y: low), transform: transform)
        addQuarter(center: CGPoint(x: left, y: low), radii: radii, -1, 0, transform)
        addLine(to: CGPoint(x: right, y: rect.minY), transform: transform)
        addQuarter(center: CGPoint(x: right, y: low), radii: radii, 0, -1, transform)
        closeSubpath()
    }

    /// Adds a quarter of an ellipse, from the direction (cosine, sine) 90° towards growing angles.
    private func addQuarter(
        center: CGPoint, radii: CGSize, _ cosine: CGFloat, _ sine: CGFloat, _ transform: CGAffineTransform
    ) {
        let k = quarterCircleControl
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * radii.width, y: center.y + y * radii.height)
        }
        addCurve(
            to: at(-sine, cosine), control1: at(cosine - k * sine, sine + k * cosine),
            control2: at(-sine + k * cosine, cosine + k * sine), transform: transform)
    }

    /// Adds an arc of a circle. If there is a current point, a line to the start of the arc is
    /// added first.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The starting angle in radians, from the x axis towards the y axis.
    ///   - endAngle: The ending angle in radians.
    ///   - clockwise: Whether angles decrease along the arc. If y increases downwards, as in UIKit,
    ///     decreasing angles are counterclockwise on the screen.
    ///   - transform: A transform of the added arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: CGMutablePath.arcSweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// The signed angle that an arc covers. An end on the wrong side is moved on by whole turns; more than one turn is
    /// one turn and the rest.
    static func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let sign: CGFloat = clockwise ? -1 : 1
        var sweep = (end - start) * sign
        if sweep < 0 { sweep = fmod(sweep, turn) + turn }
        if sweep > turn { sweep = turn + fmod(sweep, turn) }
        return sweep * sign
    }

    /// Adds a circle's arc, after a line to its start when there is a current point.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The starting angle in radians.
    ///   - delta: The signed angle it covers, in radians.
    ///   - transform: A transform of the added arc.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle).applying(transform)
        if !storage.hasCurrentPoint {
            storage.move(to: start)
        } else if storage.current != start {
            storage.line(to: start)
        }
        // Pieces of at most a quarter turn; the slack keeps a rounded quarter from becoming two pieces.
        let delta = Self.withoutManyTurns(delta)
        let count = Int(saturating: Double((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        guard count > 0 else { return }
        let step = delta / CGFloat(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            let (p0, p3) = (point(from), point(to))
            addCurve(
                to: p3, control1: CGPoint(x: p0.x - reach * sin(from), y: p0.y + reach * cos(from)),
                control2: CGPoint(x: p3.x + reach * sin(to), y: p3.y - reach * cos(to)), transform: transform)
        }
    }

    /// An angle that goes round a thousand times covers what one turn and the rest do; what is no angle is 0.
    private static func withoutManyTurns(_ delta: CGFloat) -> CGFloat {
        guard delta.isFinite else { return 0 }
        let turn = 2 * CGFloat.pi
        return abs(delta) <= 1000 * turn ? delta : fmod(delta, turn) + (delta > 0 ? turn : -turn)
    }

    /// Adds a circle's arc that touches the line from the current point to the first tangent point and the line from
    /// there to the second, after a line to where it begins. Where no such arc exists, only the line to the first
    /// tangent point is added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard requireCurrentPoint() else { return }
        let from = storage.current.applying(transform.inverted())
        let (ux, uy) = (from.x - tangent1End.x, from.y - tangent1End.y)
        let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let lengths = hypot(ux, uy) * hypot(vx, vy)
        let (cross, dot) = (ux * vy - uy * vx, ux * vx + uy * vy)
        guard lengths > 0, abs(cross) > lengths * 1e-9, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        // Half the angle between the two lines tells how far from the corner the circle touches them.
        let half = atan2(abs(cross), dot) / 2
        let distance = radius / tan(half)
        let (u, v) = (hypot(ux, uy), hypot(vx, vy))
        let touch = CGPoint(x: tangent1End.x + ux / u * distance, y: tangent1End.y + uy / u * distance)
        let toCenter = radius / sin(half)
        let (bx, by) = (ux / u + vx / v, uy / u + vy / v)
        let b = hypot(bx, by)
        let center = CGPoint(x: tangent1End.x + bx / b * toCenter, y: tangent1End.y + by / b * toCenter)
        let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addLine(to: touch, transform: transform)
        addRelativeArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x), delta: sweep,
            transform: transform)
    }
}
