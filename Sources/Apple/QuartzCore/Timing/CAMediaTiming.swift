import CoreGraphics

/// Time on layers and animations: how the time of the parent becomes the time of the child.
///
/// The child's time is `(parent - beginTime) · speed + timeOffset`. A layer's parent is its superlayer, a root layer's
/// parent is the media clock, an animation's parent is its layer (or its group). Units are seconds.
public protocol CAMediaTiming {
    /// When the child begins, in the parent's time. 0 on an animation means: when its transaction is committed.
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle. 0 on an animation means: the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast the child's time runs; 0 stops it, below 0 it runs backwards.
    var speed: Float { get set }
    /// Added to the child's time.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles are played; 0 counts as 1. May be a fraction.
    var repeatCount: Float { get set }
    /// For how long cycles are played; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is played again backwards.
    var autoreverses: Bool { get set }
    /// The presentation before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The presentation of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String

    /// Creates a mode of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The begin value is shown before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: the animation has no effect outside.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
