import CoreGraphics

extension CALayer {
    /// Whether no edge is smoothed.
    var hasSharpEdges: Bool { !extras.allowsEdgeAntialiasing || extras.edgeAntialiasingMask.isEmpty }

    /// The dynamic range of a layer's contents. Has no effect here.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        /// The name that Core Animation has for the range.
        public let rawValue: String

        /// Creates a range from Core Animation's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The dynamic range of the contents.
        public static let automatic = DynamicRange(rawValue: "automatic")
        /// No brighter than white.
        public static let standard = DynamicRange(rawValue: "standard")
        /// Slightly brighter than white, limited so that standard content beside it does not look
        /// dark.
        public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
        /// As bright as the contents say.
        public static let high = DynamicRange(rawValue: "high")
    }
}
