import CoreGraphics
import Foundation

/// The difference that is accepted between a frame and its golden.
///
/// Frames are identical on each machine, so the default accepts none. Use a tolerance for external content, such as
/// text in a font that can change.
///
/// All frames are compared. A golden that was recorded with a tolerance stores a thumbnail of each frame without an
/// image: the mean of each square of 16 × 16 pixels.
public struct FilmTolerance: Hashable, Sendable {
    /// The accepted difference of a channel, from 0 to 255. Pixels with smaller differences do not count.
    public var channel: Int
    /// The fraction of a frame's pixels that can differ by more, from 0 to 1.
    public var pixels: Double
    /// The required perceptual similarity of a pixel, from 0 to 1; `nil` to compare its channels.
    public var perceptualPrecision: Double?

    /// Creates a tolerance for the channels of pixels.
    public init(channel: Int = 0, pixels: Double = 0) {
        demand((0...255).contains(channel), "A channel differs by 0 to 255")
        demand((0...1).contains(pixels), "A fraction of pixels is from 0 to 1")
        self.channel = channel
        self.pixels = pixels
    }

    /// Returns a tolerance for perceived differences: pixels that look alike do not count.
    ///
    /// - Parameters:
    ///   - precision: The similarity from 0 to 1, as in SnapshotTesting: one minus a hundredth of the distance in the
    ///     CIE's color space L*a*b*. At 0.98 adjacent colors cannot be distinguished.
    ///   - pixels: The fraction of a frame's pixels that can look different, from 0 to 1.
    public static func perceptual(_ precision: Double = 0.98, pixels: Double = 0) -> FilmTolerance {
        demand((0...1).contains(precision), "A precision is from 0 to 1")
        var tolerance = FilmTolerance(pixels: pixels)
        tolerance.perceptualPrecision = precision
        return tolerance
    }

    /// No difference: each pixel of each frame equals that of the golden.
    public static let exact = FilmTolerance()
}
