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
