import CoreGraphics

extension CALayer {
    /// Whether no edge is smoothed.
    var hasSharpEdges: Bool { !extras.allowsEdgeAntialiasing || extras.edgeAntialiasingMask.isEmpty }

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
