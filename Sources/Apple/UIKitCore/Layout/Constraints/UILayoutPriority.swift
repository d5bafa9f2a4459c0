/// How strongly a layout constraint holds: 1000 is required, less gives way to more.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The strength: 1 to 1000 in constraints.
    public var rawValue: Float

    /// Creates a strength from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a strength from its raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: as content resists being squeezed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: as the user's drag of a window's edge would hold. No constraint of the system uses it here.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: as a window would keep its size. No constraint of the system uses it here.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: less than a window's wish for its size. No constraint of the system uses it here.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: as content resists being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of a view's fitting size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A stronger one.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// A weaker one.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
