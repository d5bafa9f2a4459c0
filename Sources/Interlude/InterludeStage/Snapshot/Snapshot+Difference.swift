import CoreGraphics
import Foundation

extension Snapshot {
    /// Returns the number of different pixels, and the largest difference in any channel.
    ///
    /// - Parameters:
    ///   - other: The image to compare with.
    ///   - threshold: The largest difference in a channel that is ignored.
    /// - Returns: `nil` for images of different sizes.
    public func difference(from other: Snapshot, above threshold: Int = 0) -> (pixels: Int, largest: Int)? {
        guard pixelWidth == other.pixelWidth, pixelHeight == other.pixelHeight else { return nil }
        var count = 0
        var largest = 0
        forEachDifference(from: other) { _, _, difference in
            if difference > threshold { count += 1 }
            largest = max(largest, difference)
        }
        return (count, largest)
    }

    /// The smallest part that holds all that differs, in points; `nil` for pictures that are equal or of different sizes.
    package func part(differingFrom other: Snapshot) -> CGRect? {
        guard size == other.size, pixelWidth == other.pixelWidth,
            (0..<pixelHeight).contains(where: { !buffer.hasSameRow($0, as: other.buffer) })
        else { return nil }
        let area = buffer.area(differingFrom: other.buffer)
        guard area.width > 0, area.height > 0 else { return nil }
        return CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
            .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// How far all pixels are from another picture's of the same size, together; 0 for one of another size.
    package func sumOfDifferences(from other: Snapshot) -> Int {
        guard pixelWidth == other.pixelWidth, pixelHeight == other.pixelHeight else { return 0 }
        var sum = 0
        forEachDifference(from: other) { _, _, difference in sum += difference }
        return sum
    }

    /// How far all pixels are from their neighbors on the right, together: little where there is not much to see.
    package var detail: Int {
        var sum = 0
        for y in 0..<pixelHeight {
            let row = buffer.row(y)
            for x in 0..<max(0, pixelWidth - 1) where row[x] != row[x + 1] {
                sum += channelDifference(row[x], row[x + 1])
            }
        }
        return sum
    }

    /// Returns an image that shows the differences from another image of equal size: equal pixels are dark gray,
    /// different ones are red, and yellow where they differ most.
    public func marking(differencesFrom other: Snapshot) -> Snapshot {
        demand(
            pixelWidth == other.pixelWidth && pixelHeight == other.pixelHeight, "The snapshots have different sizes")
        let marked = PixelBuffer(width: pixelWidth, height: pixelHeight, isOpaque: true)
        for y in 0..<pixelHeight {
            let (from, to) = (buffer.row(y), marked.row(y))
            for x in 0..<pixelWidth { to[x] = dimmed(from[x]) }
        }
        forEachDifference(from: other) { x, y, difference in
            let strength = UInt32(min(255, difference * 4))
            marked.row(y)[x] = 0xFFFF_0040 | (strength << 8)
        }
        return Snapshot(buffer: marked, scale: scale)
    }

    /// Calls for each pixel that differs, with the largest difference of its channels. Rows that are alike cost little.
    package func forEachDifference(from other: Snapshot, _ body: (Int, Int, Int) -> Void) {
        for y in 0..<pixelHeight where !buffer.hasSameRow(y, as: other.buffer) {
            let (a, b) = (buffer.row(y), other.buffer.row(y))
            for x in 0..<pixelWidth where a[x] != b[x] { body(x, y, channelDifference(a[x], b[x])) }
        }
    }
}

/// The largest difference between two pixels in one of the four channels.
private func channelDifference(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    var shift: UInt32 = 0
    while shift < 32 {
        largest = max(largest, abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)))
        shift += 8
    }
    return largest
}

/// A gray of a quarter of a pixel's brightness; the weights are those of BT.601 in 256ths.
private func dimmed(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
    let grey = (red * 77 + green * 150 + blue * 29) >> 10
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
}
