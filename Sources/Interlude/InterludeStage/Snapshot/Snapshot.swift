import CXXHash
import CoreGraphics
import Foundation

/// The pixels of a screen in one frame.
///
/// A snapshot is a value: two snapshots are equal if all of their pixels are.
public struct Snapshot: Sendable {
    /// The premultiplied pixels, which are immutable.
    package let buffer: PixelBuffer
    /// Pixels per point.
    public let scale: CGFloat

    /// Creates a snapshot of immutable pixels.
    package init(buffer: PixelBuffer, scale: CGFloat) {
        self.buffer = buffer
        self.scale = scale
    }

    /// The width in pixels.
    public var pixelWidth: Int { buffer.width }
    /// The height in pixels.
    public var pixelHeight: Int { buffer.height }
    /// The size in points.
    public var size: CGSize { CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale) }

    /// The premultiplied pixel at column `x` of row `y`, as `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 { buffer[x, y] }

    /// Returns the pixel at a point of the screen, as `0xAARRGGBB`.
    public func pixel(at point: CGPoint) -> UInt32 {
        buffer[Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))]
    }
}

extension Snapshot: Hashable {
    public static func == (one: Snapshot, other: Snapshot) -> Bool { one.buffer.hasSamePixels(as: other.buffer) }

    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Snapshot {
    /// A hash of the pixels within one run of a program: equal for equal snapshots, and practically never equal for different
    /// ones. Ten times as fast as `digest`, which is for stored values.
    package var fingerprint: UInt64 {
        guard let state = XXH3_createState() else { fatalError("Out of memory") }
        defer { XXH3_freeState(state) }
        XXH3_64bits_reset_withSeed(state, UInt64(pixelWidth) << 32 | UInt64(pixelHeight))
        for y in 0..<pixelHeight { XXH3_64bits_update(state, buffer.row(y), pixelWidth * 4) }
        return XXH3_64bits_digest(state)
    }
}
