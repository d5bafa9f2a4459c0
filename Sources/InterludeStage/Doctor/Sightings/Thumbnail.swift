import CoreGraphics

/// A picture on a coarse raster: enough to see whether something jumps, and cheap enough to take in every frame.
struct Thumbnail: Equatable {
    /// Pixels from one sample to the next, in both directions.
    private static let pitch = 8
    /// Two samples whose channels differ by more than this are seen to be different, of 255.
    private static let noticeable = 32

    private let samples: [UInt32]
    private let columns: Int
    /// Points from one sample to the next.
    private let step: CGFloat

    init(of picture: Picture) {
        let buffer = picture.buffer
        columns = (buffer.width + Thumbnail.pitch / 2 - 1) / Thumbnail.pitch
        step = CGFloat(Thumbnail.pitch) / picture.scale
        var samples: [UInt32] = []
        for y in stride(from: Thumbnail.pitch / 2, to: buffer.height, by: Thumbnail.pitch) {
            let row = buffer.row(y)
            for x in stride(from: Thumbnail.pitch / 2, to: buffer.width, by: Thumbnail.pitch) { samples.append(row[x]) }
        }
        self.samples = samples
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
            let (x, y) = (CGFloat(index % columns) * step, CGFloat(index / columns) * step)
            part = part.union(CGRect(x: x, y: y, width: step, height: step))
        }
        return part.isNull ? nil : part
    }

    private static func areDifferent(_ one: UInt32, _ other: UInt32) -> Bool {
        channel(one, other, 0) || channel(one, other, 8) || channel(one, other, 16)
    }

    private static func channel(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Bool {
        abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)) > noticeable
    }
}
