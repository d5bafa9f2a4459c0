import CoreGraphics

/// A picture on a coarse raster: enough to see whether something jumps, and cheap enough to take in every frame.
struct Thumbnail: Equatable {
    /// Pixels from one sample to the next, in both directions.
    private static let pitch = 8
    /// Two samples whose channels differ by more than this are seen to be different, of 255.
    private static let noticeable = 32

    private let samples: [UInt32]

    init(of picture: Picture) {
        let buffer = picture.buffer
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

    private static func areDifferent(_ one: UInt32, _ other: UInt32) -> Bool {
        channel(one, other, 0) || channel(one, other, 8) || channel(one, other, 16)
    }

    private static func channel(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Bool {
        abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)) > noticeable
    }
}
