/// The position of a layer's contents in its bounds. Top is the side with small y, as on iOS.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the gravity.
    public let rawValue: String

    /// Creates a position from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered in the bounds, without scaling.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top, centered, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom, centered, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left, centered, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right, centered, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the corner, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the corner, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the corner, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the corner, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The largest size that fits in the bounds with the aspect ratio of the contents.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The smallest size that fills the bounds with the aspect ratio of the contents.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The pixel format of a layer's drawing. All drawing here has 8 bits a channel.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the format.
    public let rawValue: String

    /// Creates a format from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 8 bits a channel.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// 16 bits a channel.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// 8 bits of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// Selected for the drawing.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

/// The filter with which scaled contents are sampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the filter.
    public let rawValue: String

    /// Creates a filter from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between four pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Equals linear here.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the curve.
    public let rawValue: String

    /// Creates a curve from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Arcs of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners without a jump in curvature. Drawn as circular here.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits, with Core Animation's values.
    public let rawValue: UInt

    /// Makes corners of Core Animation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The edges as bits, with Core Animation's values.
    public let rawValue: UInt32

    /// Makes edges of Core Animation's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge. An edge alone has no effect here: only where none is named are edges sharp.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
