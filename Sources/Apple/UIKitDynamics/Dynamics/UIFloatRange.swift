/// From one number to another.
public struct UIFloatRange: Hashable, Sendable {
    /// The smallest number that belongs to the range.
    public var minimum: CGFloat
    /// The largest number that belongs to the range.
    public var maximum: CGFloat

    /// From zero to zero.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// From zero to zero.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range of its two ends.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether it has all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// What a joint is limited to; `nil` if that is nothing.
    var limits: ClosedRange<Double>? {
        guard !isInfinite, minimum <= maximum else { return nil }
        return Double(minimum)...Double(maximum)
    }
}
