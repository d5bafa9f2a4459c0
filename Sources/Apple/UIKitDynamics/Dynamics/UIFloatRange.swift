/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The smallest number of the range.
    public var minimum: CGFloat
    /// The largest number of the range.
    public var maximum: CGFloat

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range from its bounds.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether the range contains all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// What a joint is limited to; `nil` if that is nothing.
    var limits: ClosedRange<Double>? {
        guard !isInfinite, minimum <= maximum else { return nil }
        return Double(minimum)...Double(maximum)
    }
}
