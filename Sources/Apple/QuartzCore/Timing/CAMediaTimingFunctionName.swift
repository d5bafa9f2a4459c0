/// The named timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the function.
    public let rawValue: String

    /// Creates a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// (0, 0), (1, 1)
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// (0.42, 0), (1, 1)
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// (0, 0), (0.58, 1)
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// (0.42, 0), (0.58, 1)
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// (0.25, 0.1), (0.25, 1)
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
