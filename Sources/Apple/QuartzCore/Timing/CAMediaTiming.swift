import CoreGraphics

/// The timing of layers and animations, which converts the parent's time to that of the child.
///
/// The child's time is `(parent - beginTime) · speed + timeOffset`. A layer's parent is its superlayer, a root layer's
/// parent is the media clock, an animation's parent is its layer or its group. Times are in seconds.
public protocol CAMediaTiming {
    /// The begin time in the parent's time. For an animation, 0 is the commit of its transaction.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle. For an animation, 0 is the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The speed of the child's time. 0 stops it, a negative value reverses it.
    var speed: Float { get set }
    /// An offset that is added to the child's time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which can be fractional. 0 counts as 1.
    var repeatCount: Float { get set }
    /// The time for which cycles repeat; 0 for `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs backward.
    var autoreverses: Bool { get set }
    /// Whether the animation applies before its beginning and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The presentation of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String

    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The final value applies after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The initial value applies before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation does not apply outside of its active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
