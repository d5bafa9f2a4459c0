/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A Bézier curve whose time runs through a spring.
    case composed = 3
}

/// Gives the pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the two parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where it counts.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where it counts.
    var springTimingParameters: UISpringTimingParameters? { get }
}
