import CoreGraphics
import Foundation

/// How much a frame may differ from its golden.
///
/// Frames are the same to the last bit on every machine, so nothing is tolerated unless a test asks for it: for content
/// that comes from outside, such as text in a font that is not always the same.
///
/// All frames are compared. Those of which the golden keeps no picture it keeps in miniature, where it was recorded with a tolerance:
/// each square of 16 × 16 pixels by its mean.
public struct FilmTolerance: Hashable, Sendable {
    /// How much a pixel's channel may differ, from 0 to 255; pixels that differ by no more do not count.
    public var channel: Int
    /// Which share of a frame's pixels may differ by more, from 0 to 1.
    public var pixels: Double
    /// How alike a pixel has to look, from 0 to 1; `nil` where its channels are compared.
    public var perceptualPrecision: Double?

    /// Makes a tolerance for the channels of pixels.
    public init(channel: Int = 0, pixels: Double = 0) {
        demand((0...255).contains(channel), "A channel differs by 0 to 255")
        demand((0...1).contains(pixels), "A share of pixels is from 0 to 1")
        self.channel = channel
        self.pixels = pixels
    }

    /// Makes a tolerance for what people see: pixels that look alike do not count.
    ///
    /// - Parameters:
    ///   - precision: How alike, from 0 to 1, as in SnapshotTesting: one minus a hundredth of the distance in the CIE's colour
    ///     space L*a*b*. At 0.98 nobody tells two colours side by side apart.
    ///   - pixels: Which share of a frame's pixels may look different, from 0 to 1.
    public static func perceptual(_ precision: Double = 0.98, pixels: Double = 0) -> FilmTolerance {
        demand((0...1).contains(precision), "A precision is from 0 to 1")
        var tolerance = FilmTolerance(pixels: pixels)
        tolerance.perceptualPrecision = precision
        return tolerance
    }

    /// Every pixel of every frame is as in the golden.
    public static let exact = FilmTolerance()
}

/// A colour as people see it: CIE 1976 L*a*b* of sRGB, with the white D65.
struct PerceivedColor {
    private let parts: SIMD3<Double>

    init(_ pixel: UInt32) {
        let channels = SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF)) / 255
        let (r, g, b) = (Self.linear(channels.x), Self.linear(channels.y), Self.linear(channels.z))
        // IEC 61966-2-1's matrix, divided by the white's X and Z.
        let x = Self.root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
        let y = Self.root(0.2126 * r + 0.7152 * g + 0.0722 * b)
        let z = Self.root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        parts = SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// From 0 to a little over 100.
    func distance(to other: PerceivedColor) -> Double {
        let way = parts - other.parts
        return (way * way).sum().squareRoot()
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The cube root, but a line near black.
    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
