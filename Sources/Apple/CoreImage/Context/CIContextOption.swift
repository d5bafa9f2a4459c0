import CoreGraphics

/// An option of a new context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space of the pictures that the context makes: sRGB always, since everything is shown in it.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The space that filters work in: linear sRGB unless this says a space that is not linear, or `NSNull`.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The format of what is worked out between; always thirty-two bits of floating point.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether what is made smaller is averaged.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether bitmaps are premultiplied; they always are.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether what is worked out between is kept; nothing outlives a drawing.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the processor works; here it always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether the context has a low priority.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether a slower processor is preferred.
    public static let allowLowPower = CIContextOption(rawValue: "low_power")
    /// The context's name.
    public static let name = CIContextOption(rawValue: "kCIContextName")
    /// How much memory a drawing may take.
    public static let memoryTarget = CIContextOption(rawValue: "memory_target")
}
