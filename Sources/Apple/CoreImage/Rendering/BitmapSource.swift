import CoreGraphics

/// The four neighbors of a place, and how much each counts.
struct Neighbours {
    let x: Int
    let y: Int
    let right: Float
    let up: Float

    /// `nil` for a place that is not finite, or too far off for whole numbers to tell its neighbors.
    @inline(__always) init?(_ spot: Spot) {
        let (u, v) = (spot.x - 0.5, spot.y - 0.5)
        guard abs(u) < 1e6, abs(v) < 1e6 else { return nil }
        let (left, low) = (u.rounded(.down), v.rounded(.down))
        x = Int(left)
        y = Int(low)
        right = u - left
        up = v - low
    }

    /// The mean of the four, weighed.
    @inline(__always) func blend(_ pixel: (Int, Int) -> Pixel) -> Pixel {
        if right == 0 && up == 0 { return pixel(x, y) }
        let low = mix(pixel(x, y), pixel(x + 1, y), right)
        if up == 0 { return low }
        return mix(low, mix(pixel(x, y + 1), pixel(x + 1, y + 1), right), up)
    }
}

/// A bitmap, its lower left corner at (0, 0).
final class BitmapSource: Source, @unchecked Sendable {
    private let buffer: PixelBuffer
    private let space: WorkingSpace
    private let isSmooth: Bool

    init(_ buffer: PixelBuffer, space: WorkingSpace, isSmooth: Bool) {
        self.buffer = buffer
        self.space = space
        self.isSmooth = isSmooth
    }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        guard y >= 0, y < buffer.height else { return row.update(repeating: .clear, count: count) }
        let from = buffer.row(buffer.height - 1 - y)
        let first = min(max(-x, 0), count)
        let last = min(max(buffer.width - x, first), count)
        for index in 0..<first { row[index] = .clear }
        for index in first..<last { row[index] = space.read(from[x + index]) }
        for index in last..<count { row[index] = .clear }
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        for index in 0..<count { row[index] = isSmooth ? smooth(spots[index]) : nearest(spots[index]) }
    }

    @inline(__always) private func smooth(_ spot: Spot) -> Pixel {
        guard let near = Neighbours(spot), near.x >= -1, near.y >= -1, near.x < buffer.width, near.y < buffer.height
        else { return .clear }
        return near.blend { pixel($0, $1) }
    }

    @inline(__always) private func nearest(_ spot: Spot) -> Pixel {
        guard abs(spot.x) < 1e6, abs(spot.y) < 1e6 else { return .clear }
        return pixel(Int(spot.x.rounded(.down)), Int(spot.y.rounded(.down)))
    }

    @inline(__always) private func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < buffer.width, y < buffer.height else { return .clear }
        return space.read(buffer.row(buffer.height - 1 - y)[x])
    }
}

/// Pixels that were worked out before: a part of an image, where a filter looks far around.
final class Surface: Source, @unchecked Sendable {
    let region: PixelRect
    private let memory: ZeroedMemory
    private let pixels: PixelRow
    private let isSmooth: Bool

    /// Transparent pixels.
    init(_ region: PixelRect, isSmooth: Bool = true) {
        self.region = region
        self.isSmooth = isSmooth
        let count = max(region.area, 1)
        memory = ZeroedMemory(byteCount: count * MemoryLayout<Pixel>.stride)
        pixels = memory.start.bindMemory(to: Pixel.self, capacity: count)
    }

    deinit { memory.deallocate() }

    /// The first pixel of row `y`, which has to be one of the region's.
    @inline(__always) func row(_ y: Int) -> PixelRow { pixels + (y - region.top) * region.width }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        guard y >= region.top, y < region.bottom else { return row.update(repeating: .clear, count: count) }
        let first = min(max(region.left - x, 0), count)
        let last = min(max(region.right - x, first), count)
        if first > 0 { row.update(repeating: .clear, count: first) }
        if last > first { (row + first).update(from: self.row(y) + (x + first - region.left), count: last - first) }
        if count > last { (row + last).update(repeating: .clear, count: count - last) }
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        for index in 0..<count {
            guard let near = Neighbours(spots[index]) else {
                row[index] = .clear
                continue
            }
            row[index] = isSmooth ? near.blend { pixel($0, $1) } : nearest(spots[index])
        }
    }

    @inline(__always) private func nearest(_ spot: Spot) -> Pixel {
        pixel(Int(spot.x.rounded(.down)), Int(spot.y.rounded(.down)))
    }

    @inline(__always) private func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= region.left, y >= region.top, x < region.right, y < region.bottom else { return .clear }
        return row(y)[x - region.left]
    }
}
