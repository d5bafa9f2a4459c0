import CoreGraphics

/// Finds out which pixels of a frame differ from those of the frame before, by comparing the two display lists.
///
///     let tracker = DamageTracker()
///     let damage = tracker.damage(of: list)
///     renderer.render(list, into: kept, damage: damage)
///
/// The answer is safe, not exact: pixels outside of the damage are the same for certain, those inside may be.
package final class DamageTracker {
    /// Kept whole: its bitmaps must stay alive, or a new one could pass for an old one.
    private var last: DisplayList?

    package init() {}

    /// Forgets the last frame: all of the next one is new.
    package func reset() { last = nil }

    /// Rectangles that hold all differences from the list given last; they do not overlap. The whole frame the first time.
    package func damage(of list: DisplayList) -> [PixelRect] {
        defer { last = list }
        let frame = PixelRect(width: list.width, height: list.height)
        guard let last, last.width == list.width, last.height == list.height, last.background == list.background
        else { return [frame] }
        var comparison = DisplayListComparison(frame: frame)
        comparison.compare(last.items, list.items, within: frame)
        guard !comparison.region.rects.isEmpty else { return [] }
        comparison.region.add(list.backdrops, in: frame)
        let rects = comparison.region.rects
        let area = rects.reduce(0) { $0 + $1.area }
        return area > frame.area / 4 * 3 ? [frame] : rects
    }
}

/// Walks through two display lists side by side.
private struct DisplayListComparison {
    let frame: PixelRect
    var region = DamageRegion()

    init(frame: PixelRect) { self.frame = frame }

    /// Adds what differs. Lists of one length are compared in pairs; else what both begin and end with is left out, and all
    /// that is between is added. Whether something is a part makes no difference.
    mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], within limit: PixelRect) {
        guard !limit.isEmpty else { return }
        if old.isCut(as: new) {
            for (a, b) in zip(old, new) { compare(a, b, within: limit) }
        } else if old.hasParts || new.hasParts {
            compare(old.opened, new.opened, within: limit)
        } else {
            compareEnds(old, new, within: limit)
        }
    }

    private mutating func compareEnds(_ old: [DisplayItem], _ new: [DisplayItem], within limit: PixelRect) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        for item in old[start..<(old.count - tail)] { add(item, within: limit) }
        for item in new[start..<(new.count - tail)] { add(item, within: limit) }
    }

    /// Groups and parts are entered before they are compared, since that would look at all that is in them once a level.
    private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, within limit: PixelRect) {
        switch (old, new) {
        case (.part(let a), .part(let b)):
            if a !== b { compare(a.items, b.items, within: limit) }
            return
        case (.group(let a), .group(let b)):
            guard a.isSameFrame(as: b), let inner = b.openArea(in: frame) else { break }
            return compare(a.children, b.children, within: limit.intersection(inner))
        default: break
        }
        if old == new { return }
        add(old, within: limit)
        add(new, within: limit)
    }

    private mutating func add(_ item: DisplayItem, within limit: PixelRect) {
        region.add(item.paintedBounds(in: frame).intersection(limit))
    }
}
