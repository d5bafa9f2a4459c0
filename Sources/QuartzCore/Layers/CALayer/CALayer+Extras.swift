import CoreGraphics

extension CALayer {
    /// A name of the user's own.
    public var name: String? {
        get { extras.name }
        set { extras.name = newValue }
    }

    /// Actions by event, asked after the delegate.
    public var actions: [String: any CAAction]? {
        get { extras.actions }
        set { extras.actions = newValue }
    }

    /// Values for what is not set; its `actions` are asked after those of the layer.
    public var style: [AnyHashable: Any]? {
        get { extras.style }
        set { extras.style = newValue }
    }

    /// Whether drawn contents have no transparency: the bitmap then begins as opaque black.
    public var isOpaque: Bool {
        get { extras.isOpaque }
        set { extras.isOpaque = newValue }
    }

    /// Whether a new size needs new contents.
    public var needsDisplayOnBoundsChange: Bool {
        get { extras.needsDisplayOnBoundsChange }
        set { extras.needsDisplayOnBoundsChange = newValue }
    }

    /// Has no effect here.
    public var drawsAsynchronously: Bool {
        get { extras.drawsAsynchronously }
        set { extras.drawsAsynchronously = newValue }
    }

    /// Has no effect here: edges are always antialiased.
    public var allowsEdgeAntialiasing: Bool {
        get { extras.allowsEdgeAntialiasing }
        set { extras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether `opacity` applies to the layer and its sublayers as one picture, or to each by itself.
    public var allowsGroupOpacity: Bool {
        get { extras.allowsGroupOpacity }
        set { extras.allowsGroupOpacity = newValue }
    }

    /// Has no effect here: edges are always antialiased.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras.edgeAntialiasingMask }
        set { extras.edgeAntialiasingMask = newValue }
    }

    /// How drawing is stored; 8 bits a channel here.
    public var contentsFormat: CALayerContentsFormat {
        get { extras.contentsFormat }
        set { extras.contentsFormat = newValue }
    }

    /// The shape of round corners; both are drawn as circular here.
    public var cornerCurve: CALayerCornerCurve {
        get { extras.cornerCurve }
        set { extras.cornerCurve = newValue }
    }

    /// Has no effect here.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { extras.wantsExtendedDynamicRangeContent }
        set { extras.wantsExtendedDynamicRangeContent = newValue }
    }

    /// Has no effect here.
    public var preferredDynamicRange: DynamicRange {
        get { extras.preferredDynamicRange }
        set { extras.preferredDynamicRange = newValue }
    }

    /// How much larger the corners of a curve are than those of a circle of that radius: 1.528665 for continuous ones
    /// (Apple's value).
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// Whether contents are drawn with y the other way. Never on iOS.
    public func contentsAreFlipped() -> Bool { false }

    /// How bright contents may get. Has no effect here.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let automatic = DynamicRange(rawValue: "automatic")
        public static let standard = DynamicRange(rawValue: "standard")
        public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
        public static let high = DynamicRange(rawValue: "high")
    }
}
