import CoreGraphics

/// A few rectangles of the frame that do not overlap and hold everything that was added.
struct DamageRegion {
    private(set) var rects: [PixelRect] = []

    /// More rectangles than this cost more in drawing than they spare. Decided.
    private static let mostRects = 6
    /// Two rectangles become one when that has at most so many times the pixels of both. Decided.
    private static let slack = 1.25

    /// Adds a rectangle. It is merged with those that it overlaps or nearly fills a rectangle with.
    mutating func add(_ rect: PixelRect) {
        var rect = rect
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        while let index = rects.firstIndex(where: { DamageRegion.belongTogether($0, rect) }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > DamageRegion.mostRects { mergeNearest() }
    }

    private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
        a.intersects(b) || Double(a.union(b).area) <= Double(a.area + b.area) * slack
    }

    /// Merges the two rectangles whose union adds the fewest pixels.
    private mutating func mergeNearest() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let (a, b) = (rects[first], rects[second])
                let cost = a.union(b).area - a.area - b.area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let merged = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(merged)
    }
}
