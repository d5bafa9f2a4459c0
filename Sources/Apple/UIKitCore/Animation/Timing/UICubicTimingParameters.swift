/// The timing of a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve.
    nonisolated let curve: UnitBezier
    private nonisolated let name: UIView.AnimationCurve?

    /// Creates the system's default curve: Core Animation's (0.25, 0.1), (0.25, 1). Decided: Apple documents only that
    /// it is not ease-in-out.
    public nonisolated override init() {
        curve = .default
        name = .easeInOut
        super.init()
    }

    /// Creates one of the system's curves.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve.bezier
        name = curve
        super.init()
    }

    /// Creates a curve with two control points. Precondition: their x values are in 0…1.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = UnitBezier(point1.x, point1.y, point2.x, point2.y)
        name = nil
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) {
        let points = ["x1", "y1", "x2", "y2"].map { coder.decodeDouble(forKey: $0) }
        curve = UnitBezier(points[0], points[1], points[2], points[3])
        name = nil
        super.init()
    }

    /// Encodes the two control points. A system curve is decoded as a curve with control points.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(curve.x1, forKey: "x1")
        coder.encode(curve.y1, forKey: "y1")
        coder.encode(curve.x2, forKey: "x2")
        coder.encode(curve.y2, forKey: "y2")
    }

    /// Returns the receiver, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The system's curve; `easeInOut` for a curve with control points.
    open var animationCurve: UIView.AnimationCurve { name ?? .easeInOut }
    /// The first control point; x is the time and y the progress.
    open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    /// The second control point; x is the time and y the progress.
    open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    /// `builtin` for one of the system's curves, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType { name == nil ? .cubic : .builtin }
    /// The receiver.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`: there is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
    /// The curve behind the name, as a pure value.
    package var bezier: UnitBezier {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
