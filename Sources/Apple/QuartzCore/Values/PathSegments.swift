import CoreGraphics

/// A cubic curve; a straight line is one too.
struct CubicSegment {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    /// Whether it is a straight line.
    let isLine: Bool

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isLine = false
    }

    init(lineFrom start: CGPoint, to end: CGPoint) {
        self.start = start
        control1 = Self.mix(start, end, 1.0 / 3)
        control2 = Self.mix(start, end, 2.0 / 3)
        self.end = end
        isLine = true
    }

    init(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(start, Self.mix(start, control, 2.0 / 3), Self.mix(end, control, 2.0 / 3), end)
    }

    static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    func point(at t: Double) -> CGPoint {
        if isLine { return Self.mix(start, end, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The direction at `t` in radians, `nil` for a segment that is a point.
    func angle(at t: Double) -> CGFloat? {
        let u = 1 - t
        var (x, y) = (
            u * u * (control1.x - start.x) + 2 * u * t * (control2.x - control1.x) + t * t * (end.x - control2.x),
            u * u * (control1.y - start.y) + 2 * u * t * (control2.y - control1.y) + t * t * (end.y - control2.y)
        )
        if x == 0, y == 0 {
            x = end.x - start.x
            y = end.y - start.y
        }
        return x == 0 && y == 0 ? nil : atan2(y, x)
    }

    /// The part from 0 to `t` and the rest.
    func split(at t: Double) -> (CubicSegment, CubicSegment) {
        let a = Self.mix(start, control1, t)
        let b = Self.mix(control1, control2, t)
        let c = Self.mix(control2, end, t)
        let (d, e) = (Self.mix(a, b, t), Self.mix(b, c, t))
        let middle = Self.mix(d, e, t)
        if isLine { return (CubicSegment(lineFrom: start, to: middle), CubicSegment(lineFrom: middle, to: end)) }
        return (CubicSegment(start, a, d, middle), CubicSegment(middle, e, c, end))
    }
}

/// A path as a chain of segments. `points` has one more than `segments`; a `nil` segment is a gap between subpaths.
struct PathSegments {
    private(set) var points: [CGPoint] = []
    private(set) var segments: [CubicSegment?] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.forEachElement { element in
            switch element {
            case .move(let p):
                start = p
                if points.isEmpty { points = [p] } else { append(nil, p) }
            case .line(let p): append(CubicSegment(lineFrom: current, to: p), p)
            case .quad(let c, let p): append(CubicSegment(quadFrom: current, control: c, to: p), p)
            case .cubic(let a, let b, let p): append(CubicSegment(current, a, b, p), p)
            case .close: if current != start { append(CubicSegment(lineFrom: current, to: start), start) }
            }
        }
    }

    private var current: CGPoint { points.last ?? .zero }

    private mutating func append(_ segment: CubicSegment?, _ end: CGPoint) {
        if points.isEmpty { points = [end] }
        segments.append(segment)
        points.append(end)
    }
}

/// How far along a way one is after which share of its length.
struct PaceTable {
    /// The way's whole length.
    let length: Double
    /// Lengths at even steps of the parameter; empty for a straight way.
    private let sums: [Double]

    /// A straight way.
    init(length: Double) {
        self.length = length
        sums = []
    }

    /// A curve, measured in 64 steps.
    init(_ value: (Double) -> AnimationValue) {
        let steps = 64
        var sums = [0.0]
        var last = value(0)
        for step in 1...steps {
            let next = value(Double(step) / Double(steps))
            sums.append(sums[step - 1] + last.distance(to: next))
            last = next
        }
        self.sums = sums
        length = sums[steps]
    }

    /// The parameter at which `share` of the length lies behind.
    func parameter(at share: Double) -> Double {
        guard sums.count > 1, length > 0 else { return share }
        let target = share * length
        var (low, high) = (0, sums.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if sums[middle] <= target { low = middle } else { high = middle }
        }
        let span = sums[high] - sums[low]
        let rest = span > 0 ? (target - sums[low]) / span : 0
        return (Double(low) + rest) / Double(sums.count - 1)
    }
}
