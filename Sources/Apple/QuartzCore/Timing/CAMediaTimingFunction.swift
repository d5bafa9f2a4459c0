import CoreGraphics

/// The timing function of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    /// The curve as a pure value.
    package let curve: UnitBezier
    private let points: [Float]

    /// Creates a named function. Traps for an unknown name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: fatalError("Unknown timing function name: \(name.rawValue)")
        }
    }

    /// Creates a linear function. Decided: the function on iOS is not documented.
    public convenience override init() { self.init(controlPoints: 0, 0, 1, 1) }

    /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y). Precondition: the x values are in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        curve = UnitBezier(Self.exact(c1x), Self.exact(c1y), Self.exact(c2x), Self.exact(c2y))
        super.init()
    }

    /// Creates a function of a curve.
    package convenience init(curve: UnitBezier) {
        self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }

    public required init?(coder: NSCoder) {
        points = (0..<8).map { coder.decodeFloat(forKey: "point\($0)") }
        curve = UnitBezier(
            Self.exact(points[2]), Self.exact(points[3]), Self.exact(points[4]), Self.exact(points[5]))
        super.init()
    }

    /// Always `true`, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the control points.
    open func encode(with coder: NSCoder) {
        for (index, value) in points.enumerated() { coder.encode(value, forKey: "point\(index)") }
    }

    /// The number that was meant by a `Float`, so that 0.42 stays 0.42 when it is calculated with.
    private static func exact(_ x: Float) -> Double { Double("\(x)") ?? Double(x) }

    /// Stores the coordinates of a control point. 0 is (0, 0), 1 and 2 are the inner ones, 3 is (1, 1).
    ///
    /// - Parameters:
    ///   - idx: The index, 0…3. Other values trap.
    ///   - ptr: Memory for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        demand((0...3).contains(idx), "A timing function has the control points 0 to 3, not \(idx)")
        ptr[0] = points[2 * idx]
        ptr[1] = points[2 * idx + 1]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    open override var hash: Int { points.hashValue }
}
