/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the rule.
    public let rawValue: String

    /// Creates a rule from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Fills areas whose winding number is not 0.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Fills areas whose winding number is odd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the form.
    public let rawValue: String

    /// Creates a form from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square end at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A square end, half the line's width after the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the form.
    public let rawValue: String

    /// Creates a form from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the type.
    public let rawValue: String

    /// Creates a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String

    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls along y.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls along x.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls along x and y.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
