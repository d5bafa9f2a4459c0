/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A Bézier curve whose output is the input of a spring.
    case composed = 3
}

/// Provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the timing, which selects the parameters that apply.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it applies.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it applies.
    var springTimingParameters: UISpringTimingParameters? { get }
}
