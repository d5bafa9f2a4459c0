/// The frame rates that suit an animation or a display link, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest frames per second that suit. Has no effect here: display links use `preferred`.
    public var minimum: Float
    /// The most frames per second that suit. Has no effect here: display links use `preferred`.
    public var maximum: Float
    /// `nil` or 0: no preference within the range.
    public var preferred: Float?

    /// No preference at all.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// Creates a range in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// No preference at all.
    public static let `default` = CAFrameRateRange()
}
