import CoreGraphics

/// Halved, quartered, … copies of bitmaps, made on first need: what is shrunk to less than half is sampled from them, so
/// that it neither flickers nor skips pixels. Both axes are halved independently, because a page that turns gets narrow
/// but not low.
final class ReducedBitmaps {
    private struct Key: Hashable {
        var bitmap: ObjectIdentifier
        var halvingsX: Int
        var halvingsY: Int
    }

    private struct Entry {
        weak var original: PixelBuffer?
        var reduced: PixelBuffer
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var frame = 0

    /// Copies that no frame has used for so long are dropped.
    private static let framesKept = 120

    /// Forgets the copies that are no longer needed.
    func beginFrame() {
        frame += 1
        entries = entries.filter { $0.value.original != nil && frame - $0.value.lastUse <= Self.framesKept }
    }

    /// How often to halve an axis on which `shrink` bitmap pixels fall on one of the frame's.
    static func halvings(_ shrink: Double, size: Int) -> Int {
        var (n, left, size) = (0, shrink, size)
        while left > 2 && size > 1 {
            n += 1
            left /= 2
            size = (size + 1) / 2
        }
        return n
    }

    /// `bitmap`, halved so many times along each axis.
    func reduce(_ bitmap: PixelBuffer, halvingsX: Int, halvingsY: Int) -> PixelBuffer {
        guard halvingsX > 0 || halvingsY > 0 else { return bitmap }
        let key = Key(bitmap: ObjectIdentifier(bitmap), halvingsX: halvingsX, halvingsY: halvingsY)
        if let found = entries[key], found.original === bitmap {
            entries[key]?.lastUse = frame
            return found.reduced
        }
        let reduced: PixelBuffer
        if halvingsX >= halvingsY {
            let larger = reduce(bitmap, halvingsX: halvingsX - 1, halvingsY: halvingsY)
            reduced = Self.halvedColumns(larger)
        } else {
            let larger = reduce(bitmap, halvingsX: halvingsX, halvingsY: halvingsY - 1)
            reduced = Self.halvedRows(larger)
        }
        entries[key] = Entry(original: bitmap, reduced: reduced, lastUse: frame)
        return reduced
    }

    private static func halvedColumns(_ b: PixelBuffer) -> PixelBuffer {
        let half = PixelBuffer(width: (b.width + 1) / 2, height: b.height, isOpaque: b.isOpaque)
        for y in 0..<b.height {
            let (from, to) = (b.row(y), half.row(y))
            for x in 0..<(b.width / 2) { to[x] = interpolated(from[2 * x], from[2 * x + 1], 128) }
            if b.width % 2 == 1 { to[half.width - 1] = from[b.width - 1] }
        }
        return half
    }

    private static func halvedRows(_ b: PixelBuffer) -> PixelBuffer {
        let half = PixelBuffer(width: b.width, height: (b.height + 1) / 2, isOpaque: b.isOpaque)
        for y in 0..<half.height {
            let (upper, lower) = (b.row(2 * y), b.row(min(2 * y + 1, b.height - 1)))
            RowKernels.interpolate(half.row(y), upper, lower, 128, b.width)
        }
        return half
    }
}
