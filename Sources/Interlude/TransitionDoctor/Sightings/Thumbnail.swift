import CoreGraphics
import InterludeStage

/// A picture on a coarse raster: enough to see whether something jumps, and cheap enough to take in every frame.
struct Thumbnail: Equatable {
    /// Points from one sample to the next, in both directions.
    private static let pitch = 8
    /// Points of a sample's sides: its color is the middle of all that is in them, in pictures of any scale.
    private static let side = 2
    /// Two samples whose channels differ by more than this are seen to be different, of 255.
    private static let noticeable = 32

    private let samples: [UInt32]
    private let columns: Int
    /// A sample of which nothing is known. Pictures of a screen are opaque, so that none of theirs has this value.
    private static let unknown: UInt32 = 0

    /// Looks at a picture.
    ///
    /// - Parameter parts: The parts that change without the transition, in points. They count as equal, also where the other picture has no
    ///   such part: endless animations appear and disappear with their screen.
    init(of picture: Snapshot, without parts: [CGRect] = []) {
        let buffer = picture.buffer
        let size = picture.size
        let side = max(1, Int((CGFloat(Thumbnail.side) * picture.scale).rounded()))
        func pixel(_ place: Int) -> Int { Int(CGFloat(place) * picture.scale) }
        let middle = Thumbnail.pitch / 2
        let across = stride(from: middle, through: Int(size.width) - Thumbnail.side, by: Thumbnail.pitch).map(pixel)
        columns = across.count
        let hidden = parts.map { part in
            part.applying(CGAffineTransform(scaleX: picture.scale, y: picture.scale))
        }
        var samples: [UInt32] = []
        for y in stride(from: middle, through: Int(size.height) - Thumbnail.side, by: Thumbnail.pitch).map(pixel) {
            for x in across {
                let isHidden = hidden.contains { $0.contains(CGPoint(x: x, y: y)) }
                samples.append(isHidden ? Thumbnail.unknown : Thumbnail.middle(of: buffer, x, y, side))
            }
        }
        self.samples = samples
    }

    /// The middle of a square of pixels.
    private static func middle(of buffer: PixelBuffer, _ x: Int, _ y: Int, _ side: Int) -> UInt32 {
        guard side > 1 else { return buffer.row(y)[x] }
        var (low, high): (UInt32, UInt32) = (0, 0)
        for line in y..<y + side {
            let row = buffer.row(line)
            for place in x..<x + side {
                low += row[place] & 0x00FF_00FF
                high += (row[place] >> 8) & 0x00FF_00FF
            }
        }
        let count = UInt32(side * side)
        func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
        func channels(_ sums: UInt32) -> UInt32 { mean(sums & 0xFFFF) | mean(sums >> 16) << 16 }
        return channels(low) | channels(high) << 8
    }

    /// Which part of the screen looks different, 0…1.
    func difference(from other: Thumbnail) -> Double {
        guard samples.count == other.samples.count, !samples.isEmpty else { return 1 }
        var count = 0
        for index in samples.indices where samples[index] != other.samples[index] {
            if Thumbnail.areDifferent(samples[index], other.samples[index]) { count += 1 }
        }
        return Double(count) / Double(samples.count)
    }

    /// The smallest part that holds all that looks different, in points.
    func part(differingFrom other: Thumbnail) -> CGRect? {
        guard samples.count == other.samples.count, columns > 0 else { return nil }
        var part = CGRect.null
        for index in samples.indices where samples[index] != other.samples[index] {
            guard Thumbnail.areDifferent(samples[index], other.samples[index]) else { continue }
            let step = CGFloat(Thumbnail.pitch)
            let (x, y) = (CGFloat(index % columns) * step, CGFloat(index / columns) * step)
            part = part.union(CGRect(x: x, y: y, width: step, height: step))
        }
        return part.isNull ? nil : part
    }

    private static func areDifferent(_ one: UInt32, _ other: UInt32) -> Bool {
        guard one != unknown, other != unknown else { return false }
        return channel(one, other, 0) || channel(one, other, 8) || channel(one, other, 16)
    }

    private static func channel(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Bool {
        abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)) > noticeable
    }
}
