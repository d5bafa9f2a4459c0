/// A range of frame rates of an animation or a display link, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum. Has no effect here: display links use `preferred`.
    public var minimum: Float
    /// The maximum. Has no effect here: display links use `preferred`.
    public var maximum: Float
    /// The preferred rate. `nil` and 0 are no preference within the range.
    public var preferred: Float?

    /// Creates a range without preferences.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// Creates a range in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The range without preferences.
    public static let `default` = CAFrameRateRange()
}
