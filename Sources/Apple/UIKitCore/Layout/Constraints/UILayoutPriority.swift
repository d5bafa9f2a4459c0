/// The priority of a layout constraint. 1000 is required; lower priorities yield to higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority: 1 to 1000 in constraints.
    public var rawValue: Float

    /// Creates a priority from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint is required.
    public static let required = UILayoutPriority(1000)
    /// 750: the default compression resistance of content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: the priority of a drag that resizes a window. No constraint of the system uses it here.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the priority of a window's current size. No constraint of the system uses it here.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: the priority of a drag that does not resize a window. No constraint of the system uses
    /// it here.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default content hugging.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of a view's fitting size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a higher priority.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns a lower priority.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
