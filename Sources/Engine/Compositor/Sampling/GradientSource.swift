import CoreGraphics

/// The colors of a gradient.
final class GradientSource: PixelSource {
    private let kind: GradientItem.Kind
    /// From the frame's pixels to the gradient's own plane: axial gradients run from x = 0 to 1, radial ones from the
    /// origin to the unit circle, conic ones begin at the x axis.
    private let toUnit: Homography
    private let ramp: GradientRamp

    /// Nil where the gradient's plane is seen edge-on.
    init?(_ item: GradientItem, _ ramps: GradientRamps) {
        guard let local = Homography(item.transform).inverse else { return nil }
        kind = item.kind
        toUnit =
            local.followed(by: Self.unitMap(item.kind, Self.limited(item.start), Self.limited(item.end))).normalized
        ramp = ramps.ramp(item.stops)
        super.init(isOpaque: ramp.isOpaque)
    }

    /// A point as near as numbers can be computed with.
    private static func limited(_ point: CGPoint) -> CGPoint {
        func limited(_ x: CGFloat) -> Double {
            x == x ? Double(x).limited(to: -RoundedRect.limit...RoundedRect.limit) : 0
        }
        return CGPoint(x: limited(point.x), y: limited(point.y))
    }

    /// From local units to the gradient's plane. Without extent everything lies beyond the end.
    private static func unitMap(_ kind: GradientItem.Kind, _ start: CGPoint, _ end: CGPoint) -> Homography {
        let (sx, sy) = (Double(start.x), Double(start.y))
        let (dx, dy) = (Double(end.x) - sx, Double(end.y) - sy)
        if kind == .radial {
            let (kx, ky) = (1 / max(abs(dx), 1e-6), 1 / max(abs(dy), 1e-6))
            return Homography(scaleX: kx, scaleY: ky, translateX: -sx * kx, translateY: -sy * ky)
        }
        var map = Homography(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)
        let k = 1 / max(dx * dx + dy * dy, 1e-12)
        map.xx = dx * k
        map.yx = dy * k
        map.tx = -(sx * dx + sy * dy) * k
        map.xy = -dy * k
        map.yy = dx * k
        map.ty = (sx * dy - sy * dx) * k
        if kind == .axial && dx == 0 && dy == 0 { map.tx = 1 }
        return map
    }

    override var repeatsRows: Bool { kind == .axial && toUnit.isAffine && toUnit.yx == 0 }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        let first = toUnit.homogeneous(0.5, Double(y) + 0.5)
        guard toUnit.isAffine, kind != .conic else { return produceSlowly(first, start, end, into: row) }
        let run = RowKernels.GradientRun(
            x: Float(first.x), y: Float(first.y), stepX: Float(toUnit.xx), stepY: Float(toUnit.xy))
        if kind == .radial {
            RowKernels.radialGradient(row, ramp.colors, run, start, end)
        } else if run.stepX == 0 {
            let t = (run.x > 0 ? min(run.x, 1) : 0) * Float(GradientRamp.steps)
            RowKernels.fill(row + start, ramp.colors[Int(t + 0.5)], end - start)
        } else {
            RowKernels.axialGradient(row, ramp.colors, run, start, end)
        }
    }

    private func produceSlowly(
        _ first: SIMD3<Double>, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>
    ) {
        let colors = ramp.colors
        let top = Double(GradientRamp.steps)
        let step = SIMD3(toUnit.xx, toUnit.xy, toUnit.xw)
        for x in start..<end {
            let p = first + step * Double(x)
            let t = position(p.x / p.z, p.y / p.z).limited(to: 0...1)
            row[x] = colors[Int(t * top + 0.5)]
        }
    }

    @inline(__always) private func position(_ x: Double, _ y: Double) -> Double {
        switch kind {
        case .axial: return x == x ? x : 1
        case .radial: return (x * x + y * y).squareRoot()
        case .conic: return turn(x, y)
        }
    }
}

extension Homography {
    /// The same map with a divisor of 1 where the divisor is constant.
    fileprivate var normalized: Homography {
        guard isAffine else { return self }
        var map = Homography(scaleX: xx / tw, scaleY: yy / tw, translateX: tx / tw, translateY: ty / tw)
        map.xy = xy / tw
        map.yx = yx / tw
        return map
    }
}

/// The angle of (x, y) from the x axis towards the y axis, in turns, 0..<1. A polynomial, so that every processor gives
/// the same bits; its error is below 1/50 000 turn.
@inline(__always) private func turn(_ x: Double, _ y: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    guard ax + ay > 0 else { return 0 }
    let z = min(ax, ay) / max(ax, ay)
    let s = z * z
    // Abramowitz and Stegun 4.4.47, the arctangent on 0…1.
    let arc = z * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351))))
    var t = arc * (1 / (2 * Double.pi))
    if ay > ax { t = 0.25 - t }
    if x < 0 { t = 0.5 - t }
    if y < 0 { t = 1 - t }
    return t >= 1 ? 0 : t
}
