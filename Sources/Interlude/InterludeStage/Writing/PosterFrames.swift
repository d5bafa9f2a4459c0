import CoreGraphics
import Foundation

/// Some of a film's frames, of which one is to stand for the film.
struct PosterFrames {
    private var frames: [(index: Int, frame: Film.Frame)] = []
    /// The frame that was chosen.
    private(set) var chosen: Snapshot?

    /// Every fourth frame of the first three seconds: what a poster shows lasts longer, and frames take much memory.
    private static let (step, limit) = (4, 180)
    /// One pixel in a square of this side is enough to identify a frame.
    private static let thinning = 6

    /// Keeps a frame, if it is one of those that are compared.
    mutating func add(_ frame: Film.Frame, at index: Int) {
        guard index % PosterFrames.step == 0, index < PosterFrames.limit else { return }
        frames.append((index, frame))
    }

    /// Chooses among the frames below a number, and forgets all others.
    mutating func choose(among span: Int) {
        let shown = frames.filter { $0.index < span }.map(\.frame)
        let thinned = shown.map { Film.Frame(time: $0.time, picture: $0.picture.thinned(by: PosterFrames.thinning)) }
        let index = Film(framesPerSecond: 60, frames: thinned).tellingFrame(among: thinned.count)
        chosen = shown.indices.contains(index) ? shown[index].picture : nil
        frames = []
    }
}

extension Snapshot {
    /// Every so-many-th pixel of every so-many-th row.
    fileprivate func thinned(by step: Int) -> Snapshot {
        let (width, height) = (max(1, pixelWidth / step), max(1, pixelHeight / step))
        let small = PixelBuffer(width: width, height: height, isOpaque: buffer.isOpaque)
        for y in 0..<height {
            let (from, to) = (buffer.row(y * step), small.row(y))
            for x in 0..<width { to[x] = from[x * step] }
        }
        return Snapshot(buffer: small, scale: scale / CGFloat(step))
    }

    /// Returns a smaller snapshot, each pixel of which is the mean of a square of pixels.
    ///
    /// - Parameter side: The side of the square in pixels, at most 16.
    package func reduced(by side: Int) -> Snapshot {
        guard side > 1, pixelWidth >= side, pixelHeight >= side else { return self }
        let (width, height) = (pixelWidth / side, pixelHeight / side)
        let small = PixelBuffer(width: width, height: height, isOpaque: buffer.isOpaque)
        for y in 0..<height {
            let to = small.row(y)
            for x in 0..<width { to[x] = meanPixel(left: x * side, top: y * side, side: side) }
        }
        return Snapshot(buffer: small, scale: scale / CGFloat(side))
    }

    private func meanPixel(left: Int, top: Int, side: Int) -> UInt32 {
        // Two channels in one sum: 16 bits are enough for squares of up to 16 × 16 pixels.
        var (odd, even): (UInt32, UInt32) = (0, 0)
        for y in top..<top + side {
            let row = buffer.row(y)
            for x in left..<left + side {
                even += row[x] & 0x00FF_00FF
                odd += row[x] >> 8 & 0x00FF_00FF
            }
        }
        let count = UInt32(side * side)
        func mean(_ sum: UInt32) -> UInt32 { (sum & 0xFFFF) / count | ((sum >> 16) / count) << 16 }
        return mean(odd) << 8 | mean(even)
    }
}
