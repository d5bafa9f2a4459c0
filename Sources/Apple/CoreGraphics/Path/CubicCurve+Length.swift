import Foundation

/// Gauss and Legendre's five places and weights on −1…1 (Abramowitz & Stegun, table 25.4).
private let gaussLegendre: [(place: CGFloat, weight: CGFloat)] = [
    (0, 0.5688888888888889),
    (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
    (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
]

extension CubicCurve {
    /// Into how many pieces a curve is cut to be measured: enough for an error far below a thousandth of the length.
    private static let measuredPieces = 16

    /// How fast the point moves at parameter `t`.
    private func speed(at t: CGFloat) -> CGFloat {
        let derivative = derivative(at: t)
        return hypot(derivative.dx, derivative.dy)
    }

    /// The length between two parameters that are near to each other.
    private func shortLength(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
        let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        return half * gaussLegendre.reduce(0) { $0 + $1.weight * speed(at: middle + half * $1.place) }
    }

    /// The length of the curve.
    package var length: CGFloat { lengthsOfPieces.reduce(0, +) }

    private var lengthsOfPieces: [CGFloat] {
        let count = CubicCurve.measuredPieces
        return (0..<count).map { index in
            shortLength(from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count))
        }
    }

    /// The parameter at which the curve, from its start, is as long as `distance`.
    package func parameter(atLength distance: CGFloat) -> CGFloat {
        let count = CubicCurve.measuredPieces
        var rest = distance
        guard rest > 0 else { return 0 }
        for (index, piece) in lengthsOfPieces.enumerated() {
            if rest > piece {
                rest -= piece
                continue
            }
            let start = CGFloat(index) / CGFloat(count)
            var (low, high) = (start, CGFloat(index + 1) / CGFloat(count))
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if shortLength(from: start, to: middle) < rest { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
        return 1
    }
}
