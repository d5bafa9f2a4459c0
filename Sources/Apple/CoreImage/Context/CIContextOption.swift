import CoreGraphics

/// An option of a new context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The color space of rendered images. Always sRGB here.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The color space in which filters work. Linear sRGB, unless the value is a space that is not
    /// linear, or `NSNull`.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The format of intermediate images. Always 32-bit floating point here.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether images are averaged when they are scaled down.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether output bitmaps have premultiplied alpha. They always have it here.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether intermediate images are cached. They are never cached between renderings here.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the CPU renders. It always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether the context renders with a low priority.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether a low-power processor is preferred.
    public static let allowLowPower = CIContextOption(rawValue: "low_power")
    /// The context's name.
    public static let name = CIContextOption(rawValue: "kCIContextName")
    /// The memory limit of a rendering.
    public static let memoryTarget = CIContextOption(rawValue: "memory_target")
}
