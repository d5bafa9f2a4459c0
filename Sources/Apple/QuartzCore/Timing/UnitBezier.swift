import CoreGraphics

/// A cubic curve from (0, 0) to (1, 1), read as a function of x. A pure value.
package struct UnitBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// The x values are clamped to 0…1, where the curve is a function. A y that is not finite is taken from the straight line.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.limited(to: 0...1)
        self.x2 = x2.limited(to: 0...1)
        self.y1 = y1.finite(or: 0)
        self.y2 = y2.finite(or: 1)
    }

    package static let linear = UnitBezier(0, 0, 1, 1)
    package static let easeIn = UnitBezier(0.42, 0, 1, 1)
    package static let easeOut = UnitBezier(0, 0, 0.58, 1)
    package static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
    /// The curve of implicit animations.
    package static let `default` = UnitBezier(0.25, 0.1, 0.25, 1)

    /// The curve's y at `x`. Outside of 0…1 it stays at the ends.
    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return x }
        let s = parameter(forX: x)
        return Self.polynomial(y1, y2, s)
    }

    /// The slope dy/dx at `x`.
    package func slope(at x: Double) -> Double {
        let s = parameter(forX: min(max(x, 0), 1))
        let dx = Self.derivative(x1, x2, s)
        let dy = Self.derivative(y1, y2, s)
        return dx == 0 ? (dy == 0 ? 1 : .infinity) : dy / dx
    }

    /// The smallest x whose y is `y`, for a curve that rises; used to continue a curve from a value.
    package func x(forValue y: Double) -> Double {
        if y <= 0 { return 0 }
        if y >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.polynomial(y1, y2, middle) < y { low = middle } else { high = middle }
        }
        return Self.polynomial(x1, x2, (low + high) / 2)
    }

    /// Solves x(s) = x: Newton's steps, kept inside a shrinking interval by bisection.
    private func parameter(forX x: Double) -> Double {
        var (low, high, s) = (0.0, 1.0, x)
        for _ in 0..<60 {
            let error = Self.polynomial(x1, x2, s) - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = s } else { low = s }
            let slope = Self.derivative(x1, x2, s)
            let next = slope == 0 ? -1 : s - error / slope
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    private static func polynomial(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a
        let d = 3 * (b - a) - c
        return ((1 - c - d) * s + d) * s * s + c * s
    }

    private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a
        let d = 3 * (b - a) - c
        return (3 * (1 - c - d) * s + 2 * d) * s + c
    }
}
