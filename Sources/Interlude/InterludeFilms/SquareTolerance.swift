/// The difference that is accepted between a frame and its golden, which consist of the mean colors of squares.
public struct SquareTolerance: Hashable, Sendable {
    /// The accepted difference of a channel, from 0 to 255. Squares with smaller differences do not count.
    public var channel: Int
    /// The fraction of a frame's squares that can differ by more, from 0 to 1.
    public var squares: Double

    /// Creates a tolerance.
    public init(channel: Int, squares: Double) {
        precondition((0...255).contains(channel), "A channel differs by 0 to 255")
        precondition((0...1).contains(squares), "A fraction of squares is from 0 to 1")
        self.channel = channel
        self.squares = squares
    }

    /// The tolerance between the systems: 32 of 255, and 5 % of the squares.
    ///
    /// Decided, not measured. An edge across an iPhone 15 that is sampled a sixtieth of a second late is one column of 25 further on,
    /// which is 4 % of the squares.
    public static let betweenSystems = SquareTolerance(channel: 32, squares: 0.05)

    /// No difference.
    public static let exact = SquareTolerance(channel: 0, squares: 0)
}
