import CoreGraphics
import Foundation

/// The pixels of a screen at one moment.
///
/// A picture is a value: two pictures are equal when every pixel is.
public struct Picture: Sendable {
    /// Premultiplied pixels. Nobody writes to them any more.
    package let buffer: PixelBuffer
    /// Pixels a point.
    public let scale: CGFloat

    /// Makes a picture of pixels that nobody will change any more.
    package init(buffer: PixelBuffer, scale: CGFloat) {
        self.buffer = buffer
        self.scale = scale
    }

    /// Width in pixels.
    public var pixelWidth: Int { buffer.width }
    /// Height in pixels.
    public var pixelHeight: Int { buffer.height }
    /// Width and height in points.
    public var size: CGSize { CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale) }

    /// The premultiplied pixel at column `x` of row `y`, as `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 { buffer[x, y] }

    /// The pixel below a point of the screen, as `0xAARRGGBB`.
    public func pixel(at point: CGPoint) -> UInt32 {
        buffer[Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))]
    }
}

extension Picture: Hashable {
    public static func == (one: Picture, other: Picture) -> Bool {
        guard one.pixelWidth == other.pixelWidth, one.pixelHeight == other.pixelHeight else { return false }
        if one.buffer === other.buffer { return true }
        return (0..<one.pixelHeight).allSatisfy { y in
            memcmp(one.buffer.row(y), other.buffer.row(y), one.pixelWidth * 4) == 0
        }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digestValue) }
}

extension Picture {
    /// Sixteen hexadecimal digits that stand for the pixels: the same for equal pictures, on every machine, and as good as
    /// never the same for different ones. Meant for lists in test references, not against forgery.
    public var digest: String {
        let digits = String(digestValue, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private var digestValue: UInt64 {
        var state = Digest(UInt64(buffer.width), UInt64(buffer.height))
        for y in 0..<buffer.height { state.add(buffer.row(y), count: buffer.width) }
        return state.value
    }

    /// How many pixels differ, and the largest difference in any channel. `nil` for pictures of different sizes.
    public func difference(from other: Picture) -> (pixels: Int, largest: Int)? {
        guard pixelWidth == other.pixelWidth, pixelHeight == other.pixelHeight else { return nil }
        var count = 0
        var largest = 0
        for y in 0..<pixelHeight {
            let (a, b) = (buffer.row(y), other.buffer.row(y))
            for x in 0..<pixelWidth where a[x] != b[x] {
                count += 1
                largest = max(largest, channelDifference(a[x], b[x]))
            }
        }
        return (count, largest)
    }
}

/// The largest difference between two pixels in one of the four channels.
private func channelDifference(_ one: UInt32, _ other: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).map { shift in
        abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF))
    }.max() ?? 0
}

/// Four running products over the pixels, mixed at the end. The constants are odd numbers with well-spread bits (the
/// golden ratio's fraction and three primes); nothing else is asked of them.
private struct Digest {
    private var lanes: SIMD4<UInt64>
    private static let factor = SIMD4<UInt64>(
        0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5)

    init(_ width: UInt64, _ height: UInt64) {
        lanes = SIMD4(width, height, width ^ 0x5555, height ^ 0xAAAA) &* Digest.factor
    }

    mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
        var x = 0
        while x + 4 <= count {
            let next = SIMD4<UInt64>(
                UInt64(pixels[x]), UInt64(pixels[x + 1]), UInt64(pixels[x + 2]), UInt64(pixels[x + 3]))
            lanes = (lanes ^ next) &* Digest.factor
            lanes ^= lanes &>> 29
            x += 4
        }
        while x < count {
            lanes[x & 3] = (lanes[x & 3] ^ UInt64(pixels[x])) &* Digest.factor[x & 3]
            x += 1
        }
    }

    var value: UInt64 {
        var result: UInt64 = 0
        for lane in 0..<4 {
            result = (result ^ lanes[lane]) &* Digest.factor[lane]
            result ^= result >> 31
        }
        return result
    }
}
